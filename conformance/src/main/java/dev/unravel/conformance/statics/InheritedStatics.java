package dev.unravel.conformance.statics;

/** Initialisers of classes that extend and use each other, in the order the JVM runs them. */
public final class InheritedStatics {
  private static final StringBuffer ORDER = new StringBuffer();

  private static class Parent {
    static int count = 1;
    static final Parent FIRST_CHILD = log("Parent", new Child());

    int number = ++count;
  }

  private static class Child extends Parent {
    static Object name = log("Child", "child");

    @Override
    public String toString() {
      return name + "" + number;
    }
  }

  private static class GrandChild extends Child {
    static int count;
  }

  private static <T> T log(String who, T value) {
    ORDER.append(who).append(Thread.currentThread().getName()).append(' ');
    return value;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> GrandChild.count++, "1");
    t.start();
    GrandChild.count++;
    t.join();
    System.out.println(
        ORDER + "" + Parent.FIRST_CHILD + " " + new GrandChild() + " " + GrandChild.count);
  }
}
