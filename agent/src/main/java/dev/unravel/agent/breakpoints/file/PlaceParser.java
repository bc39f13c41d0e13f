package dev.unravel.agent.breakpoints.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a position. */
final class PlaceParser {
  private static final String POSITION =
      "a position (such as Account.java:40, Account.withdraw(int) or write Account.balance)";

  private final Cursor cursor;

  PlaceParser(Cursor cursor) {
    this.cursor = cursor;
  }

  Place parse() throws SyntaxException {
    boolean after = cursor.takeWord("after");
    if (after || cursor.takeWord("before")) {
      cursor.takeWord("line");
      return line(cursor.path("a line (such as Account.java:40)"), after);
    }
    if (cursor.takeWord("line")) {
      return line(cursor.path("a line (such as Account.java:40)"), false);
    }
    boolean exit = cursor.takeWord("exit");
    if (exit || cursor.takeWord("enter")) {
      return method(cursor.path("a method (such as Account.withdraw(int))"), exit);
    }
    boolean access = cursor.takeWord("access");
    boolean read = access || cursor.takeWord("read");
    if (read || cursor.takeWord("write")) {
      return field(read, access || !read);
    }
    if (cursor.takeWord("call")) {
      return call();
    }
    String word = cursor.path(POSITION);
    return cursor.isNext(":") ? line(word, false) : method(word, false);
  }

  private Place line(String word, boolean after) throws SyntaxException {
    cursor.expect(":", "':' and a line number");
    int number = cursor.count("a line number");
    return new Place.Line(ClassPattern.of(word), number, after, occurrence());
  }

  private int occurrence() throws SyntaxException {
    return cursor.take("#") ? cursor.count("which occurrence, from 1") : 0;
  }

  private Place method(String word, boolean exit) throws SyntaxException {
    int dot = word.lastIndexOf('.');
    if (dot <= 0 || dot == word.length() - 1) {
      throw cursor.expected("':' and a line number, or '.' and a method, behind '" + word + "'");
    }
    ClassPattern owner = ClassPattern.of(word.substring(0, dot));
    String name = word.substring(dot + 1);
    Optional<List<String>> parameters = parameters();
    if (!exit && cursor.take("@bci")) {
      int index = (int) Math.min(cursor.number("an index of byte code"), Integer.MAX_VALUE);
      return new Place.Bytecode(owner, name, parameters, index);
    }
    return new Place.Method(owner, name, parameters, exit);
  }

  private Optional<List<String>> parameters() throws SyntaxException {
    if (!cursor.take("(")) {
      return Optional.empty();
    }
    List<String> types = new ArrayList<>();
    if (cursor.take(")")) {
      return Optional.of(types);
    }
    do {
      StringBuilder type = new StringBuilder(cursor.path("the type of a parameter"));
      while (cursor.take("[")) {
        cursor.expect("]", "']'");
        type.append("[]");
      }
      if (type.toString().endsWith("...")) {
        type.replace(type.length() - 3, type.length(), "[]");
      }
      types.add(type.toString());
    } while (cursor.take(","));
    cursor.expect(")", "',' or ')'");
    return Optional.of(types);
  }

  private Place field(boolean reads, boolean writes) throws SyntaxException {
    String word = member("a field (such as Account.balance)");
    ClassPattern owner = ownerOf(word);
    Place.Scope scope =
        cursor.takeWord("in") ? scope() : new Place.Scope(owner, "", 0, occurrence());
    return new Place.Field(owner, nameOf(word), reads, writes, scope);
  }

  private Place call() throws SyntaxException {
    String word = member("a method (such as Account.withdraw)");
    if (!cursor.takeWord("in")) {
      throw cursor.expected("'in' and the line, method or class that calls");
    }
    return new Place.Call(ownerOf(word), nameOf(word), scope());
  }

  private String member(String what) throws SyntaxException {
    String word = cursor.path(what);
    int dot = word.lastIndexOf('.');
    if (dot <= 0 || dot == word.length() - 1) {
      throw cursor.expected("'.' and a name behind '" + word + "'");
    }
    return word;
  }

  private static ClassPattern ownerOf(String member) {
    return ClassPattern.of(member.substring(0, member.lastIndexOf('.')));
  }

  private static String nameOf(String member) {
    return member.substring(member.lastIndexOf('.') + 1);
  }

  private Place.Scope scope() throws SyntaxException {
    String where = cursor.path("a line, a method or a class");
    if (cursor.take(":")) {
      int line = cursor.count("a line number");
      return new Place.Scope(ClassPattern.of(where), "", line, occurrence());
    }
    if (!cursor.take("(")) {
      return new Place.Scope(ClassPattern.of(where), "", 0, occurrence());
    }
    cursor.expect(")", "')'");
    if (where.lastIndexOf('.') <= 0) {
      throw cursor.expected("a class before the method '" + where + "'");
    }
    return new Place.Scope(ownerOf(where), nameOf(where), 0, occurrence());
  }
}
