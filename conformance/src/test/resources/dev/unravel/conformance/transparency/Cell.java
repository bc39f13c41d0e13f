import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;

/** What the forms have in common: things to call methods with, and how results are shown. */
public class Cell implements Serializable {
  static final CompletionStage FUTURE = CompletableFuture.completedFuture("b");

  /** The object that was called last. */
  static Object it;

  public volatile int i = 1;
  public volatile long l = 1;
  public volatile Object o = "a";

  static Field field() throws Exception {
    return Cell.class.getField("i");
  }

  static int length(IntFunction<Object[]> make) {
    return make.apply(3).length;
  }

  static <T> T copy(T original) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(original);
    }
    return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  static String show(Object value) {
    if (value instanceof Object[] array) {
      return Arrays.stream(array).map(Cell::show).toList().toString();
    }
    if (value != null && value.getClass().isArray()) {
      String text = Arrays.deepToString(new Object[] {value});
      return text.substring(1, text.length() - 1);
    }
    boolean isText =
        value == null
            || value instanceof CharSequence
            || value instanceof Number
            || value instanceof Boolean
            || value instanceof Character
            || value instanceof Enum<?>
            || value instanceof Collection<?>
            || value instanceof Map<?, ?>;
    if (isText) {
      return String.valueOf(value).replaceAll("@[0-9a-f]+|Lambda.?[0-9]*/0x[0-9a-f]+", "@");
    }
    return value.getClass().isHidden() || value.getClass().isSynthetic()
        ? "lambda"
        : value.getClass().getName();
  }

  /** A line without what no two JVMs agree on. */
  static String line(String label, Object result) {
    boolean differs =
        label.contains("hashCode") || label.contains("HashCode")
            ? !(label.contains("Arrays"))
            : label.contains("nanoTime") || label.contains("currentTimeMillis");
    return (differs && result instanceof Number ? "number" : show(result)) + " | " + show(it);
  }

  static String line(String label, Throwable thrown) {
    // What the JVM says about a null depends on the instructions around it.
    String message = thrown instanceof NullPointerException ? "" : " " + thrown.getMessage();
    return thrown.getClass().getName() + message.replaceAll("@[0-9a-f]+|Lambda.?[0-9]*/0x[0-9a-f]+", "@") + " | " + show(it);
  }
}
