package dev.unravel.conformance.everyday;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list that is a field of an interface is made anew with its class: right. */
public final class ListedInAnInterface {
  private interface Registry {
    List<String> NAMES = Collections.synchronizedList(new ArrayList<>());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Registry.NAMES.add("a"));
    other.start();
    Registry.NAMES.add("b");
    other.join();
    if (Registry.NAMES.size() != 2) {
      throw new AssertionError(Registry.NAMES.toString());
    }
  }
}
