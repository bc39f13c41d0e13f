package dev.unravel.step.console;

import com.sun.jdi.ArrayReference;
import com.sun.jdi.ClassNotLoadedException;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.InvalidTypeException;
import com.sun.jdi.InvocationException;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import java.util.List;
import java.util.stream.Collectors;

/** Values as people read them; of objects, what their {@code toString} says. */
final class ValueText {
  private static final int MOST_ELEMENTS = 20;

  private ValueText() {}

  static String of(Value value, ThreadReference thread) {
    if (value instanceof StringReference string) {
      return '"' + string.value() + '"';
    }
    if (value instanceof ArrayReference array) {
      return elements(array);
    }
    return value instanceof ObjectReference object ? toString(object, thread) : "" + value;
  }

  private static String elements(ArrayReference array) {
    String some =
        array.getValues().stream()
            .limit(MOST_ELEMENTS)
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return array.type().name() + " {" + some + (array.length() > MOST_ELEMENTS ? ", ...}" : "}");
  }

  private static String toString(ObjectReference object, ThreadReference thread) {
    Method method = object.referenceType().methodsByName("toString", "()Ljava/lang/String;").get(0);
    try {
      Value text =
          object.invokeMethod(thread, method, List.of(), ObjectReference.INVOKE_SINGLE_THREADED);
      return text instanceof StringReference string ? string.value() : "" + text;
    } catch (InvocationException thrown) {
      return object.type().name() + ", whose toString throws " + thrown.exception().type().name();
    } catch (InvalidTypeException
        | ClassNotLoadedException
        | IncompatibleThreadStateException unavailable) {
      return object.type().name();
    }
  }
}
