package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** A FutureTask that whoever comes first puts into a map; the broken twin looks before it puts. */
public final class TaskRunOnce {
  private static int get(
      ConcurrentHashMap<String, FutureTask<Integer>> map, AtomicInteger runs, boolean looks)
      throws Exception {
    FutureTask<Integer> mine = new FutureTask<>(runs::incrementAndGet);
    FutureTask<Integer> theirs = looks ? map.get("key") : map.putIfAbsent("key", mine);
    if (theirs == null) {
      if (looks) {
        map.put("key", mine);
      }
      mine.run();
      return mine.get();
    }
    return theirs.get();
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    ConcurrentHashMap<String, FutureTask<Integer>> map = new ConcurrentHashMap<>();
    AtomicInteger runs = new AtomicInteger();
    Together.run(() -> expect(1, get(map, runs, broken)), () -> expect(1, get(map, runs, broken)));
    expect(1, runs.get());
  }
}
