import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/**
 * JDK-8349206: StreamHandler.publish formats under its lock, and so calls toString of what is
 * logged, which may need a lock that somebody holds who logs.
 */
public class Main {
  static final Logger LOG = Logger.getLogger("bank");

  static class Account {
    private long balance = 100;

    synchronized void withdraw(long amount) {
      balance -= amount;
      LOG.info("withdrew");
    }

    @Override
    public synchronized String toString() {
      return "account";
    }
  }

  public static void main(String[] args) throws Exception {
    LOG.setUseParentHandlers(false);
    LOG.addHandler(new StreamHandler(System.out, new SimpleFormatter()));
    LOG.log(Level.INFO, "warm up {0}", "x");
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Account account = new Account();
    for (int i = 0; i < rounds; i++) {
      LOG.log(Level.FINE, "status {0}", account);
    }

    Thread teller = new Thread(() -> account.withdraw(10), "teller");
    Thread auditor = new Thread(() -> LOG.log(Level.INFO, "status {0}", account), "auditor");
    teller.start();
    auditor.start();
    teller.join();
    auditor.join();
    System.out.println("PASS");
  }
}
