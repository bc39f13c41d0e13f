package dev.unravel.conformance.determinism;

import java.util.Objects;

/** Prints identity hashes, also of classes, enums, threads, lambdas and arrays. */
public final class IdentityHashes {
  private enum Colour {
    RED
  }

  private record Pair(Object one, Colour other) {}

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(IdentityHashes::print);
    t.start();
    print();
    t.join();
    System.out.println(System.identityHashCode(t));
  }

  private static void print() {
    Object object = new Object();
    System.out.println(object + " " + object.hashCode() + " " + System.identityHashCode(object));
    System.out.println(new int[0] + " " + new IdentityHashes());
    System.out.println(Colour.RED.hashCode() + " " + Colour.class.hashCode());
    System.out.println(new Pair(object, Colour.RED).hashCode() + " " + Objects.hash(object));
    System.out.println(System.identityHashCode("text") + " " + String.class.hashCode());
    Runnable lambda = () -> {};
    System.out.println(lambda.hashCode());
  }
}
