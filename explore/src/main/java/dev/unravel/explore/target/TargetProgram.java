package dev.unravel.explore.target;

import dev.unravel.explore.entry.EntryPoint;
import dev.unravel.explore.entry.MainMethod;
import dev.unravel.explore.entry.UnusableTargetException;
import dev.unravel.explore.junit.JUnitTests;
import dev.unravel.runtime.TargetState;
import dev.unravel.runtime.jvm.StandardStreams;
import dev.unravel.trace.Target;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.zip.CRC32;

/**
 * The program under test as a worker runs it: its classes, its entry point, its standard streams.
 */
public final class TargetProgram {
  /** Those of the JVM, before the first execution of any target. */
  private static final Properties ORIGINAL = (Properties) System.getProperties().clone();

  private final Target target;
  private final URL[] classPath;
  private final Map<String, TargetLoader.ClassFile> files = TargetLoader.newCache();
  private final TargetOutput out = new TargetOutput();
  private final TargetOutput err = new TargetOutput();
  private final Properties properties = (Properties) ORIGINAL.clone();
  private EntryPoint entryPoint;
  private UnusableTargetException unusable;

  public TargetProgram(Target target) {
    this.target = target;
    this.classPath = urls(target.classPath());
    properties.setProperty("java.class.path", String.join(File.pathSeparator, target.classPath()));
    properties.setProperty("sun.java.command", target.title());
    // For what stands on the class path for the sake of tests, and must do nothing here.
    properties.setProperty("unravel.worker", target.isTest() ? target.place() : "");
    // Ours, to make machines look alike; nobody would expect it.
    properties.remove("java.util.concurrent.ForkJoinPool.common.parallelism");
  }

  /** Takes all classes from a new loader. */
  public void renew() {
    TargetLoader loader = new TargetLoader(classPath, files);
    TargetState.useLoader(loader);
    entryPoint = entryPoint(loader);
    System.setProperties((Properties) properties.clone());
  }

  /** Puts the streams back to their start. */
  public void resetStreams(boolean keepOutput) {
    out.reset(keepOutput);
    err.reset(keepOutput);
    StandardStreams.set(new ByteArrayInputStream(target.standardInput()), out, err);
    if (Thread.getDefaultUncaughtExceptionHandler() != null) {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    if (TargetState.takePropertiesTouched()) {
      System.setProperties((Properties) properties.clone());
    }
  }

  public byte[] printed() {
    return out.bytes();
  }

  public byte[] printedToError() {
    return err.bytes();
  }

  /** A hash of what was printed, on one stream and the other. */
  public int checksum() {
    CRC32 crc = new CRC32();
    crc.update(printed());
    crc.update(printedToError());
    return (int) crc.getValue();
  }

  /** What the main thread does. */
  public void run() {
    try {
      entryPoint.run();
    } catch (UnusableTargetException none) {
      unusable = none;
      throw none;
    } catch (Throwable thrown) {
      // The JVM lets anything out of main; so must a method that declares nothing.
      TargetProgram.<RuntimeException>rethrow(thrown);
    }
  }

  /** Tests are looked for while the target runs; none is no failure of theirs. */
  public void checkUsable() {
    if (unusable != null) {
      throw unusable;
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private EntryPoint entryPoint(TargetLoader loader) {
    return target.isTest() ? new JUnitTests(target.title(), loader) : MainMethod.of(target, loader);
  }

  private static URL[] urls(List<String> paths) {
    return paths.stream().map(TargetProgram::url).toArray(URL[]::new);
  }

  private static URL url(String path) {
    try {
      return new File(path).toURI().toURL();
    } catch (MalformedURLException odd) {
      throw new UnusableTargetException("not a class path entry: " + path);
    }
  }
}
