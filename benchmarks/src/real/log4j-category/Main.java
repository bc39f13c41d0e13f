import org.apache.log4j.Appender;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/**
 * Bug 41214: logging locks the logger, then the appender. An object that logs when it is rendered
 * is rendered by the appender, and then locks the logger.
 */
public class Main {
  static final Logger ROOT = Logger.getRootLogger();
  static final Logger SPECIAL = Logger.getLogger("special");

  static class Order {
    @Override
    public String toString() {
      ROOT.info("rendering order");
      return "order";
    }
  }

  static class Rendering extends AppenderSkeleton {
    @Override
    protected void append(LoggingEvent event) {
      event.getRenderedMessage();
    }

    @Override
    public boolean requiresLayout() {
      return false;
    }

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    Appender out = new Rendering();
    ROOT.addAppender(out);
    SPECIAL.setAdditivity(false);
    SPECIAL.addAppender(out);
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      SPECIAL.info("event");
    }

    Thread root = new Thread(() -> ROOT.info("hello"), "root");
    Thread special = new Thread(() -> SPECIAL.info(new Order()), "special");
    root.start();
    special.start();
    root.join();
    special.join();
    System.out.println("PASS");
  }
}
