import com.google.gson.Gson;

/**
 * Bug 764: who builds the adapter of Parent publishes that of Child while it still refers to an
 * adapter that is not there yet, and another thread uses it.
 */
public class Main {
  static class Parent {
    String name = "p";
    Child child;
  }

  static class Child {
    String name = "c";
    Parent parent;
  }

  public static void main(String[] args) throws Exception {
    Gson gson = new Gson();
    gson.toJson("warm-up");
    Throwable[] thrown = {null};
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    for (int i = 0; i < rounds; i++) {
      gson.toJson("text");
    }
    Parent parent = new Parent();
    parent.child = new Child();
    Child child = new Child();
    child.parent = new Parent();
    Thread one = new Thread(() -> write(thrown, gson, parent), "parent-writer");
    Thread other = new Thread(() -> write(thrown, gson, child), "child-writer");
    one.start();
    other.start();
    one.join();
    other.join();
    if (thrown[0] != null) {
      thrown[0].printStackTrace(System.out);
      System.out.println("FAIL");
      System.exit(1);
    }
    System.out.println("PASS");
  }

  static void write(Throwable[] thrown, Gson gson, Object object) {
    try {
      gson.toJson(object);
    } catch (Throwable failed) {
      thrown[0] = failed;
    }
  }
}
