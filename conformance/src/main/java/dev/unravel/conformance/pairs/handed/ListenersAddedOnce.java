package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CopyOnWriteArrayList;

/** Listeners that are added if they are absent; the broken twin looks and then adds. */
public final class ListenersAddedOnce {
  private static void add(CopyOnWriteArrayList<String> listeners, boolean inTwoSteps) {
    if (!inTwoSteps) {
      listeners.addIfAbsent("me");
    } else if (!listeners.contains("me")) {
      listeners.add("me");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    CopyOnWriteArrayList<String> listeners = new CopyOnWriteArrayList<>();
    Together.run(() -> add(listeners, broken), () -> add(listeners, broken));
    expect(1, listeners.size());
  }
}
