package dev.unravel.shadowed;

/** What javac makes of these methods gets shadows; not in a package that is never instrumented. */
@SuppressWarnings("unused")
public final class Subject {
  private static int n = 7;
  private static int m = 2;
  private static long wide = 1L << 40;
  private static float real = 1.5f;
  private static double precise = -0.5;
  private static Object object = "x";
  private static Object other = "y";
  private static int[] ints = {3, 4, 5};
  private static long[] longs = {8, 9};
  private static byte[] bytes = {-1};
  private static boolean[] truths = {true};
  private int field = 11;
  private final long fixed;

  private Subject(long fixed) {
    this.fixed = fixed;
  }

  public static int sums() {
    int a = n;
    a += 3;
    a++;
    return a - m;
  }

  public static long widens() {
    return wide * (long) n << m;
  }

  public static double reals() {
    return precise / -(double) real;
  }

  public static boolean compares() {
    return real < precise;
  }

  public static int divides() {
    return n / m;
  }

  public static int meets() {
    return 1 + (n > 3 ? m : n * 2);
  }

  public static int cleanWhereWaysMeet() {
    return m + Math.max(1, n > 3 ? 4 : m);
  }

  public static int storedAnew() {
    int a = n;
    if (m > 1) {
      a = 5;
    }
    return a;
  }

  public static int passes() {
    return second(n, wide, m + 1);
  }

  private static int second(int a, long b, int c) {
    return c;
  }

  public static int recursion() {
    return down(2, n);
  }

  private static int down(int times, int a) {
    return times == 0 ? a : down(times - 1, a + 1);
  }

  public static int receivers() {
    Subject made = new Subject(wide);
    made.field += n;
    return made.get();
  }

  private int get() {
    return field;
  }

  public static void copies() {
    ints[1] += n;
    longs[0]++;
    bytes[0] = (byte) n;
    truths[0] ^= true;
    m = n = 17;
  }

  public static int handlers() {
    int before = n;
    try {
      before = ints[m + 100];
    } catch (ArrayIndexOutOfBoundsException e) {
      before++;
    }
    return before;
  }

  public static int switches() {
    switch (n) {
      case 1:
        return 5;
      case 7:
        return 6;
      default:
        return 4;
    }
  }

  public static boolean references() {
    Object kept = object;
    return kept == other || kept == null;
  }

  public static int lost() {
    Object[] array = new Object[m];
    return String.valueOf(n).length() + array.length;
  }

  public static int spins() {
    int limit = m;
    int seen;
    do {
      seen = n;
    } while (seen < limit);
    return seen;
  }

  public static int spinsBehindABranch() {
    int limit;
    if (n > 3) {
      limit = m;
    } else {
      limit = 2;
    }
    int seen;
    do {
      seen = n;
    } while (seen < limit);
    return seen;
  }
}
