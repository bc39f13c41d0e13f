package dev.unravel.cli.target;

/** A lost update that nobody sees if main is taken to be over from the start. */
public final class EndsByItself {
  private EndsByItself() {}

  public static void main(String[] args) throws InterruptedException {
    LostUpdate.main(new String[0]);
    if (args[0].equals("exit")) {
      System.exit(0);
    }
    Runtime.getRuntime().halt(0);
  }
}
