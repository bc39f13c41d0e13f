package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.SynchronousQueue;

/** An item handed over by a SynchronousQueue; the broken twin offers it to nobody in particular. */
public final class HandedOverDirectly {
  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    SynchronousQueue<Integer> meeting = new SynchronousQueue<>();
    Together.run(
        () -> {
          if (broken) {
            meeting.offer(6);
          } else {
            meeting.put(6);
          }
        },
        () -> expect(6, meeting.take()));
  }
}
