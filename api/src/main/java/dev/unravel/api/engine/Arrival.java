package dev.unravel.api.engine;

/**
 * One thread at one position of a breakpoint, until it goes on from there. All fields that change
 * are guarded by the {@link MeetingPlace}, but for those marked volatile.
 */
public final class Arrival {
  final Thread thread = Thread.currentThread();

  /** The positions that this place stands for, a bit for each. */
  final int ranks;

  /** How many threads have to meet. */
  final int size;

  /** What end marks name. */
  private final Object key;

  final Object context;
  final Agreement agreement;

  private final Progress.Source source;

  /** How to see that the thread is through with its instruction, though it has set no mark. */
  volatile Progress progress;

  /** Set when all threads have met. */
  volatile Handoff handoff;

  int rank;

  /** The thread is back in its own code. */
  volatile boolean released;

  Arrival nextWaiting;
  Arrival nextOpen;

  /**
   * @param ranks the positions that this place stands for, a bit for each
   * @param size how many threads have to meet
   * @param key what end marks name
   * @param context what the agreement is asked about
   * @param agreement whether threads belong together
   * @param source how to see that this thread is through with its instruction
   */
  public Arrival(
      int ranks,
      int size,
      Object key,
      Object context,
      Agreement agreement,
      Progress.Source source) {
    this.ranks = ranks;
    this.size = size;
    this.key = key;
    this.context = context;
    this.agreement = agreement;
    this.source = source;
  }

  /** Called by the thread itself, once it has met the others: a stack trace takes its time. */
  void look() {
    progress = source.here();
  }

  /** Whether this is what an end mark means; null if the thread has come to another breakpoint. */
  boolean endsAt(Object mark) {
    return mark == null ? progress.endsAnywhere() : mark == key;
  }

  boolean mayTake(int wanted) {
    return (ranks & 1 << wanted) != 0;
  }

  /** The position at which the thread met the others; 0 is the first to go on. */
  public int rank() {
    return rank;
  }

  /** The instruction is through: the next thread may go on. */
  public void done() {
    OpenArrivals.close(this);
  }
}
