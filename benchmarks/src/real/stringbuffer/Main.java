/**
 * append(StringBuffer) asks the other for its length, gives its lock back, and copies it under a new
 * one. If another thread truncates it in between, the copy ends in characters that are none.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    Throwable[] thrown = {null};
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    StringBuffer used = new StringBuffer();
    StringBuffer word = new StringBuffer("hello world");
    for (int i = 0; i < rounds; i++) {
      used.setLength(0);
      used.append(word);
    }

    StringBuffer source = new StringBuffer("hello world");
    StringBuffer target = new StringBuffer("> ");
    Thread appender = new Thread(() -> append(thrown, target, source), "appender");
    Thread truncater = new Thread(() -> source.setLength(0), "truncater");
    appender.start();
    truncater.start();
    appender.join();
    truncater.join();
    String text = target.toString();
    if (thrown[0] != null || !(text.equals("> ") || text.equals("> hello world"))) {
      System.out.println("FAIL " + thrown[0] + " [" + text.replace('\0', '.') + "]");
      System.exit(1);
    }
    System.out.println("PASS");
  }

  static void append(Throwable[] thrown, StringBuffer target, StringBuffer source) {
    try {
      target.append(source);
    } catch (Throwable failed) {
      thrown[0] = failed;
    }
  }
}
