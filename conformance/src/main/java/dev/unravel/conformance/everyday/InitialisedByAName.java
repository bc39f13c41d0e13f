package dev.unravel.conformance.everyday;

/** An initialiser that depends on what others have done so far. */
@Fails
public final class InitialisedByAName {
  private static volatile int step;
  private static volatile int seen;

  private static final class Plugin {
    static {
      seen = step;
    }
  }

  private static void use() {
    step++;
    step++;
    try {
      Class.forName(InitialisedByAName.class.getName() + "$Plugin");
    } catch (ClassNotFoundException gone) {
      throw new IllegalStateException(gone);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(InitialisedByAName::use);
    Thread other = new Thread(InitialisedByAName::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (seen == 3) {
      throw new AssertionError("loaded in the middle");
    }
  }
}
