package dev.unravel.conformance.everyday;

/** A clone method that copies what its object refers to as well. */
public final class CopiedToTheBottom implements Cloneable {
  private int[] values = {1};

  @Override
  public CopiedToTheBottom clone() {
    try {
      CopiedToTheBottom copy = (CopiedToTheBottom) super.clone();
      copy.values = values.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  private void change() {
    CopiedToTheBottom copy = clone();
    copy.values[0]++;
    if (copy.values[0] != 2) {
      throw new AssertionError(copy.values[0]);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    CopiedToTheBottom object = new CopiedToTheBottom();
    Thread one = new Thread(object::change);
    Thread other = new Thread(object::change);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
