/*
 * A plain collection, shared.
 *
 * ArrayList.add reads the size, stores the element there and writes the size plus one: a lost
 * update again, this time inside the JDK. Unravel switches threads inside java.util as it does
 * in the program itself, so a list that forgets an element is found. Depending on where the switch
 * falls, real programs see a missing element, a null, or an ArrayIndexOutOfBoundsException.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample07ArrayListAdd
 *
 * You get:
 *
 *   FAILED assertion: java.lang.AssertionError at dev.unravel.samples.Sample07ArrayListAdd.main(Sample07ArrayListAdd.java:34)
 *     message   java.lang.AssertionError: added two names, the list holds 1 in main
 */
package dev.unravel.samples;

import java.util.ArrayList;
import java.util.List;

/** Two threads add to one ArrayList. */
public final class Sample07ArrayListAdd {
  public static void main(String[] args) throws InterruptedException {
    List<String> names = new ArrayList<>(4);
    Thread first = new Thread(() -> names.add("ada"));
    Thread second = new Thread(() -> names.add("grace"));
    first.start();
    second.start();
    first.join();
    second.join();
    if (names.size() != 2) {
      throw new AssertionError("added two names, the list holds " + names.size());
    }
  }
}
