package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Source that is compiled for a test.
 *
 * @param folder where source and classes go
 */
record TinyProgram(Path folder) {
  static final String LOST_UPDATE =
      """
      public class Main {
        int count;

        void increment() {
          count++;
        }

        public static void main(String[] args) throws Exception {
          Main main = new Main();
          Thread first = new Thread(main::increment, "first");
          Thread second = new Thread(main::increment, "second");
          first.start();
          second.start();
          first.join();
          second.join();
          if (main.count != 2) {
            throw new AssertionError("count is " + main.count);
          }
        }
      }
      """;

  static final String DEADLOCK =
      """
      public class Main {
        static void both(Object one, Object other) {
          synchronized (one) {
            synchronized (other) {
              one.hashCode();
            }
          }
        }

        public static void main(String[] args) throws Exception {
          Object left = new Object();
          Object right = new Object();
          Thread first = new Thread(() -> both(left, right), "first");
          Thread second = new Thread(() -> both(right, left), "second");
          first.start();
          second.start();
          first.join();
          second.join();
        }
      }
      """;

  /** Late enough that the other thread has always looked first, on a busy machine, too. */
  static final String LOST_NOTIFICATION =
      """
      public class Main {
        volatile boolean ready;

        void await() throws InterruptedException {
          if (!ready) {
            synchronized (this) {
              wait();
            }
          }
        }

        void announce() {
          ready = true;
          synchronized (this) {
            notifyAll();
          }
        }

        public static void main(String[] args) throws Exception {
          Main main = new Main();
          new Thread(() -> announceLate(main), "announcer").start();
          main.await();
        }

        static void announceLate(Main main) {
          try {
            Thread.sleep(100);
          } catch (InterruptedException stop) {
            return;
          }
          main.announce();
        }
      }
      """;

  static final String CHECK_THEN_ACT =
      """
      import java.util.concurrent.ConcurrentHashMap;
      import java.util.concurrent.atomic.AtomicInteger;

      public class Main {
        final ConcurrentHashMap<String, Object> sessions = new ConcurrentHashMap<>();
        final AtomicInteger made = new AtomicInteger();

        void open() {
          if (sessions.get("user") == null) {
            made.incrementAndGet();
            sessions.put("user", new Object());
          }
        }

        public static void main(String[] args) throws Exception {
          Main main = new Main();
          Thread first = new Thread(main::open, "first");
          Thread second = new Thread(main::open, "second");
          first.start();
          second.start();
          first.join();
          second.join();
          if (main.made.get() != 1) {
            System.exit(1);
          }
        }
      }
      """;

  Path classes() {
    return folder.resolve("classes");
  }

  Path sources() {
    return folder.resolve("src");
  }

  /** Writes and compiles Main. */
  void compile(String source, Path... classPath) throws IOException {
    Files.createDirectories(sources());
    Files.writeString(sources().resolve("Main.java"), source);
    compile(sources().resolve("Main.java"), classPath);
  }

  /** Compiles a file. */
  void compile(Path file, Path... classPath) throws IOException {
    Files.createDirectories(classes());
    String path =
        String.join(
            File.pathSeparator,
            Stream.concat(
                    Stream.of(classes().toString(), System.getProperty("java.class.path")),
                    Stream.of(classPath).map(Path::toString))
                .toList());
    List<String> options =
        List.of("--release", "17", "-g", "-cp", path, "-d", classes().toString(), file.toString());
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, said, options.toArray(new String[0]));
    assertThat(status).as("javac %s: %s", file, said).isZero();
  }
}
