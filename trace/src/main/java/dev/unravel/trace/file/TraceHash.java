package dev.unravel.trace.file;

import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A number of 64 bits for what happened: equal when two executions did the same, on whichever JVM.
 *
 * <p>Left out is what differs between JVMs though the target did the same: values (hash codes,
 * addresses), line numbers in the JDK, and the numbers in names of lambda and hidden classes. The
 * hash tells mishaps apart, not attacks.
 */
public final class TraceHash {
  private static final long START = 0xCBF29CE484222325L;
  private static final long PRIME = 0x100000001B3L;

  /** As in {@code Main$$Lambda$14/0x0000000800c03a18} (17) and {@code Main$$Lambda/0x...} (21). */
  private static final Pattern VARYING = Pattern.compile("(\\$\\$Lambda)\\$\\d+|/0x[0-9a-f]+");

  private TraceHash() {}

  /** The hash of a trace's actions, or of what a recording has in their place, and failure. */
  public static long of(Trace trace) {
    long hash = START;
    for (long action : actions(trace)) {
      hash = mix(hash, action);
    }
    if (trace.recording().isPresent()) {
      for (long interval : intervals(trace)) {
        hash = mix(hash, interval);
      }
      hash = mix(hash, trace.recording().get().output());
    }
    return mix(hash, outcome(trace.outcome()));
  }

  /**
   * A hash of each interval of a recorded run: who ran, for how long, what its synchronisation was
   * and where it ended.
   */
  public static long[] intervals(Trace trace) {
    long[] locations = trace.locations().stream().mapToLong(TraceHash::location).toArray();
    List<Mark> marks = trace.recording().orElseThrow().marks();
    long[] hashes = new long[marks.size()];
    for (int i = 0; i < hashes.length; i++) {
      Interval interval = trace.schedule().intervals().get(i);
      Mark mark = marks.get(i);
      long hash = mix(mix(interval.thread(), interval.actions()), mark.check());
      hashes[i] = mix(hash, mark.location() < 0 ? 0 : locations[mark.location()]);
    }
    return hashes;
  }

  /** A hash of each action by itself: the first that differs is where two executions part. */
  public static long[] actions(Trace trace) {
    long[] locations = trace.locations().stream().mapToLong(TraceHash::location).toArray();
    long[] objects = trace.objects().stream().mapToLong(TraceHash::name).toArray();
    long[] hashes = new long[trace.actions().size()];
    for (int i = 0; i < hashes.length; i++) {
      Action action = trace.actions().get(i);
      long hash = mix(action.thread(), action.operation().ordinal());
      hash = mix(hash, action.location() < 0 ? 0 : locations[action.location()]);
      hash = mix(hash, action.object() < 0 ? 0 : objects[action.object()]);
      hashes[i] = mix(hash, text(action.member()));
    }
    return hashes;
  }

  /**
   * A hash of what each action means: which thread does what to which object. The same code may get
   * there on another line, in a class that is generated anew say; only where there is no object,
   * the place says what is meant.
   */
  public static long[] meanings(Trace trace) {
    long[] places = trace.locations().stream().mapToLong(TraceHash::location).toArray();
    long[] objects = trace.objects().stream().mapToLong(TraceHash::name).toArray();
    long[] hashes = new long[trace.actions().size()];
    for (int i = 0; i < hashes.length; i++) {
      Action action = trace.actions().get(i);
      long hash = mix(action.thread(), action.operation().ordinal());
      long place = action.location() < 0 ? 0 : places[action.location()];
      hash = mix(hash, action.object() < 0 ? place : objects[action.object()]);
      hashes[i] = mix(hash, name(action.member()));
    }
    return hashes;
  }

  /** The hash in sixteen digits, as it is printed. */
  public static String digits(long hash) {
    return String.format("%016x", hash);
  }

  private static long location(Location location) {
    long hash = mix(name(location.className()), name(location.method()));
    return mix(hash, location.inJdk() ? 0 : location.line());
  }

  private static long outcome(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      return mix(text(fail.signature().kind().word()), name(fail.signature().where()));
    }
    return outcome instanceof Outcome.Pass ? 1 : 2;
  }

  private static long name(String name) {
    return text(VARYING.matcher(name).replaceAll("$1"));
  }

  /** FNV-1a over the characters. */
  private static long text(String text) {
    long hash = START;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    return hash;
  }

  /** One round of the finisher of MurmurHash3, so that every bit moves every other. */
  private static long mix(long hash, long value) {
    long mixed = (hash ^ value) * PRIME + 1;
    mixed = (mixed ^ mixed >>> 33) * 0xFF51AFD7ED558CCDL;
    return mixed ^ mixed >>> 29;
  }
}
