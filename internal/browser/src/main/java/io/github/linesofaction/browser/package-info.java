/**
 * The library compiled for browsers: one question in, one answer out, on two back ends. What a page
 * looks like is not its business.
 */
@NullMarked
package io.github.linesofaction.browser;

import org.jspecify.annotations.NullMarked;
