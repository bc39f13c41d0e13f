package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** What was decided is fixed in an object, which another thread gets without a read. */
@Outcomes({"nothing", "few", "many"})
public final class DecisionIsFixedInAnObject {
  private static final class Note {
    final String text;

    Note(String text) {
      this.text = text;
    }
  }

  private int x;
  private Note note;

  public static void main(String[] args) throws InterruptedException {
    DecisionIsFixedInAnObject p = new DecisionIsFixedInAnObject();
    Thread writes =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
            });
    Thread decides =
        new Thread(
            () -> {
              String text = "few";
              if (p.x > 1) {
                text = "many";
              }
              p.note = new Note(text);
            });
    writes.start();
    decides.start();
    Note seen = p.note;
    writes.join();
    decides.join();
    System.out.println(seen == null ? "nothing" : seen.text);
  }
}
