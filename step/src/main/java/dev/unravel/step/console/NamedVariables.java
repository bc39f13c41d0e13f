package dev.unravel.step.console;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ArrayReference;
import com.sun.jdi.Field;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import java.util.List;
import java.util.Optional;

/**
 * Finds what an expression names: {@code name}, {@code this.name}, {@code Type.name}, {@code
 * name.other[3].more}, where a name is a local variable, a field of {@code this} or a class.
 */
final class NamedVariables {
  private final ThreadReference thread;

  NamedVariables(ThreadReference thread) {
    this.thread = thread;
  }

  /**
   * A field of an object or class.
   *
   * @param owner the object, null for a static field, or to mean that of any object
   */
  record FieldOf(Field field, ObjectReference owner) {
    Value value() {
      return owner == null ? field.declaringType().getValue(field) : owner.getValue(field);
    }
  }

  Value value(String expression) {
    List<String> parts = parts(expression);
    Optional<Value> local = parts.get(0).startsWith("[") ? Optional.empty() : local(parts.get(0));
    if (local.isPresent() || isLocal(parts.get(0))) {
      return follow(local.orElse(null), parts.subList(1, parts.size()));
    }
    Optional<FieldOf> own = ownField(parts.get(0));
    if (own.isPresent()) {
      return follow(own.get().value(), parts.subList(1, parts.size()));
    }
    for (int n = 1; n < parts.size(); n++) {
      Optional<FieldOf> field = staticField(String.join(".", parts.subList(0, n)), parts.get(n));
      if (field.isPresent()) {
        return follow(field.get().value(), parts.subList(n + 1, parts.size()));
      }
    }
    throw new ConsoleException("nothing here is called " + parts.get(0));
  }

  /** The field that an expression names. */
  FieldOf field(String expression) {
    List<String> parts = parts(expression);
    String last = parts.get(parts.size() - 1);
    Optional<FieldOf> found;
    if (last.startsWith("[") || parts.size() == 1 && isLocal(last)) {
      found = Optional.empty();
    } else if (parts.size() == 1) {
      found = ownField(last);
    } else {
      String rest = expression.substring(0, expression.lastIndexOf('.'));
      found = fieldOfType(rest, last);
      if (found.isEmpty() && value(rest) instanceof ObjectReference owner) {
        found = Optional.of(new FieldOf(fieldOf(owner.referenceType(), last), owner));
      }
    }
    return found.orElseThrow(
        () -> new ConsoleException("only fields can be waited for, and that is none: " + last));
  }

  private static List<String> parts(String expression) {
    return List.of(expression.trim().replace("[", ".[").split("\\."));
  }

  private boolean isLocal(String name) {
    return name.equals("this") || localVariable(name).isPresent();
  }

  private Optional<Value> local(String name) {
    return name.equals("this")
        ? Optional.ofNullable(frame().thisObject())
        : localVariable(name).map(variable -> frame().getValue(variable));
  }

  private Optional<LocalVariable> localVariable(String name) {
    try {
      return Optional.ofNullable(frame().visibleVariableByName(name));
    } catch (AbsentInformationException compiledWithoutNames) {
      return Optional.empty();
    }
  }

  private Optional<FieldOf> ownField(String name) {
    ObjectReference self = frame().thisObject();
    Field field = frame().location().declaringType().fieldByName(name);
    return field == null || self == null && !field.isStatic()
        ? Optional.empty()
        : Optional.of(new FieldOf(field, field.isStatic() ? null : self));
  }

  private Optional<FieldOf> staticField(String type, String name) {
    return fieldOfType(type, name).filter(found -> found.field().isStatic());
  }

  private Optional<FieldOf> fieldOfType(String type, String name) {
    return thread.virtualMachine().allClasses().stream()
        .filter(each -> each.name().equals(type) || each.name().endsWith("." + type))
        .map(each -> each.fieldByName(name))
        .filter(field -> field != null)
        // The last loader's classes are those of the execution that runs.
        .reduce((first, second) -> second)
        .map(field -> new FieldOf(field, null));
  }

  private static Value follow(Value value, List<String> parts) {
    Value now = value;
    for (String part : parts) {
      if (now instanceof ArrayReference array && part.startsWith("[")) {
        now = array.getValue(index(part, array.length()));
      } else if (now instanceof ArrayReference array && part.equals("length")) {
        now = array.virtualMachine().mirrorOf(array.length());
      } else if (now instanceof ObjectReference object) {
        now = object.getValue(fieldOf(object.referenceType(), part));
      } else {
        throw new ConsoleException((now == null ? "null" : "a number") + " has no " + part);
      }
    }
    return now;
  }

  private static Field fieldOf(ReferenceType type, String name) {
    Field field = type.fieldByName(name);
    if (field == null) {
      throw new ConsoleException(type.name() + " has no field " + name);
    }
    return field;
  }

  private static int index(String part, int length) {
    try {
      int index = Integer.parseInt(part.substring(1, part.length() - 1));
      if (index >= 0 && index < length) {
        return index;
      }
    } catch (NumberFormatException | IndexOutOfBoundsException notANumber) {
      // As below.
    }
    throw new ConsoleException("no element " + part + " of " + length);
  }

  private StackFrame frame() {
    try {
      return thread.frame(0);
    } catch (IncompatibleThreadStateException | IndexOutOfBoundsException nowhere) {
      throw new ConsoleException("the thread is nowhere in the target");
    }
  }
}
