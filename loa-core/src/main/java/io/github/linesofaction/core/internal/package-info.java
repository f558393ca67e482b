/**
 * The kernels that find moves and results. Not exported: which one runs is nobody's business
 * outside.
 *
 * <p>{@link io.github.linesofaction.core.internal.GeneralKernel} is plain and works for every rule
 * and every board; {@link io.github.linesofaction.core.internal.FastKernel} works on bits, for
 * boards of up to 64 cells and the rules the library knows; {@link
 * io.github.linesofaction.core.internal.LargeKernel} works on lines, for boards of up to 256 cells,
 * the standard movement with or without black holes and the goal of connecting. Each is tested
 * against the others.
 */
package io.github.linesofaction.core.internal;
