package dev.unravel.conformance.apart;

import java.util.ArrayList;
import java.util.List;

/** Fills the heap for real, in a thread. */
public final class FillsTheHeap {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              List<byte[]> all = new ArrayList<>();
              while (true) {
                all.add(new byte[1 << 20]);
              }
            });
    t.start();
    t.join();
  }
}
