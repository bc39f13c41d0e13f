package dev.unravel.conformance.everyday;

/** A range that is cloned while another thread changes both of its ends. */
@Fails
public final class RangeCopied implements Cloneable {
  private int low;
  private int high;

  @Override
  public RangeCopied clone() {
    try {
      return (RangeCopied) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  private void move() {
    low++;
    high++;
  }

  public static void main(String[] args) throws InterruptedException {
    RangeCopied range = new RangeCopied();
    Thread other = new Thread(range::move);
    other.start();
    RangeCopied copy = range.clone();
    other.join();
    if (copy.low < copy.high) {
      throw new AssertionError(copy.low + " to " + copy.high);
    }
  }
}
