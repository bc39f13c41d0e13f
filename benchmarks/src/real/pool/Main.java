import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * POOL-149: invalidateObject hands what became free to a borrower that has queued but does not wait
 * yet, and the notification is lost.
 */
public class Main {
  static GenericObjectPool pool() {
    return new GenericObjectPool(
        new BasePoolableObjectFactory() {
          @Override
          public Object makeObject() {
            return new Object();
          }
        },
        1);
  }

  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    GenericObjectPool used = pool();
    for (int i = 0; i < rounds; i++) {
      used.returnObject(used.borrowObject());
    }

    GenericObjectPool pool = pool();
    Object first = pool.borrowObject();
    Thread borrower = new Thread(() -> run(pool::borrowObject), "borrower");
    Thread owner =
        new Thread(
            () ->
                run(
                    () -> {
                      pool.invalidateObject(first);
                      return null;
                    }),
            "owner");
    borrower.start();
    owner.start();
    owner.join();
    borrower.join();
    System.out.println("PASS");
  }

  static void run(java.util.concurrent.Callable<Object> task) {
    try {
      task.call();
    } catch (Exception failed) {
      failed.printStackTrace();
      System.exit(1);
    }
  }
}
