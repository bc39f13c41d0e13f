package dev.unravel.conformance.apart;

import java.io.ByteArrayInputStream;
import java.nio.file.spi.FileSystemProvider;
import java.time.LocalDate;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;

/**
 * Two threads that use the JDK for something that it prepares at first use, and count in a static
 * field. What they have used is used once more when the count is wrong.
 */
public final class FirstUses {
  /** One thing each, named by the first argument. */
  public enum Use {
    FORMAT(() -> String.format("%.2f", 2.5)),
    TODAY(LocalDate::now),
    SERVICES(() -> ServiceLoader.load(FileSystemProvider.class).stream().count()),
    RESOURCE(() -> Object.class.getResource("Object.class").openStream().read()),
    XML(
        () ->
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(new byte[] {'<', 'a', '/', '>'}))
                .getDocumentElement()
                .getTagName()),
    COMPILER(ToolProvider::getSystemJavaCompiler);

    private final Callable<Object> call;

    Use(Callable<Object> call) {
      this.call = call;
    }
  }

  private static int used;

  private FirstUses() {}

  private static void use(Use use) {
    try {
      if (use.call.call() != null) {
        used++;
      }
    } catch (Exception unexpected) {
      throw new IllegalStateException(unexpected);
    }
  }

  public static void main(String[] args) throws Exception {
    Use use = Use.valueOf(args[0]);
    Thread other = new Thread(() -> use(use));
    other.start();
    use(use);
    other.join();
    if (used != 2) {
      throw new AssertionError(use.call.call() + " used " + used);
    }
  }
}
