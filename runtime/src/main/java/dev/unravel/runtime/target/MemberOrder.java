package dev.unravel.runtime.target;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;

/**
 * The order in which reflection shows methods and constructors. HotSpot goes by the addresses of
 * their names, and these depend on what was loaded before, by which thread, and so on the JVM;
 * whoever makes classes from methods, or calls them one by one, would do so in another order each
 * time. Here they come by name, a method before its bridges, then by parameters and result.
 */
final class MemberOrder {
  private MemberOrder() {}

  /** Sorts members of one class, in an array that nobody else has yet. */
  static <T extends Executable> void sort(T[] members) {
    if (members.length > 1) {
      sort(members.clone(), members, 0, members.length);
    }
  }

  /** A merge of two halves; both arrays begin alike. */
  private static void sort(Executable[] from, Executable[] to, int start, int end) {
    if (end - start < 2) {
      return;
    }
    int middle = (start + end) >>> 1;
    sort(to, from, start, middle);
    sort(to, from, middle, end);
    int left = start;
    int right = middle;
    for (int i = start; i < end; i++) {
      boolean takeLeft = right == end || left < middle && compare(from[left], from[right]) <= 0;
      to[i] = takeLeft ? from[left++] : from[right++];
    }
  }

  private static int compare(Executable one, Executable other) {
    int names = one.getName().compareTo(other.getName());
    if (names != 0) {
      return names;
    }
    int bridges = (isBridge(one) ? 1 : 0) - (isBridge(other) ? 1 : 0);
    return bridges != 0 ? bridges : descriptor(one).compareTo(descriptor(other));
  }

  private static boolean isBridge(Executable member) {
    return member instanceof Method method && method.isBridge();
  }

  /** As in a class file. */
  static String descriptor(Executable member) {
    String parameters = "";
    for (Class<?> type : member.getParameterTypes()) {
      parameters = parameters.concat(type.descriptorString());
    }
    String result = member instanceof Method m ? m.getReturnType().descriptorString() : "V";
    return "(".concat(parameters).concat(")").concat(result);
  }
}
