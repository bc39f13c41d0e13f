package dev.unravel.diagnose.isolate;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A program of a few threads with statements one after the other, for tests.
 *
 * @param <S> its variables
 * @param start makes its variables
 * @param threads the statements of each thread; thread 0 goes first
 * @param correct whether its variables are as they should be at the end
 */
record ModelProgram<S>(Supplier<S> start, List<List<Statement<S>>> threads, Predicate<S> correct) {}
