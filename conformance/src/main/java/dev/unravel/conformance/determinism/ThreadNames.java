package dev.unravel.conformance.determinism;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** Prints names and ids of threads of every origin. */
public final class ThreadNames {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(ThreadNames::print);
    t.start();
    print();
    t.join();
    for (int i = 0; i < 2; i++) {
      ExecutorService pool = Executors.newFixedThreadPool(2);
      pool.submit(ThreadNames::print).get();
      pool.shutdown();
    }
    CompletableFuture.runAsync(ThreadNames::print).get();
    ForkJoinPool own = new ForkJoinPool(2);
    own.submit(ThreadNames::print).get();
    own.shutdown();
    CountDownLatch done = new CountDownLatch(1);
    Timer timer = new Timer();
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            print();
            done.countDown();
          }
        },
        1);
    done.await();
    timer.cancel();
  }

  private static void print() {
    Thread thread = Thread.currentThread();
    System.out.println(
        thread.getName()
            + " "
            + thread.getId()
            + " "
            + thread.getThreadGroup().getName()
            + " "
            + thread.getPriority());
  }
}
