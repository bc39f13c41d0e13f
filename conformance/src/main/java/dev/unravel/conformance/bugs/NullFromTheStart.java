package dev.unravel.conformance.bugs;

/** A field that nobody ever sets. */
@Expected(pattern = "none")
public final class NullFromTheStart {
  private String name;

  private void greet() {
    name.length();
  }

  public static void main(String[] args) throws InterruptedException {
    NullFromTheStart it = new NullFromTheStart();
    Thread first = new Thread(it::greet, "greeter");
    Thread second = new Thread(() -> {}, "idler");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
