package dev.unravel.runtime.place;

/**
 * A thing that threads conflict about: a field of an object, an array element, a static field, a
 * monitor, or an object of java.util.concurrent as a whole. Keeps who came last. Used again by the
 * next execution.
 */
public final class Variable {
  /** Null when not in use. */
  public Object object;

  public int key;

  /** Where in the table it is. */
  public int slot;

  /** Stands for the order of everything that happened here up to the last write. */
  public long writeOrder;

  /** The same for the reads since, in whatever order they came. */
  public long readOrder;

  // The last write, and the last two reads since of which neither happened before the other. The
  // thread is -1 when there was none.
  public int writer;
  public int writeTime;
  public int writeSite;
  public int reader;
  public int readTime;
  public int readSite;
  public int otherReader;
  public int otherReadTime;
  public int otherReadSite;

  /** What whoever synchronises here next learns; of use up to {@link #clockCount}. */
  public int[] clocks = {};

  public int clockCount;

  // What it holds, see Contents: the site that came first, or -1; what it held then; what it holds;
  // what it adds to the whole.
  public int site;
  public long initial;
  public long content;
  public long share;

  public void use(Object newObject, int newKey, int newSlot) {
    object = newObject;
    key = newKey;
    slot = newSlot;
    writeOrder = 0;
    readOrder = 0;
    writer = -1;
    reader = -1;
    otherReader = -1;
    clockCount = 0;
    site = -1;
    share = 0;
  }

  /** What has happened to the other happened here too. */
  public void goOnFrom(Variable other) {
    writeOrder = other.writeOrder;
    readOrder = other.readOrder;
    writer = other.writer;
    writeTime = other.writeTime;
    writeSite = other.writeSite;
    reader = other.reader;
    readTime = other.readTime;
    readSite = other.readSite;
    otherReader = other.otherReader;
    otherReadTime = other.otherReadTime;
    otherReadSite = other.otherReadSite;
  }
}
