package dev.unravel.conformance.statics;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.management.ManagementFactory;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URL;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.TimeZone;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.management.ObjectName;

/**
 * Changes whatever the JDK keeps for its users, after a look at whether it is as in a new JVM. What
 * is not is printed.
 */
public final class JdkKeepsNothing {
  private static final List<String> LEFT = new ArrayList<>();
  private static int count;

  /** A constant that an annotation names. */
  public enum Mode {
    FAST,
    SLOW
  }

  @Retention(RetentionPolicy.RUNTIME)
  private @interface Runs {
    Mode value();
  }

  @Runs(Mode.SLOW)
  private static final class Annotated {}

  /** Counts its uses in the object that the JDK caches. */
  public static final class Texts extends ListResourceBundle {
    int uses;

    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"key", "text"}};
    }
  }

  /** A bean without attributes. */
  public interface NothingMBean {}

  /** Its implementation. */
  public static final class Nothing implements NothingMBean {}

  private static final class NoDriver implements Driver {
    @Override
    public Connection connect(String url, Properties info) {
      return null;
    }

    @Override
    public boolean acceptsURL(String url) {
      return false;
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
      return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
      return 1;
    }

    @Override
    public int getMinorVersion() {
      return 0;
    }

    @Override
    public boolean jdbcCompliant() {
      return false;
    }

    @Override
    public Logger getParentLogger() {
      return null;
    }
  }

  private static final class NoProxies extends ProxySelector {
    @Override
    public List<Proxy> select(URI uri) {
      return List.of(Proxy.NO_PROXY);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {}
  }

  private static final class Silent extends Handler {
    @Override
    public void publish(LogRecord record) {}

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static void isNew(String what, boolean isNew) {
    if (!isNew) {
      LEFT.add(what);
    }
  }

  private static void lookAndChange() throws Exception {
    isNew("locale", !Locale.getDefault().equals(Locale.JAPAN));
    Locale.setDefault(Locale.JAPAN);
    isNew("time zone", !TimeZone.getDefault().getID().equals("Asia/Tokyo"));
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
    isNew("property", System.getProperty("jdk.keeps") == null);
    System.setProperty("jdk.keeps", "it");
    isNew("handler", Thread.getDefaultUncaughtExceptionHandler() == null);
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
    URL.setURLStreamHandlerFactory(protocol -> null);
    isNew("cookies", CookieHandler.getDefault() == null);
    CookieHandler.setDefault(new CookieManager());
    Authenticator.setDefault(new Authenticator() {});
    isNew("proxies", !(ProxySelector.getDefault() instanceof NoProxies));
    ProxySelector.setDefault(new NoProxies());
    isNew("redirects", HttpURLConnection.getFollowRedirects());
    HttpURLConnection.setFollowRedirects(false);
    changeLoggers();
    changeRegistries();
    Texts texts = (Texts) ResourceBundle.getBundle(Texts.class.getName());
    isNew("bundle", texts.uses++ == 0);
    isNew("annotation", Annotated.class.getAnnotation(Runs.class).value() == Mode.SLOW);
    isNew("constants", Mode.valueOf("FAST") == Mode.FAST && Mode.values()[1] == Mode.SLOW);
    isNew("file", changeFiles());
  }

  private static void changeLoggers() {
    Logger logger = Logger.getLogger("jdk.keeps");
    isNew("level", logger.getLevel() == null && logger.isLoggable(Level.INFO));
    isNew("handlers", logger.getHandlers().length == 0 && logger.getUseParentHandlers());
    int handlers = Logger.getLogger("").getHandlers().length;
    isNew("root " + handlers, handlers == 1);
    logger.setLevel(Level.OFF);
    logger.addHandler(new Silent());
    logger.setUseParentHandlers(false);
    Logger.getLogger("").addHandler(new Silent());
  }

  private static void changeRegistries() throws Exception {
    Enumeration<Driver> drivers = DriverManager.getDrivers();
    isNew("driver", !drivers.hasMoreElements());
    register();
    ObjectName name = new ObjectName("conformance:type=Nothing");
    isNew("bean", !ManagementFactory.getPlatformMBeanServer().isRegistered(name));
    ManagementFactory.getPlatformMBeanServer().registerMBean(new Nothing(), name);
  }

  private static void register() throws SQLException {
    DriverManager.registerDriver(new NoDriver());
  }

  private static boolean changeFiles() throws IOException {
    File file = new File(System.getProperty("java.io.tmpdir"), "unravel-jdk-keeps-" + pid());
    boolean made = file.createNewFile();
    file.deleteOnExit();
    return made;
  }

  private static long pid() {
    return ProcessHandle.current().pid();
  }

  public static void main(String[] args) throws Exception {
    lookAndChange();
    Thread t = new Thread(() -> count++);
    t.start();
    count++;
    t.join();
    System.out.println(count + " " + LEFT);
  }
}
