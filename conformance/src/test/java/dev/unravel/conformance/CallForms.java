package dev.unravel.conformance;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Source of a class that calls every method of a hooked class in every form that Java has:
 * directly, in a lambda, through each kind of method reference, through its supertypes, a subclass,
 * {@code super}, a type variable and an intersection of types, with boxes, and after serialisation.
 */
final class CallForms {
  /** What does not come back, ends the JVM, or tells what no two JVMs agree on. */
  private static final List<String> LEFT_OUT =
      List.of(
          "Thread.(run|stop|suspend|resume|countStackFrames|getAllStackTraces|enumerate|dumpStack)",
          "Thread.(activeCount|setDefaultUncaughtExceptionHandler|getStackTrace|destroy|start)",
          "Thread.(getId|toString|currentThread|getThreadGroup|getContextClassLoader|setContextClassLoader)",
          "System.(exit|gc|load.*|set.*|inheritedChannel|console|getLogger|getenv|getProperties)",
          "System.(runFinalization|getSecurityManager|getProperty|clearProperty)",
          "Runtime.(exit|halt|exec|gc|load.*|.*Memory|addShutdownHook|removeShutdownHook|version)",
          "Runtime.(runFinalization|trace.*|availableProcessors)",
          "Field.(getAnnotat.*|getDeclaredAnnotations|isAnnotationPresent|trySetAccessible)",
          "ThreadPoolExecutor.(execute|submit|invokeAll|invokeAny|prestart.*|set.*|remove|close)",
          "ThreadPoolExecutor.(getThreadFactory|awaitTermination)",
          "LockSupport.(park|setCurrentBlocker)",
          "Exchanger.exchange",
          "(SynchronousQueue|DelayQueue).(put|take)",
          "LinkedTransferQueue.(transfer|take)",
          "CompletableFuture.(.*Async|orTimeout|completeOnTimeout|d.*Executor)",
          "FutureTask.get",
          "Phaser.await.*",
          "Arrays.parallel.*",
          ".*.(parallelStream|getClass|wait|notify|notifyAll)");

  /** A lambda is a call like any other: not one for every method. */
  private static final int SOME_LAMBDAS = 4;

  private static final int SOME_SERIALISED = 2;

  private final Class<?> type;
  private final String expression;
  private final String name;
  private final boolean extended;
  private final List<String> forms = new ArrayList<>();
  private final List<String> inSubclass = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private int turn;
  private final Map<String, String> interfaces = new LinkedHashMap<>();

  CallForms(Class<?> type, String expression) {
    this.type = type;
    this.expression = expression;
    this.name = "Forms" + type.getSimpleName();
    this.extended = HookedClasses.mayBeExtended(type);
  }

  String name() {
    return name;
  }

  int count() {
    return forms.size();
  }

  /** The source, to be compiled beside {@code Cell}, {@code Forms} and {@code Marker}. */
  String source() {
    for (Method m : type.getMethods()) {
      boolean left = m.isSynthetic() || isLeftOut(m);
      if (!left && Modifier.isStatic(m.getModifiers()) && m.getDeclaringClass() == type) {
        ofStatic(m);
      } else if (!left && !Modifier.isStatic(m.getModifiers()) && !expression.isEmpty()) {
        ofInstance(m);
      }
    }
    if (!Modifier.isAbstract(type.getModifiers()) && !expression.isEmpty()) {
      for (Constructor<?> c : type.getConstructors()) {
        ofConstructor(c);
      }
      add("array constructor", "return Cell.length(" + canonical() + "[]::new);");
    }
    return text();
  }

  private String canonical() {
    return type.getCanonicalName();
  }

  private boolean isLeftOut(Method m) {
    Deprecated deprecated = m.getAnnotation(Deprecated.class);
    String key = type.getSimpleName() + "." + m.getName();
    boolean objects = type == Object.class && !m.getName().equals("getClass");
    return deprecated != null && deprecated.forRemoval()
        || !objects && LEFT_OUT.stream().anyMatch(key::matches);
  }

  private void ofStatic(Method m) {
    String owner = canonical();
    calls(m, "static", owner + "." + m.getName(), owner + "::" + m.getName(), "");
  }

  private void ofInstance(Method m) {
    boolean isObjects = m.getDeclaringClass() == Object.class && type != Object.class;
    String own = canonical();
    ofReceiver(m, own, expression);
    if (isObjects && !m.getName().equals("hashCode")) {
      return;
    }
    List<Class<?>> types = supertypes(m);
    if (!types.isEmpty()) {
      // One of them, another for the next method: what differs is only the captured type.
      Class<?> above = types.get(forms.size() % types.size());
      bound(m, above.getSimpleName(), above.getCanonicalName(), expression);
    }
    if (extended && !blocksWhenNew(m)) {
      ofSubclass(m);
    }
  }

  /** What comes back only if there is something in the object; that of a subclass is empty. */
  private static boolean blocksWhenNew(Method m) {
    return m.getName().startsWith("take")
        || CompletableFuture.class == m.getDeclaringClass() && m.getName().matches("get|join");
  }

  /** Two of six forms, others for the next method. */
  private void ofSubclass(Method m) {
    String make = "new " + name + "Sub()";
    turn++;
    if (turn % 3 == 0) {
      bound(m, "subclass", name + "Sub", make);
      String call = "Cell.it = this; " + invocation(m, "super." + m.getName(), usual(m));
      inSubclass.add(member(forms.size(), call));
      add("super." + m.getName(), "return " + make + ".s" + forms.size() + "();");
    } else if (turn % 3 == 1) {
      String head = name + "Sub r = " + make + "; Cell.it = r; ";
      add("subclass call " + m, head + invocation(m, "r." + m.getName(), usual(m)));
      intersection(m);
    } else {
      bound(m, "subclass", name + "Sub", make);
      String f = "Cell.it = this; " + functional(m, "") + " f = super::" + m.getName() + "; ";
      inSubclass.add(member(forms.size(), f + invocation(m, "f.call", usual(m))));
      add("super::" + m.getName(), "return " + make + ".s" + forms.size() + "();");
    }
  }

  private static String member(int number, String body) {
    return "  Object s" + number + "() throws Throwable { " + body + " }";
  }

  private void ofReceiver(Method m, String receiverType, String make) {
    String head = receiverType + " r = (" + receiverType + ") " + make + "; Cell.it = r; ";
    calls(m, "own", "r." + m.getName(), "r::" + m.getName(), head);
    String unbound = functional(m, receiverType) + " f = " + receiverType + "::" + m.getName();
    String arguments = usual(m).isEmpty() ? "r" : "r, " + usual(m);
    if (!hasStaticTwin(m)) {
      add("unbound " + m.getName(), head + unbound + "; " + invocation(m, "f.call", arguments));
    }
  }

  /** Through another type than the class's own: what is captured is of that type. */
  private void bound(Method m, String label, String receiverType, String make) {
    String head = receiverType + " r = (" + receiverType + ") " + make + "; Cell.it = r; ";
    String f = functional(m, "") + " f = r::" + m.getName() + "; ";
    add(label + " bound " + m, head + f + invocation(m, "f.call", usual(m)));
  }

  private void calls(Method m, String label, String call, String reference, String head) {
    String odd = arguments(m, SampleArguments::odd);
    String parameters = names(m);
    String plain = functional(m, "");
    add(label + " call " + m, head + invocation(m, call, usual(m)));
    add(label + " odd call " + m, head + invocation(m, call, odd));
    String f = head + plain + " f = " + reference + "; ";
    add(label + " reference " + m, f + invocation(m, "f.call", usual(m)));
    if (forms.size() % SOME_LAMBDAS == 0) {
      String lambda = plain + " f = (" + parameters + ") -> " + call + "(" + parameters + "); ";
      add(label + " lambda " + m, head + lambda + invocation(m, "f.call", usual(m)));
    }
    if (isPrimitive(m) && !takesBoxes(m)) {
      String boxed = boxed(m);
      add(
          label + " boxed " + m,
          head + boxed + " f = " + reference + "; " + invocation(m, "f.call", usual(m)));
    }
    if (forms.size() % SOME_SERIALISED == 0) {
      String serial =
          plain + " f = Cell.copy((" + plain + " & java.io.Serializable) " + reference + "); ";
      add(label + " serialised " + m, head + serial + invocation(m, "f.call", usual(m)));
    }
  }

  private void intersection(Method m) {
    int number = forms.size();
    String body =
        "Cell.it = r; "
            + functional(m, "")
            + " f = r::"
            + m.getName()
            + "; "
            + invocation(m, "f.call", usual(m));
    inSubclass.add(
        "  static <X extends "
            + canonical()
            + " & Marker> Object g"
            + number
            + "(X r) throws Throwable { "
            + body
            + " }");
    add("intersection " + m, "return " + name + "Sub.g" + number + "(new " + name + "Sub());");
  }

  private void ofConstructor(Constructor<?> c) {
    String result = canonical();
    String parameters = types(c.getParameterTypes(), Class::getCanonicalName);
    String function = functional(result, parameters);
    String arguments =
        Arrays.stream(c.getParameterTypes())
            .map(SampleArguments::usual)
            .collect(Collectors.joining(", "));
    add("new " + c, "return new " + result + "(" + arguments + ");");
    add("::new " + c, function + " f = " + result + "::new; return f.call(" + arguments + ");");
  }

  /** All public types above that have the method, in which it is called by their name. */
  private List<Class<?>> supertypes(Method m) {
    List<Class<?>> found = new ArrayList<>();
    collect(type, m, found);
    found.remove(type);
    found.remove(Object.class);
    return found;
  }

  private static void collect(Class<?> from, Method m, List<Class<?>> found) {
    if (from == null || found.contains(from)) {
      return;
    }
    if (Modifier.isPublic(from.getModifiers())
        && Arrays.stream(from.getMethods()).anyMatch(other -> overrides(m, other))) {
      found.add(from);
    }
    collect(from.getSuperclass(), m, found);
    for (Class<?> i : from.getInterfaces()) {
      collect(i, m, found);
    }
  }

  private static boolean overrides(Method m, Method other) {
    return other.getName().equals(m.getName())
        && Arrays.equals(other.getParameterTypes(), m.getParameterTypes())
        && other.getReturnType() == m.getReturnType();
  }

  /** A static method that an unbound reference could mean as well, or one of the same arity. */
  private boolean hasStaticTwin(Method m) {
    return Arrays.stream(type.getMethods())
        .anyMatch(
            other ->
                other.getName().equals(m.getName())
                    && Modifier.isStatic(other.getModifiers())
                    && other.getParameterCount() == m.getParameterCount() + 1);
  }

  // ---- pieces of source

  private static boolean isPrimitive(Method m) {
    return m.getReturnType().isPrimitive() && m.getReturnType() != void.class
        || Arrays.stream(m.getParameterTypes()).anyMatch(Class::isPrimitive);
  }

  /** Whether another method of the name takes the boxes as they are, so that Java cannot choose. */
  private boolean takesBoxes(Method m) {
    MethodType boxes = MethodType.methodType(void.class, m.getParameterTypes()).wrap();
    return Arrays.stream(type.getMethods())
        .filter(other -> other.getName().equals(m.getName()))
        .filter(other -> other.getParameterCount() == m.getParameterCount())
        .filter(other -> !Arrays.equals(other.getParameterTypes(), m.getParameterTypes()))
        .anyMatch(
            other ->
                IntStream.range(0, m.getParameterCount())
                    .allMatch(
                        k ->
                            MethodType.methodType(other.getParameterTypes()[k])
                                .wrap()
                                .returnType()
                                .isAssignableFrom(boxes.parameterType(k))));
  }

  private static String usual(Method m) {
    return arguments(m, SampleArguments::usual);
  }

  private static String arguments(Method m, Function<Class<?>, String> sample) {
    return Arrays.stream(m.getParameterTypes()).map(sample).collect(Collectors.joining(", "));
  }

  private static String names(Method m) {
    return IntStream.range(0, m.getParameterCount())
        .mapToObj(k -> "p" + k)
        .collect(Collectors.joining(", "));
  }

  private static String invocation(Method m, String called, String arguments) {
    String call = called + "(" + arguments + ");";
    return m.getReturnType() == void.class ? call + " return null;" : "return " + call;
  }

  private String functional(Method m, String receiver) {
    String own = types(m.getParameterTypes(), Class::getCanonicalName);
    String all = receiver.isEmpty() ? own : own.isEmpty() ? receiver : receiver + ", " + own;
    return functional(m.getReturnType().getCanonicalName(), all);
  }

  private String boxed(Method m) {
    String parameters = types(m.getParameterTypes(), CallForms::wrapper);
    return functional(
        m.getReturnType() == void.class ? "void" : wrapper(m.getReturnType()), parameters);
  }

  private static String wrapper(Class<?> type) {
    return MethodType.methodType(type).wrap().returnType().getCanonicalName();
  }

  private static String types(Class<?>[] types, Function<Class<?>, String> text) {
    return Arrays.stream(types).map(text).collect(Collectors.joining(", "));
  }

  private String functional(String result, String parameters) {
    String key = result + "(" + parameters + ")";
    return name + "." + interfaces.computeIfAbsent(key, k -> "F" + interfaces.size());
  }

  private void add(String label, String body) {
    labels.add(label);
    forms.add("  static Object f" + forms.size() + "() throws Throwable { " + body + " }");
  }

  private String text() {
    StringBuilder text = new StringBuilder("@SuppressWarnings(\"all\")\nclass " + name + " {\n");
    interfaces.forEach((key, f) -> text.append("  interface ").append(f).append(declared(key)));
    forms.forEach(form -> text.append(form).append('\n'));
    text.append("  static Object call(int n) throws Throwable {\n    switch (n) {\n");
    for (int k = 0; k < forms.size(); k++) {
      text.append("      case " + k + ": return f" + k + "();\n");
    }
    text.append("      default: throw new IllegalArgumentException();\n    }\n  }\n}\n");
    if (extended) {
      text.append("@SuppressWarnings(\"all\")\nclass " + name + "Sub extends " + canonical());
      text.append(" implements Marker {\n");
      inSubclass.forEach(member -> text.append(member).append('\n'));
      text.append("}\n");
    }
    return text.toString();
  }

  private static String declared(String key) {
    int open = key.indexOf('(');
    String parameters = key.substring(open + 1, key.length() - 1);
    String[] types = parameters.isEmpty() ? new String[0] : parameters.split(", ");
    String list =
        IntStream.range(0, types.length)
            .mapToObj(k -> types[k] + " p" + k)
            .collect(Collectors.joining(", "));
    return " { " + key.substring(0, open) + " call(" + list + ") throws Throwable; }\n";
  }

  /** What each form is, to say which one differs. */
  List<String> labels() {
    return labels;
  }
}
