package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** A final field hands on what its writer has read: whoever reads it does so without an action. */
@Outcomes(
    value = {"y=0", "y=5", "y=6"},
    large = true)
public final class FinalFieldTellsWhatWasRead {
  private int x;
  private int flag;
  private int y;
  private Note note;

  private record Note(int seen) {}

  public static void main(String[] args) throws InterruptedException {
    FinalFieldTellsWhatWasRead p = new FinalFieldTellsWhatWasRead();
    Thread[] threads = {
      new Thread(() -> p.x = 1),
      new Thread(() -> p.note = new Note(p.x)),
      new Thread(() -> p.flag = 1),
      new Thread(p::read),
    };
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("y=" + p.y);
  }

  private void read() {
    Note found = note;
    if (found != null && flag == 1) {
      y = found.seen() + 5;
    }
  }
}
