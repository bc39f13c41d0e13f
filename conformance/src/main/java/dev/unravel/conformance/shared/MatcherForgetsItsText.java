package dev.unravel.conformance.shared;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Everybody may share a pattern, but not a matcher. */
public final class MatcherForgetsItsText {
  private static final Matcher MATCHER = Pattern.compile("(\\w+)=(\\w*)").matcher("");

  private static void match(String name) {
    MATCHER.reset(name + "=1");
    if (!MATCHER.matches() || !MATCHER.group(1).equals(name)) {
      throw new AssertionError(name);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> match("a"));
    other.start();
    match("b");
    other.join();
  }
}
