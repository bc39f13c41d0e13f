/**
 * DBCP-270 and its kin: PoolableConnection.close locks the connection, then the pool.
 * Who clears the pool locks it and then, to close it, the connection.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    ClosedConnection.race(args, pool -> pool.clear(), "janitor");
  }
}
