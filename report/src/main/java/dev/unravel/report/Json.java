package dev.unravel.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Writes JSON as it goes, without building a tree first. Calls that would not give valid JSON throw
 * {@link IllegalStateException}; an {@link IOException} of the destination comes out as {@link
 * UncheckedIOException}.
 */
public final class Json {
  private enum Place {
    /** Nothing written yet. */
    START,
    /** In an object, where a name or the end must come next. */
    OBJECT,
    /** After a name, where its value must come next. */
    VALUE,
    /** In an array. */
    ARRAY,
    /** The one outermost value is written. */
    DONE
  }

  private final Appendable out;
  private final Deque<Place> outer = new ArrayDeque<>();
  private Place place = Place.START;
  private boolean first = true;

  /** Writes to {@code out}, which is neither flushed nor closed. */
  public Json(Appendable out) {
    this.out = out;
  }

  /** What {@code content} writes, as a string. */
  public static String text(Consumer<Json> content) {
    StringBuilder text = new StringBuilder();
    content.accept(new Json(text));
    return text.toString();
  }

  /** Opens an object. */
  public Json beginObject() {
    return open('{', Place.OBJECT);
  }

  /** Closes the object that was opened last. */
  public Json endObject() {
    return close('}', Place.OBJECT);
  }

  /** Opens an array. */
  public Json beginArray() {
    return open('[', Place.ARRAY);
  }

  /** Closes the array that was opened last. */
  public Json endArray() {
    return close(']', Place.ARRAY);
  }

  /** The name of the value that comes next. */
  public Json name(String name) {
    if (place != Place.OBJECT) {
      throw new IllegalStateException("a name where no object is open: " + name);
    }
    comma();
    quoted(name);
    append(":");
    place = Place.VALUE;
    return this;
  }

  /** A string. */
  public Json value(String value) {
    before();
    quoted(value);
    return after();
  }

  /** A whole number. Readers that know only doubles round those beyond 2^53. */
  public Json value(long value) {
    return literal(Long.toString(value));
  }

  /** A number; null when it is none, since JSON has no such numbers. */
  public Json value(double value) {
    return literal(Double.isFinite(value) ? Double.toString(value) : "null");
  }

  /** True or false. */
  public Json value(boolean value) {
    return literal(Boolean.toString(value));
  }

  /** Null. */
  public Json nullValue() {
    return literal("null");
  }

  /** A name and a string. */
  public Json field(String name, String value) {
    return name(name).value(value);
  }

  /** A name and a whole number. */
  public Json field(String name, long value) {
    return name(name).value(value);
  }

  /** A name and a number. */
  public Json field(String name, double value) {
    return name(name).value(value);
  }

  /** A name and true or false. */
  public Json field(String name, boolean value) {
    return name(name).value(value);
  }

  /** A name and an array of strings. */
  public Json field(String name, Collection<String> values) {
    name(name).beginArray();
    values.forEach(this::value);
    return endArray();
  }

  private Json open(char bracket, Place inside) {
    before();
    append(String.valueOf(bracket));
    outer.push(place == Place.VALUE ? Place.OBJECT : place);
    place = inside;
    first = true;
    return this;
  }

  private Json close(char bracket, Place inside) {
    if (place != inside) {
      throw new IllegalStateException(bracket + " does not close what is open");
    }
    append(String.valueOf(bracket));
    place = outer.pop();
    return after();
  }

  private Json literal(String text) {
    before();
    append(text);
    return after();
  }

  private void before() {
    if (place == Place.OBJECT || place == Place.DONE) {
      throw new IllegalStateException("a value where none can be");
    }
    if (place == Place.ARRAY) {
      comma();
    }
  }

  private Json after() {
    first = false;
    place =
        switch (place) {
          case START, DONE -> Place.DONE;
          case VALUE, OBJECT -> Place.OBJECT;
          case ARRAY -> Place.ARRAY;
        };
    return this;
  }

  private void comma() {
    if (!first) {
      append(",");
    }
    first = false;
  }

  private void quoted(String string) {
    append("\"");
    append(JsonString.escape(string));
    append("\"");
  }

  private void append(String text) {
    try {
      out.append(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
