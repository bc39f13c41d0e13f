package dev.unravel.conformance.everyday;

import java.util.HashMap;
import java.util.Map;

/** Settings in an enum, loaded by whoever asks first. */
@Fails
public final class SettingsLoadedTwice {
  private enum Settings {
    INSTANCE;

    final Map<String, String> values = new HashMap<>();
    int loads;

    String get(String key) {
      if (!values.containsKey(key)) {
        loads++;
        values.put(key, "on");
      }
      return values.get(key);
    }
  }

  private static void use() {
    Settings.INSTANCE.get("debug");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(SettingsLoadedTwice::use);
    Thread other = new Thread(SettingsLoadedTwice::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (Settings.INSTANCE.loads > 1) {
      throw new AssertionError("loaded " + Settings.INSTANCE.loads);
    }
  }
}
