package dev.unravel.conformance.statics;

/** An enum constant that changes: beyond the reach of a reset, so classes must be loaded anew. */
public enum EnumRemembers {
  INSTANCE;

  private int uses;

  private void use() {
    int seen = uses;
    uses = seen + 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(INSTANCE::use);
    t.start();
    INSTANCE.use();
    t.join();
    System.out.println(INSTANCE.uses);
  }
}
