package dev.unravel.conformance.bugs;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A map that is safe by itself, asked and filled in two steps. */
@Expected(pattern = "atomicity violation", form = "read-write-write", about = "ConcurrentHashMap")
public final class CheckThenPut {
  private final Map<String, Object> sessions = new ConcurrentHashMap<>();
  private final Object[] got = new Object[2];

  private Object session(String user) {
    Object known = sessions.get(user); // <-
    if (known == null) {
      known = new Object();
      sessions.put(user, known); // <-
    }
    return known;
  }

  public static void main(String[] args) throws InterruptedException {
    CheckThenPut it = new CheckThenPut();
    Thread first = new Thread(() -> it.got[0] = it.session("ada"), "login-1");
    Thread second = new Thread(() -> it.got[1] = it.session("ada"), "login-2");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.got[0] != it.got[1]) {
      throw new IllegalStateException("one user has two sessions");
    }
  }
}
