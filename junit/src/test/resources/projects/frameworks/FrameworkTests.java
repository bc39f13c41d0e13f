package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.cache.CacheBuilder;
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.EventExecutor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** What people do with frameworks: each wrong, and then right. */
class FrameworkTests {
  interface Step {
    void run() throws Exception;
  }

  final AtomicInteger loads = new AtomicInteger();
  int sum;

  private static void twice(Step step) throws Exception {
    Thread other = new Thread(() -> quietly(step));
    other.start();
    step.run();
    other.join();
  }

  private static void quietly(Step step) {
    try {
      step.run();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void caffeineWrong() throws Exception {
    var cache = Caffeine.newBuilder().executor(Runnable::run).<String, Integer>build();
    twice(
        () -> {
          if (cache.getIfPresent("k") == null) {
            cache.put("k", loads.incrementAndGet());
          }
        });
    assertEquals(1, loads.get());
  }

  @Test
  void caffeineRight() throws Exception {
    var cache = Caffeine.newBuilder().executor(Runnable::run).<String, Integer>build();
    twice(() -> cache.get("k", k -> loads.incrementAndGet()));
    assertEquals(1, loads.get());
  }

  @Test
  void guavaWrong() throws Exception {
    var cache = CacheBuilder.newBuilder().<String, Integer>build();
    twice(
        () -> {
          if (cache.getIfPresent("k") == null) {
            cache.put("k", loads.incrementAndGet());
          }
        });
    assertEquals(1, loads.get());
  }

  @Test
  void guavaRight() throws Exception {
    var cache = CacheBuilder.newBuilder().<String, Integer>build();
    twice(() -> cache.get("k", loads::incrementAndGet));
    assertEquals(1, loads.get());
  }

  @Test
  void reactorWrong() {
    Scheduler two = Schedulers.newParallel("two", 2);
    Flux.range(1, 2).parallel(2).runOn(two).doOnNext(i -> sum += i).sequential().blockLast();
    assertEquals(3, sum);
  }

  @Test
  void reactorRight() {
    Scheduler two = Schedulers.newParallel("two", 2);
    Flux.range(1, 2).parallel(2).runOn(two).sequential().doOnNext(i -> sum += i).blockLast();
    assertEquals(3, sum);
  }

  @Test
  void nettyWrong() throws Exception {
    EventExecutor one = new DefaultEventExecutor();
    EventExecutor other = new DefaultEventExecutor();
    var first = one.submit(() -> sum++);
    var second = other.submit(() -> sum++);
    first.sync();
    second.sync();
    assertEquals(2, sum);
  }

  @Test
  void nettyRight() throws Exception {
    EventExecutor one = new DefaultEventExecutor();
    var first = one.submit(() -> sum++);
    var second = one.submit(() -> sum++);
    first.sync();
    second.sync();
    assertEquals(2, sum);
  }

  @Test
  void futuresWrong() {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> sum++);
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> sum++);
    CompletableFuture.allOf(first, second).join();
    assertEquals(2, sum);
  }

  @Test
  void futuresRight() {
    CompletableFuture.runAsync(() -> sum++).thenRunAsync(() -> sum++).join();
    assertEquals(2, sum);
  }
}
