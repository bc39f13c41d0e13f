package dev.unravel.conformance.correct;

import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;

/** Two threads swap buffers twice. */
public final class ExchangedBuffers {
  private static int swap(Exchanger<int[]> exchanger, int start) {
    int[] buffer = {start};
    try {
      buffer = exchanger.exchange(buffer);
      buffer[0]++;
      buffer = exchanger.exchange(buffer);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return buffer[0];
  }

  public static void main(String[] args) throws Exception {
    Exchanger<int[]> exchanger = new Exchanger<>();
    FutureTask<Integer> other = new FutureTask<>(() -> swap(exchanger, 10));
    new Thread(other).start();
    int mine = swap(exchanger, 20);
    if (mine != 21 || other.get() != 11) {
      throw new AssertionError(mine + " " + other.get());
    }
  }
}
