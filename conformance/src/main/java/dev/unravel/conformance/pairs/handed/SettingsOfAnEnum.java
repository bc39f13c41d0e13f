package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Settings kept by an enum constant; in the broken twin by a field that anybody fills. */
public final class SettingsOfAnEnum {
  private static int loads;
  private static String[] settings;

  private enum Settings {
    INSTANCE;
    private final String mode = "fast";
  }

  private static String mode() {
    if (settings == null) {
      loads++;
      settings = new String[] {"fast"};
    }
    return settings[0];
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Together.Part part = () -> expect("fast", broken ? mode() : Settings.INSTANCE.mode);
    Together.run(part, part);
    expect(broken ? 1 : 0, loads);
  }
}
