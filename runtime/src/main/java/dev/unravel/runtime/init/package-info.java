/**
 * The initialisation of the target's classes, under a model of the JVM's lock, and again in each
 * execution.
 */
package dev.unravel.runtime.init;
