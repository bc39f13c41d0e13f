import com.google.common.cache.CacheBuilder;
import java.util.concurrent.ConcurrentMap;

/**
 * Bug 2743: LocalCache.compute publishes what it is about to load, then locks it; another thread
 * may lock it first, and waits inside for it to be loaded.
 */
public class Main {
  public static void main(String[] args) throws Exception {
    ConcurrentMap<String, String> map = CacheBuilder.newBuilder().<String, String>build().asMap();
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      map.put("used", "value");
      map.remove("used");
    }
    Thread one = new Thread(() -> map.computeIfAbsent("k", key -> "a"), "loader-1");
    Thread other = new Thread(() -> map.computeIfAbsent("k", key -> "b"), "loader-2");
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println("PASS");
  }
}
