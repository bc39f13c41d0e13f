package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers for which a target is tried in turn: {@code n=1..4} puts each in the place of {@code {n}}
 * in the target's arguments and the options of its JVM.
 *
 * @param name what stands between the braces
 * @param from the first number
 * @param to the last one
 */
public record ArgumentSeries(String name, int from, int to) {
  private static final Pattern FORM =
      Pattern.compile("([A-Za-z]\\w*)=(-?\\d{1,9})(?:\\.\\.(-?\\d{1,9}))?");

  /** As people write it. */
  public static ArgumentSeries parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new UsageException(
          "--for " + text + ": say a name and the numbers from first to last, as in: --for n=1..4");
    }
    int from = Integer.parseInt(form.group(2));
    int to = form.group(3) == null ? from : Integer.parseInt(form.group(3));
    if (to < from) {
      throw new UsageException("--for " + text + ": there is no number from " + from + " to " + to);
    }
    return new ArgumentSeries(form.group(1), from, to);
  }

  /** A target with one of the numbers. */
  public Target with(int number, Target target) {
    UnaryOperator<String> filled = word -> word.replace(place(), Integer.toString(number));
    boolean hasArguments = !target.isTest();
    if (target.jvmOptions().stream().noneMatch(this::isIn)
        && !(hasArguments && target.arguments().stream().anyMatch(this::isIn))) {
      String example = hasArguments ? "Main " + place() : "--jvm -D" + name + "=" + place();
      throw new UsageException(
          "--for "
              + this
              + ": nothing that the target is given has "
              + place()
              + "; write it where the number belongs, as in: --for "
              + this
              + " "
              + example);
    }
    return new Target(
        target.classPath(),
        target.mainClass(),
        hasArguments ? map(target.arguments(), filled) : target.arguments(),
        map(target.jvmOptions(), filled),
        target.standardInput());
  }

  private static List<String> map(List<String> words, UnaryOperator<String> filled) {
    return words.stream().map(filled).toList();
  }

  private String place() {
    return "{" + name + "}";
  }

  private boolean isIn(String word) {
    return word.contains(place());
  }

  @Override
  public String toString() {
    return name + "=" + from + ".." + to;
  }
}
