/** Instrumented classes of the JDK, kept in a file between JVMs. */
package dev.unravel.agent.image;
