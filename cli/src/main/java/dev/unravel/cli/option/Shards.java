package dev.unravel.cli.option;

import dev.unravel.wire.Share;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The part of a search to do: 2/5, or 5 alone where Kubernetes says which (a Job with
 * completionMode Indexed numbers its pods from 0).
 */
final class Shards implements ITypeConverter<Share> {
  static final String INDEX = "JOB_COMPLETION_INDEX";

  private static final int MOST = 1_000_000;
  private static final Pattern FORM = Pattern.compile("(?:(\\d{1,7})/)?(\\d{1,7})");

  @Override
  public Share convert(String text) {
    return parse(text, System.getenv(INDEX));
  }

  /**
   * Reads what the user wrote.
   *
   * @param index what the environment says, or null
   */
  static Share parse(String text, String index) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is not a part of a search, as 2/5 is, the second of five");
    }
    int count = Integer.parseInt(form.group(2));
    if (count < 1 || count > MOST) {
      throw new TypeConversionException("the number of parts must be from 1 to " + MOST);
    }
    int number =
        form.group(1) == null ? fromEnvironment(count, index) : Integer.parseInt(form.group(1));
    if (number < 1 || number > count) {
      throw new TypeConversionException(
          "there is no part " + number + " of " + count + "; parts are numbered from 1");
    }
    return new Share(number - 1, count);
  }

  private static int fromEnvironment(int count, String index) {
    if (index == null || index.isEmpty()) {
      throw new TypeConversionException(
          "which of the "
              + count
              + " parts? write 1/"
              + count
              + ", or set "
              + INDEX
              + " to a number from 0");
    }
    if (!index.matches("\\d{1,7}") || Integer.parseInt(index) >= count) {
      throw new TypeConversionException(
          INDEX + " is '" + index + "', not a number from 0 to " + (count - 1));
    }
    return Integer.parseInt(index) + 1;
  }
}
