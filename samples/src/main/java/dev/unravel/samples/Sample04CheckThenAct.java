/*
 * Check, then act.
 *
 * Every call on a ConcurrentHashMap is atomic; two calls in a row are not. Both threads ask for
 * the session, both get null, both make one, and the second put throws away what the first
 * caller already works with. computeIfAbsent does both steps in one.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample04CheckThenAct
 *
 * You get:
 *
 *   FAILED exception: java.lang.IllegalStateException at dev.unravel.samples.Sample04CheckThenAct.main(Sample04CheckThenAct.java:50)
 *     message   java.lang.IllegalStateException: one user has two sessions in main
 */
package dev.unravel.samples;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A cache of sessions, asked for the same session twice at once. */
public final class Sample04CheckThenAct {

  private static final class Session {}

  private final Map<String, Session> sessions = new ConcurrentHashMap<>();

  private Session sessionOf(String user) {
    Session session = sessions.get(user);
    if (session == null) {
      session = new Session();
      sessions.put(user, session);
    }
    return session;
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    Sample04CheckThenAct cache = new Sample04CheckThenAct();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Session> first = pool.submit(() -> cache.sessionOf("ada"));
    Future<Session> second = pool.submit(() -> cache.sessionOf("ada"));
    boolean same = first.get() == second.get();
    pool.shutdown();
    if (!same) {
      throw new IllegalStateException("one user has two sessions");
    }
  }
}
