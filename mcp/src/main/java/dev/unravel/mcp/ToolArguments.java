package dev.unravel.mcp;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of a call, checked.
 *
 * @param values as the client sent them
 * @param folders that everything has to lie in
 */
record ToolArguments(Map<String, Object> values, Folders folders) {
  ToolArguments {
    values = values == null ? Map.of() : Map.copyOf(values);
  }

  Optional<String> text(String name) {
    Object value = values.get(name);
    if (value != null && !(value instanceof String)) {
      throw new UsageException(name + " must be a string");
    }
    return Optional.ofNullable((String) value).filter(text -> !text.isBlank());
  }

  String required(String name) {
    return text(name).orElseThrow(() -> new UsageException(name + " is missing"));
  }

  Optional<Long> number(String name, long least, long most) {
    Object value = values.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (!(value instanceof Number number)
        || number.longValue() < least
        || number.longValue() > most) {
      throw new UsageException(name + " must be a number from " + least + " to " + most);
    }
    return Optional.of(number.longValue());
  }

  List<String> words(String name) {
    Object value = values.get(name);
    if (value == null) {
      return List.of();
    }
    if (!(value instanceof List<?> list) || !list.stream().allMatch(String.class::isInstance)) {
      throw new UsageException(name + " must be a list of strings");
    }
    return list.stream().map(String.class::cast).toList();
  }

  /** The trace file that is meant. */
  Path traceFile() {
    return folders.inside(required("trace"));
  }

  /** A trace to look at. */
  Trace trace() {
    Path file = traceFile();
    if (!Files.isRegularFile(file)) {
      throw new UsageException("there is no trace file " + file);
    }
    try {
      return TraceFile.read(file);
    } catch (IOException unreadable) {
      throw new UsageException(file + ": " + unreadable.getMessage());
    }
  }

  /** The file of a trace that is to run again, if what it would run lies inside. */
  Path traceToRun() {
    folders.check(trace().target());
    return traceFile();
  }
}
