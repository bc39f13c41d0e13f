/**
 * DBCP-270 and its kin: PoolableConnection.close locks the connection, then the pool.
 * The idle-object evictor locks the pool and then, to validate it, the connection.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    ClosedConnection.race(args, pool -> pool.evict(), "evictor");
  }
}
