package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A byte wraps around, a char has no sign, a short is cut off, a boolean is one of two. */
@Outcomes(
    value = {
      "b=1 c=1 s=1 z=0",
      "b=0 c=1 s=1 z=0",
      "b=0 c=0 s=1 z=0",
      "b=0 c=0 s=0 z=0",
      "b=0 c=0 s=0 z=1"
    },
    weakerOnRealMachines = true)
public final class SmallTypesAreCompared {
  private byte small = 127;
  private char letter = 'a';
  private short cut = 1;
  private boolean flag;

  private void write() {
    small++;
    letter = '\uffff';
    cut = (short) 0x18000;
    flag = true;
  }

  public static void main(String[] args) throws InterruptedException {
    SmallTypesAreCompared p = new SmallTypesAreCompared();
    Thread t = new Thread(p::write);
    t.start();
    // Backwards, so that what is seen of one is seen of those before.
    int z = p.flag ? 1 : 0;
    int s = p.cut > 0 ? 1 : 0;
    int c = p.letter < 'b' ? 1 : 0;
    int b = p.small > 0 ? 1 : 0;
    t.join();
    if (z == 1 && s + c + b > 0 || s == 0 && c + b > 0 || c == 0 && b > 0) {
      throw new AssertionError("not in this order");
    }
    System.out.println("b=" + b + " c=" + c + " s=" + s + " z=" + z);
  }
}
