package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An element that is added to a list if it is missing; the broken twin locks for each step. */
public final class AddedIfMissing {
  private static void add(List<String> list) {
    if (!list.contains("one")) {
      list.add("one");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    List<String> list = Collections.synchronizedList(new ArrayList<>());
    Together.Part part =
        () -> {
          if (broken) {
            add(list);
          } else {
            synchronized (list) {
              add(list);
            }
          }
        };
    Together.run(part, part);
    expect(1, list.size());
  }
}
