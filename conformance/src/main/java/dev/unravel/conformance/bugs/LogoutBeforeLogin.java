package dev.unravel.conformance.bugs;

/** Two volatile writes that should come in one order. */
@Expected(pattern = "order violation", about = "LogoutBeforeLogin.online")
public final class LogoutBeforeLogin {
  private volatile boolean online = true;

  private void login() {
    online = true; // <-
  }

  private void logout() {
    online = false; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    LogoutBeforeLogin it = new LogoutBeforeLogin();
    Thread first = new Thread(it::login, "login");
    Thread second = new Thread(it::logout, "logout");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.online) {
      throw new AssertionError("logged out, but online");
    }
  }
}
