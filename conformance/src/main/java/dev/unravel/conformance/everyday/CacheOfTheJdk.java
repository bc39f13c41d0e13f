package dev.unravel.conformance.everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The same with a map that is made for several threads. */
@Fails
public final class CacheOfTheJdk {
  private static final ConcurrentMap<String, AtomicInteger> HITS = new ConcurrentHashMap<>();

  private static void use() {
    if (!HITS.containsKey("page")) {
      HITS.put("page", new AtomicInteger());
    }
    HITS.get("page").incrementAndGet();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(CacheOfTheJdk::use);
    Thread other = new Thread(CacheOfTheJdk::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (HITS.get("page").get() != 2) {
      throw new AssertionError("lost a hit");
    }
  }
}
