/**
 * What a program under test may name itself: concurrent breakpoints, which make two threads meet at
 * chosen places without any agent, and annotations that mark code for the search. A program that
 * uses them needs this module and the JDK, nothing else, and behaves the same when it runs without
 * Unravel. Nothing has to be named for {@code find}, {@code replay} and {@code show}: these take
 * programs as they are.
 */
package dev.unravel.api;
