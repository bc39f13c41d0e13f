package dev.unravel.conformance.apart;

/** Loops for ever without touching anything shared. */
public final class LoopsWithoutAnAction {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              int i = 0;
              while (i >= 0) {
                i = (i + 1) & 0xff;
              }
            });
    t.start();
    t.join();
  }
}
