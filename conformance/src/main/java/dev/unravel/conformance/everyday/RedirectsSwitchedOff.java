package dev.unravel.conformance.everyday;

import java.net.HttpURLConnection;

/** A default of a class of the JDK without points. */
@Fails
public final class RedirectsSwitchedOff {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> HttpURLConnection.setFollowRedirects(false));
    other.start();
    boolean follows = HttpURLConnection.getFollowRedirects();
    other.join();
    if (!follows) {
      throw new AssertionError("switched off");
    }
  }
}
