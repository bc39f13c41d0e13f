package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** Between a frame and main there is nothing but the program. */
@Outcomes("main>first>second main>first>second")
public final class StackIsTheProgramsOwn {
  private static String first() {
    return second();
  }

  private static String second() {
    synchronized (StackIsTheProgramsOwn.class) {
      String walked =
          StackWalker.getInstance()
              .walk(frames -> frames.map(StackWalker.StackFrame::getMethodName).toList())
              .toString();
      StackTraceElement[] stack = Thread.currentThread().getStackTrace();
      String listed =
          Arrays.stream(stack).skip(1).map(StackTraceElement::getMethodName).toList().toString();
      return backwards(walked) + " " + backwards(listed);
    }
  }

  /** From main on, the caller first. */
  private static String backwards(String methods) {
    String[] names = methods.substring(1, methods.length() - 1).split(", ");
    int main = Arrays.asList(names).indexOf("main");
    StringBuilder text = new StringBuilder("main");
    for (int i = main - 1; i >= 0; i--) {
      text.append('>').append(names[i]);
    }
    return text.toString();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(StackIsTheProgramsOwn::first);
    t.start();
    String mine = first();
    t.join();
    System.out.println(mine);
  }
}
