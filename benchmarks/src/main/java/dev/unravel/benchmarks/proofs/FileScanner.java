package dev.unravel.benchmarks.proofs;

/** Threads take texts from a common list and count the lines that contain a word. */
public final class FileScanner {
  private static final int THREADS = 2;
  private static final String WORD = "lock";
  private static final String[] TEXTS = {
    "a lock\nno key\nlocked out", "nothing", "the clock stops", "unlock\nunlock"
  };
  private static final int EXPECTED = 5;

  private final Variant variant;
  private int next;
  private int found;

  private FileScanner(Variant variant) {
    this.variant = variant;
  }

  public static void main(String[] arguments) throws InterruptedException {
    FileScanner scanner = new FileScanner(Variant.of(arguments));
    Crew.run(THREADS, scanner.variant, thread -> scanner.work());
    if (scanner.found != EXPECTED) {
      throw new AssertionError("found " + scanner.found);
    }
  }

  private void work() {
    for (int text = take(); text < TEXTS.length; text = take()) {
      int lines = 0;
      int start = 0;
      String content = TEXTS[text];
      while (start <= content.length()) {
        int end = content.indexOf('\n', start);
        int stop = end < 0 ? content.length() : end;
        int at = content.indexOf(WORD, start);
        if (at >= 0 && at < stop) {
          lines++;
        }
        start = stop + 1;
      }
      count(lines);
    }
  }

  private synchronized int take() {
    return next++;
  }

  private void count(int lines) {
    if (variant.has("count")) {
      found += lines;
    } else {
      synchronized (this) {
        found += lines;
      }
    }
  }
}
