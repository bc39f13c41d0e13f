import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import org.apache.commons.dbcp.PoolableConnection;
import org.apache.commons.dbcp.PoolableConnectionFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** A pool with a connection that a client closes while somebody else does something to the pool. */
public final class ClosedConnection {
  private ClosedConnection() {}

  /** What the other thread does. */
  public interface Task {
    void run(GenericObjectPool pool) throws Exception;
  }

  public static void race(String[] args, Task task, String name) throws Exception {
    GenericObjectPool pool = new GenericObjectPool();
    pool.setTestWhileIdle(true);
    PoolableConnectionFactory factory =
        new PoolableConnectionFactory(
            () -> (Connection) fake(Connection.class), pool, null, "select 1", false, true);
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      pool.returnObject(pool.borrowObject());
    }

    PoolableConnection connection = (PoolableConnection) pool.borrowObject();
    pool.returnObject(connection);
    factory.activateObject(connection); // a client still holds it, and closes it below
    Thread client = new Thread(() -> run(pool, ignored -> close(connection)), "client");
    Thread other = new Thread(() -> run(pool, task), name);
    client.start();
    other.start();
    client.join();
    other.join();
    System.out.println("PASS");
  }

  private static Object fake(Class<?> type) {
    return Proxy.newProxyInstance(
        ClosedConnection.class.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) -> {
          Class<?> result = method.getReturnType();
          if (result == boolean.class) {
            return method.getName().equals("next");
          }
          if (result == int.class) {
            return 0;
          }
          if (result == long.class) {
            return 0L;
          }
          return result.getName().startsWith("java.sql") ? fake(result) : null;
        });
  }

  private static void close(PoolableConnection connection) {
    try {
      connection.close();
    } catch (SQLException closed) {
      // The other one was first, and that is no mistake of the pool's.
    }
  }

  private static void run(GenericObjectPool pool, Task task) {
    try {
      task.run(pool);
    } catch (Exception failed) {
      failed.printStackTrace();
      System.exit(1);
    }
  }
}
