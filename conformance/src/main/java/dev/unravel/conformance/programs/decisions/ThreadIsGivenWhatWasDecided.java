package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A thread is given what its maker has decided; what it does depends on what it reads itself. */
@Outcomes({"y=0", "y=1", "y=2"})
public final class ThreadIsGivenWhatWasDecided {
  private int x;
  private int flag;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    ThreadIsGivenWhatWasDecided p = new ThreadIsGivenWhatWasDecided();
    Thread first =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
              p.flag = 1;
            });
    first.start();
    int given = 1;
    if (p.x > 1) {
      given = 2;
    }
    int amount = given;
    Thread second =
        new Thread(
            () -> {
              if (p.flag == 1) {
                p.y = amount;
              }
            });
    second.start();
    first.join();
    second.join();
    System.out.println("y=" + p.y);
  }
}
