import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/**
 * The producer waits because the buffer of an AsyncAppender is full; setBufferSize makes it larger
 * and notifies nobody; the dispatcher then finds that it was not full and notifies nobody either.
 */
public class Main {
  static int delivered;

  static class Counting extends AppenderSkeleton {
    @Override
    protected void append(LoggingEvent event) {
      delivered++;
    }

    @Override
    public boolean requiresLayout() {
      return false;
    }

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    Logger log = Logger.getLogger("app");
    log.setAdditivity(false);
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Logger other = Logger.getLogger("other");
    other.setAdditivity(false);
    other.addAppender(new Counting());
    for (int i = 0; i < rounds; i++) {
      other.info("event");
    }

    delivered = 0;
    AsyncAppender async = new AsyncAppender();
    async.setBufferSize(4);
    async.addAppender(new Counting());
    log.addAppender(async);
    Thread producer = new Thread(() -> produce(log), "producer");
    Thread admin = new Thread(() -> async.setBufferSize(64), "admin");
    producer.start();
    admin.start();
    producer.join();
    admin.join();
    async.close();
    if (delivered != 20) {
      System.out.println("FAIL delivered " + delivered);
      System.exit(1);
    }
    System.out.println("PASS");
  }

  static void produce(Logger log) {
    for (int i = 0; i < 20; i++) {
      log.info("event");
    }
  }
}
