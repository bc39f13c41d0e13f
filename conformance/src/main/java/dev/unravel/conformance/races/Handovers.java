package dev.unravel.conformance.races;

import static dev.unravel.conformance.races.Handover.polled;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Hashtable;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The ways to hand over that Java has, one constant each. */
public enum Handovers {
  VOLATILE_FIELD(
      () -> {
        Flags it = new Flags();
        return polled(() -> it.flag = 1, () -> it.flag == 1);
      }),
  WAIT_AND_NOTIFY(
      () -> {
        Flags it = new Flags();
        return new Handover(it::raise, it::await);
      }),
  INTERRUPT(
      () -> {
        Thread taker = Thread.currentThread();
        return polled(taker::interrupt, Thread::interrupted);
      }),
  INTERRUPTED_SLEEP(
      () -> {
        Thread taker = Thread.currentThread();
        return new Handover(taker::interrupt, Handovers::sleepUntilInterrupted);
      }),
  INTERRUPTED_LOCK(
      () -> {
        Thread taker = Thread.currentThread();
        ReentrantLock lock = new ReentrantLock();
        return polled(taker::interrupt, () -> isInterrupted(lock));
      }),
  PERMIT(
      () -> {
        Thread taker = Thread.currentThread();
        AtomicInteger given = new AtomicInteger();
        return new Handover(
            () -> {
              given.set(1);
              LockSupport.unpark(taker);
            },
            () -> {
              while (given.get() == 0) {
                LockSupport.park();
              }
            });
      }),
  LATCH(
      () -> {
        CountDownLatch latch = new CountDownLatch(1);
        return new Handover(latch::countDown, latch::await);
      }),
  BARRIER(
      () -> {
        CyclicBarrier barrier = new CyclicBarrier(2);
        return new Handover(barrier::await, barrier::await);
      }),
  SEMAPHORE(
      () -> {
        Semaphore semaphore = new Semaphore(0);
        return new Handover(semaphore::release, semaphore::acquire);
      }),
  EXCHANGER(
      () -> {
        Exchanger<String> exchanger = new Exchanger<>();
        return new Handover(() -> exchanger.exchange("a"), () -> exchanger.exchange("b"));
      }),
  PHASER(
      () -> {
        Phaser phaser = new Phaser(1);
        return new Handover(phaser::arrive, () -> phaser.awaitAdvance(0));
      }),
  CONDITION(
      () -> {
        ReentrantLock lock = new ReentrantLock();
        Condition given = lock.newCondition();
        boolean[] isGiven = {false};
        return new Handover(
            () -> {
              lock.lock();
              isGiven[0] = true;
              given.signal();
              lock.unlock();
            },
            () -> {
              lock.lock();
              while (!isGiven[0]) {
                given.await();
              }
              lock.unlock();
            });
      }),
  READ_WRITE_LOCK(
      () -> {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        boolean[] isGiven = {false};
        return polled(
            () -> {
              lock.writeLock().lock();
              isGiven[0] = true;
              lock.writeLock().unlock();
            },
            () -> {
              lock.readLock().lock();
              boolean is = isGiven[0];
              lock.readLock().unlock();
              return is;
            });
      }),
  STAMPED_LOCK(
      () -> {
        StampedLock lock = new StampedLock();
        boolean[] isGiven = {false};
        return polled(
            () -> {
              long stamp = lock.writeLock();
              isGiven[0] = true;
              lock.unlockWrite(stamp);
            },
            () -> {
              long stamp = lock.readLock();
              boolean is = isGiven[0];
              lock.unlockRead(stamp);
              return is;
            });
      }),
  ARRAY_BLOCKING_QUEUE(() -> queue(new ArrayBlockingQueue<>(1))),
  LINKED_BLOCKING_QUEUE(() -> queue(new LinkedBlockingQueue<>())),
  LINKED_BLOCKING_DEQUE(() -> queue(new LinkedBlockingDeque<>())),
  PRIORITY_BLOCKING_QUEUE(() -> queue(new PriorityBlockingQueue<>())),
  SYNCHRONOUS_QUEUE(() -> queue(new SynchronousQueue<>())),
  LINKED_TRANSFER_QUEUE(() -> queue(new LinkedTransferQueue<>())),
  CONCURRENT_LINKED_QUEUE(
      () -> {
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
        return polled(() -> queue.add("a"), () -> queue.poll() != null);
      }),
  CONCURRENT_LINKED_DEQUE(
      () -> {
        ConcurrentLinkedDeque<String> queue = new ConcurrentLinkedDeque<>();
        return polled(() -> queue.push("a"), () -> queue.pollLast() != null);
      }),
  CONCURRENT_HASH_MAP(() -> map(new ConcurrentHashMap<>())),
  CONCURRENT_HASH_MAP_COMPUTED(
      () -> {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        return polled(
            () -> map.computeIfAbsent("a", key -> 1), () -> map.merge("a", 0, Integer::sum) > 0);
      }),
  CONCURRENT_SKIP_LIST_MAP(() -> map(new ConcurrentSkipListMap<>())),
  HASHTABLE(() -> map(new Hashtable<>())),
  VECTOR(
      () -> {
        Vector<String> list = new Vector<>();
        return polled(() -> list.add("a"), () -> !list.isEmpty());
      }),
  COPY_ON_WRITE_LIST(
      () -> {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        return polled(() -> list.add("a"), () -> list.contains("a"));
      }),
  ATOMIC_INTEGER(
      () -> {
        AtomicInteger it = new AtomicInteger();
        return polled(it::incrementAndGet, () -> it.get() == 1);
      }),
  ATOMIC_LONG(
      () -> {
        AtomicLong it = new AtomicLong();
        return polled(() -> it.set(1), () -> it.compareAndSet(1, 2));
      }),
  ATOMIC_BOOLEAN(
      () -> {
        AtomicBoolean it = new AtomicBoolean();
        return polled(() -> it.lazySet(true), it::get);
      }),
  ATOMIC_REFERENCE(
      () -> {
        AtomicReference<String> it = new AtomicReference<>();
        return polled(() -> it.setRelease("a"), () -> it.getAcquire() != null);
      }),
  ATOMIC_ARRAY(
      () -> {
        AtomicIntegerArray it = new AtomicIntegerArray(2);
        return polled(() -> it.set(1, 1), () -> it.get(1) == 1);
      }),
  ATOMIC_STAMPED(
      () -> {
        AtomicStampedReference<String> it = new AtomicStampedReference<>("a", 0);
        return polled(() -> it.set("a", 1), () -> it.getStamp() == 1);
      }),
  ATOMIC_MARKABLE(
      () -> {
        AtomicMarkableReference<String> it = new AtomicMarkableReference<>("a", false);
        return polled(() -> it.attemptMark("a", true), it::isMarked);
      }),
  LONG_ADDER(
      () -> {
        LongAdder it = new LongAdder();
        return polled(it::increment, () -> it.sum() == 1);
      }),
  FIELD_UPDATER(
      () -> {
        Flags it = new Flags();
        return polled(() -> Flags.UPDATER.set(it, 1), () -> it.flag == 1);
      }),
  FIELD_READ_BY_UPDATER(
      () -> {
        Flags it = new Flags();
        return polled(() -> it.flag = 1, () -> Flags.UPDATER.compareAndSet(it, 1, 2));
      }),
  VAR_HANDLE(
      () -> {
        Flags it = new Flags();
        return polled(
            () -> Flags.PLAIN.setRelease(it, 1), () -> (int) Flags.PLAIN.getAcquire(it) == 1);
      }),
  VAR_HANDLE_OF_A_STATIC_FIELD(
      () -> {
        Flags.STATIC.setVolatile((Object) null);
        return polled(
            () -> Flags.STATIC.setVolatile((Object) "a"), () -> Flags.STATIC.getVolatile() != null);
      }),
  FUTURE_TASK(
      () -> {
        FutureTask<String> task = new FutureTask<>(() -> "a");
        return new Handover(task::run, task::get);
      }),
  COMPLETABLE_FUTURE(
      () -> {
        CompletableFuture<String> future = new CompletableFuture<>();
        return new Handover(() -> future.complete("a"), future::join);
      }),
  COMPLETABLE_FUTURE_IN_STAGES(
      () -> {
        CompletableFuture<String> future = new CompletableFuture<>();
        CompletableFuture<Integer> length =
            future.thenApplyAsync(String::length).thenCombine(future, (n, text) -> n + 1);
        return new Handover(() -> future.complete("a"), length::get);
      }),
  TIMER(
      () -> {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(1);
        return new Handover(
            () ->
                timer.schedule(
                    new TimerTask() {
                      @Override
                      public void run() {
                        done.countDown();
                      }
                    },
                    1),
            done::await);
      });

  private final Callable<Handover> maker;

  Handovers(Callable<Handover> maker) {
    this.maker = maker;
  }

  /** A new one, to be taken by the calling thread. */
  Handover make() throws Exception {
    return maker.call();
  }

  private static Handover queue(BlockingQueue<String> queue) {
    return new Handover(() -> queue.put("a"), queue::take);
  }

  private static Handover map(Map<String, String> map) {
    return polled(() -> map.put("a", "b"), () -> map.get("a") != null);
  }

  private static void sleepUntilInterrupted() {
    try {
      Thread.sleep(Long.MAX_VALUE / 4_000_000);
    } catch (InterruptedException expected) {
      // That is what it slept for.
    }
  }

  private static boolean isInterrupted(ReentrantLock lock) {
    try {
      lock.lockInterruptibly();
      lock.unlock();
      return false;
    } catch (InterruptedException now) {
      return true;
    }
  }

  private static final class Flags {
    static final AtomicIntegerFieldUpdater<Flags> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(Flags.class, "flag");
    static final VarHandle PLAIN = handle("plain", false);
    static final VarHandle STATIC = handle("text", true);

    volatile int flag;
    int plain;
    static Object text;
    private boolean raised;

    synchronized void raise() {
      raised = true;
      notifyAll();
    }

    synchronized void await() throws InterruptedException {
      while (!raised) {
        wait();
      }
    }

    private static VarHandle handle(String field, boolean isStatic) {
      try {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        return isStatic
            ? lookup.findStaticVarHandle(Flags.class, field, Object.class)
            : lookup.findVarHandle(Flags.class, field, int.class);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }
}
