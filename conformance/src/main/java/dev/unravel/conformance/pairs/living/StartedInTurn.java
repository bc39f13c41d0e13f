package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A thread that starts the next; the broken twin starts both at once. */
public final class StartedInTurn {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    StringBuilder text = new StringBuilder();
    Thread second = Together.thread(() -> text.append(2));
    Thread first =
        Together.thread(
            () -> {
              text.append(1);
              if (!broken) {
                second.start();
              }
            });
    first.start();
    if (broken) {
      second.start();
    }
    first.join();
    second.join();
    expect("12", text.toString());
  }
}
