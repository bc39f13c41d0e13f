package dev.unravel.conformance.statics;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Changes static fields of every type, with and without an initial value, final or not. */
public final class EveryKindOfField {
  private static boolean flag;
  private static byte small = 1;
  private static char letter = 'a';
  private static long big;
  private static float real = 0.5f;
  private static double precise;
  private static String text;
  private static int[] numbers = {1, 2, 3};
  private static final int CONSTANT = 7;
  private static final int COMPUTED = Integer.parseInt("8");
  private static final List<String> LIST = new ArrayList<>(List.of("first"));
  private static final AtomicIntegerFieldUpdater<EveryKindOfField> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(EveryKindOfField.class, "updated");
  private static final EveryKindOfField INSTANCE = new EveryKindOfField();

  private volatile int updated;

  private static synchronized void change(String who) {
    flag = !flag;
    small++;
    letter++;
    big += 3;
    real += 0.25f;
    precise += 0.125;
    text = text + who;
    numbers[0]++;
    LIST.add("next");
    UPDATER.incrementAndGet(INSTANCE);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> change("thread"));
    t.start();
    String seen = text + LIST.size() + numbers[0];
    change("main");
    t.join();
    assert LIST.size() == 3;
    System.out.println(
        seen
            + " "
            + flag
            + small
            + letter
            + big
            + real
            + precise
            + text
            + numbers[0]
            + CONSTANT
            + COMPUTED
            + LIST
            + INSTANCE.updated);
  }
}
