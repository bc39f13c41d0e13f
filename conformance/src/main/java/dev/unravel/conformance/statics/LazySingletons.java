package dev.unravel.conformance.statics;

/** A singleton without a lock, and one in a holder class that is initialised by who comes first. */
public final class LazySingletons {
  private static int made;
  private static LazySingletons instance;

  private static final class Holder {
    static final String MAKER = Thread.currentThread().getName();
  }

  private LazySingletons() {
    made++;
  }

  private static LazySingletons get() {
    if (instance == null) {
      instance = new LazySingletons();
    }
    return instance;
  }

  private static void use() {
    get();
    Holder.MAKER.length();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(LazySingletons::use, "other");
    t.start();
    use();
    t.join();
    System.out.println(made + " made, holder by " + Holder.MAKER);
  }
}
