package dev.unravel.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Text can be read on what it stands on, by the measure of WCAG 2, in light and in dark. */
class ContrastTest {
  private static final double AA = 4.5;
  private static final Pattern COLOUR =
      Pattern.compile("--([a-z-]+): light-dark\\(#(\\w{6}), #(\\w{6})\\)");

  @Test
  void textCanBeReadOnItsGround() {
    Map<String, List<String>> colours = new HashMap<>();
    Matcher matcher = COLOUR.matcher(Assets.style());
    while (matcher.find()) {
      colours.put(matcher.group(1), List.of(matcher.group(2), matcher.group(3)));
    }
    for (String pair :
        List.of(
            "ink/paper",
            "ink/surface",
            "ink/sunken",
            "ink/bar",
            "ink/bar-strong",
            "muted/paper",
            "muted/surface",
            "muted/sunken",
            "accent/paper",
            "accent/surface",
            "mark/surface",
            "on-mark/mark",
            "word/sunken",
            "text-colour/sunken",
            "surface/ink")) {
      String[] names = pair.split("/");
      for (int theme = 0; theme < 2; theme++) {
        double contrast =
            contrast(colours.get(names[0]).get(theme), colours.get(names[1]).get(theme));
        assertThat(contrast).as(pair + (theme == 0 ? " light" : " dark")).isGreaterThan(AA);
      }
    }
  }

  private static double contrast(String one, String other) {
    double first = luminance(one);
    double second = luminance(other);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(String colour) {
    return 0.2126 * channel(colour, 0) + 0.7152 * channel(colour, 2) + 0.0722 * channel(colour, 4);
  }

  private static double channel(String colour, int at) {
    double value = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
