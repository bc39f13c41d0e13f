package dev.unravel.conformance.everyday;

import java.util.ArrayList;
import java.util.List;

/** Listeners that an interface keeps. */
@Fails
public final class DefaultsOfAnInterface {
  private interface Events {
    List<String> LISTENERS = new ArrayList<>();
    int[] COUNT = {0};
  }

  private static void use() {
    Events.LISTENERS.add("one");
    Events.COUNT[0]++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(DefaultsOfAnInterface::use);
    Thread other = new Thread(DefaultsOfAnInterface::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (Events.COUNT[0] != 2 || Events.LISTENERS.size() != 2) {
      throw new AssertionError("lost a listener");
    }
  }
}
