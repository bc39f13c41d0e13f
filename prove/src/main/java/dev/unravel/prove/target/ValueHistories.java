package dev.unravel.prove.target;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers that stand for what each thread of an execution has read so far. Some things go from
 * thread to thread without an action that reads them: what a thread is given when it is made, and
 * what is fixed in an object or an array when it is made (final fields, a length). These depend on
 * what the maker had read. So a thread counts as another one if its maker had read something else,
 * and a reference as another one if its writer had.
 */
final class ValueHistories {
  /** How the name of an object ends that has something fixed in it, made while threads ran. */
  static final String FIXED = "!";

  private static final char AFTER = '\0';

  private final Names names;
  private final Map<String, Integer> threads = new HashMap<>();
  private final Map<Integer, Integer> histories = new HashMap<>();

  ValueHistories(Names names) {
    this.names = names;
    begin("main", names.threads().of("main"));
  }

  private int begin(String path, int thread) {
    threads.put(path, thread);
    histories.put(thread, names.histories().of("thread " + thread));
    return thread;
  }

  /** A thread starts another; returns its number. */
  int start(int parent, String path) {
    return begin(path, names.threads().of(path + AFTER + histories.get(parent)));
  }

  /** The number of a thread, or null if nobody has started it. */
  Integer thread(String path) {
    return threads.get(path);
  }

  /** A thread has read something that may decide what it does from now on. */
  void read(int thread, long value) {
    histories.merge(thread, 0, (before, none) -> names.histories().of(before + " " + value));
  }

  /** A value that a thread writes. */
  long written(int thread, String text) {
    return names.value(text, text.endsWith(FIXED) ? histories.get(thread) + 1 : 0);
  }

  /** A thread is as it was when it had read no more than this. */
  void goBack(int thread, int history) {
    histories.put(thread, history);
  }

  /** All that a thread has read so far. */
  int of(int thread) {
    return histories.get(thread);
  }

  /** How a thread is called by people. */
  static String path(String name) {
    int end = name.indexOf(AFTER);
    return end < 0 ? name : name.substring(0, end);
  }
}
