/**
 * Laws that hold under every rule set, whoever wrote its movement and goal. What is true of one
 * game alone does not belong here.
 */
package io.github.linesofaction.laws;
