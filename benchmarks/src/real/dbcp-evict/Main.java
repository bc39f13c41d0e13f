import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import org.apache.commons.dbcp.PoolableConnection;
import org.apache.commons.dbcp.PoolableConnectionFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * DBCP-270 and its kin: PoolableConnection.close locks the connection, then the pool.
 * The idle-object evictor locks the pool and then, to validate it, the connection.
 */
public class Main {
  static Object fake(Class<?> type) {
    return Proxy.newProxyInstance(
        Main.class.getClassLoader(),
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

  public static void main(String[] args) throws Exception {
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
    Thread client =
        new Thread(
            () ->
                run(
                    () -> {
                      close(connection);
                      return null;
                    }),
            "client");
    Thread evictor =
        new Thread(
            () ->
                run(
                    () -> {
                      pool.evict();
                      return null;
                    }),
            "evictor");
    client.start();
    evictor.start();
    client.join();
    evictor.join();
    System.out.println("PASS");
  }

  static void close(PoolableConnection connection) {
    try {
      connection.close();
    } catch (SQLException closed) {
      // The other one was first, and that is no mistake of the pool's.
    }
  }

  static void run(Callable<Object> task) {
    try {
      task.call();
    } catch (Exception failed) {
      failed.printStackTrace();
      System.exit(1);
    }
  }
}
