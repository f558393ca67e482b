/** JMH benchmarks of the published modules. Not published. */
package io.github.linesofaction.benchmarks;
