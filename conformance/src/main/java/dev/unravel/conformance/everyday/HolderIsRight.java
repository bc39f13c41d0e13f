package dev.unravel.conformance.everyday;

/** A singleton in a holder class: right, whoever comes first. */
public final class HolderIsRight {
  private static int made;

  private static final class Holder {
    static final HolderIsRight INSTANCE = new HolderIsRight();
  }

  private HolderIsRight() {
    made++;
  }

  private static void use() {
    Holder.INSTANCE.hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(HolderIsRight::use);
    Thread other = new Thread(HolderIsRight::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (made != 1) {
      throw new AssertionError("made " + made);
    }
  }
}
