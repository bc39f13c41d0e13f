package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Exchanger;

/** Two threads that exchange; the broken twin keeps what it has. */
public final class Exchanged {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Exchanger<String> exchanger = new Exchanger<>();
    String[] got = new String[2];
    Together.run(
        () -> got[0] = exchanger.exchange("a"),
        () -> {
          String other = exchanger.exchange("b");
          got[1] = broken ? "b" : other;
        });
    expect("ba", got[0] + got[1]);
  }
}
