package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * A thread is given a value that its maker has read. What it does with it depends on what it reads
 * itself, but the value comes without a read.
 */
@Outcomes({"y=0", "y=1", "y=2"})
public final class ThreadIsGivenWhatWasRead {
  private int x;
  private int flag;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    ThreadIsGivenWhatWasRead p = new ThreadIsGivenWhatWasRead();
    Thread first = new Thread(() -> p.x = 1);
    Thread second = new Thread(() -> p.flag = 1);
    first.start();
    second.start();
    int given = p.x;
    Thread third =
        new Thread(
            () -> {
              if (p.flag == 1) {
                p.y = given + 1;
              }
            });
    third.start();
    first.join();
    second.join();
    third.join();
    System.out.println("y=" + p.y);
  }
}
