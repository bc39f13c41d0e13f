package dev.unravel.conformance.statics;

import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Classes that are first used by name, by reflection or by a method reference. */
public final class ClassesByName {
  private static final StringBuffer ORDER = new StringBuffer();

  static final class Named {
    static int value = log("Named", 1);
  }

  static final class NamedLater {
    static int value = log("NamedLater", 2);
  }

  static final class Made {
    static int made = log("Made", 3);

    Made() {
      made++;
    }
  }

  static final class Called {
    static int calls = log("Called", 4);

    static int call() {
      return ++calls;
    }
  }

  static final class Referred {
    static int made = log("Referred", 5);

    Referred() {
      made++;
    }

    static int made() {
      return made;
    }
  }

  private static int log(String name, int value) {
    ORDER.append(name).append(' ');
    return value;
  }

  private static void useAll() {
    try {
      String outer = ClassesByName.class.getName();
      ClassLoader loader = ClassesByName.class.getClassLoader();
      Class.forName(outer + "$NamedLater", false, loader);
      Class.forName(outer + "$Named");
      Class.forName(outer + "$NamedLater", true, loader);
      Class.forName(outer + "$Made").getDeclaredConstructor().newInstance();
      Class.forName(outer + "$Called", false, loader).getDeclaredMethod("call").invoke(null);
      Supplier<Referred> maker = Referred::new;
      IntSupplier counter = Referred::made;
      maker.get();
      ORDER.append(counter.getAsInt()).append(' ');
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(ClassesByName::useAll);
    t.start();
    Named.value++;
    useAll();
    t.join();
    System.out.println(
        ORDER + "" + Named.value + NamedLater.value + Made.made + Called.calls + Referred.made);
  }
}
