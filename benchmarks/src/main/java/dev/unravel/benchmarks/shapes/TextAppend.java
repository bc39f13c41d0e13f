package dev.unravel.benchmarks.shapes;

/**
 * Appending another text asks for its length first and copies its characters later; if it was cut
 * short in between there are not enough. Every method is synchronized. Known from the StringBuffer
 * of JDK 1.4 (Flanagan and Qadeer), in SCTBench as CB.stringbuffer-jdk1.4. One preemption, depth 2.
 */
public final class TextAppend {
  private static final class Text {
    private char[] characters = new char[8];
    private int length;

    synchronized int length() {
      return length;
    }

    synchronized void cut(int newLength) {
      length = newLength;
    }

    synchronized void copy(int count, char[] to, int at) {
      if (count > length) {
        throw new IndexOutOfBoundsException(count + " of " + length);
      }
      System.arraycopy(characters, 0, to, at, count);
    }

    synchronized void append(Text other) {
      int count = other.length();
      other.copy(count, characters, length);
      length += count;
    }
  }

  private TextAppend() {}

  public static void main(String[] arguments) throws InterruptedException {
    Text from = new Text();
    Text to = new Text();
    from.cut(3);
    Team.run(() -> to.append(from), () -> from.cut(0));
  }
}
