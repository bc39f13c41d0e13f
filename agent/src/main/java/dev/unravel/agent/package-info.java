/**
 * The agent: how it starts in a worker, and what it does with each class that the JVM loads. {@code
 * subject} is about one class, {@code body} about its methods, {@code points} about single
 * instructions.
 */
package dev.unravel.agent;
