/**
 * Parts of the JDK and the JVM that have no door: the inside of threads, static fields, random
 * number generators.
 */
package dev.unravel.runtime.jvm;
