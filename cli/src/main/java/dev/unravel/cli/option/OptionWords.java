package dev.unravel.cli.option;

import dev.unravel.cli.report.ExplainFormat;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.report.source.EditorLink;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Options whose values are words: how they are read, and completed by the shell. */
public final class OptionWords {
  /** The levels at which a search makes sense. */
  public static final List<PointLevel> SEARCHED =
      List.of(PointLevel.SYNC, PointLevel.MEMORY, PointLevel.RACES);

  private OptionWords() {}

  static final class Backends extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Backends() {
      super(Stream.of(WorkerBackend.values()).map(WorkerBackend::word).toList());
    }
  }

  static final class Isolations extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Isolations() {
      super(Stream.of(Isolation.values()).map(Isolation::word).toList());
    }
  }

  static final class PointLevels extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    PointLevels() {
      super(SEARCHED.stream().map(PointLevel::word).toList());
    }
  }

  static final class Strategies extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Strategies() {
      super(dev.unravel.explore.strategy.Strategies.names());
    }
  }

  public static final class Deciders extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Deciders() {
      super(dev.unravel.prove.Deciders.names());
    }
  }

  public static final class ExplainFormats extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    ExplainFormats() {
      super(Stream.of(ExplainFormat.values()).map(ExplainFormat::word).toList());
    }
  }

  public static final class ExplainFormatWord implements ITypeConverter<ExplainFormat> {
    @Override
    public ExplainFormat convert(String word) {
      return among(ExplainFormat.values(), ExplainFormat::word, word);
    }
  }

  static final class EditorLinks extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    EditorLinks() {
      super(EditorLink.words());
    }
  }

  static final class EditorLinkWord implements ITypeConverter<EditorLink> {
    @Override
    public EditorLink convert(String word) {
      return among(EditorLink.values(), EditorLink::word, word);
    }
  }

  static final class BackendWord implements ITypeConverter<WorkerBackend> {
    @Override
    public WorkerBackend convert(String word) {
      return among(WorkerBackend.values(), WorkerBackend::word, word);
    }
  }

  static final class IsolationWord implements ITypeConverter<Isolation> {
    @Override
    public Isolation convert(String word) {
      return among(Isolation.values(), Isolation::word, word);
    }
  }

  static final class PointLevelWord implements ITypeConverter<PointLevel> {
    @Override
    public PointLevel convert(String word) {
      if (word.equalsIgnoreCase(PointLevel.YIELD.word())) {
        throw new TypeConversionException(
            "'"
                + word
                + "' is how unravel record looks at a run; no field accesses are seen there, and a"
                + " search would miss every race");
      }
      return among(SEARCHED.toArray(new PointLevel[0]), PointLevel::word, word);
    }
  }

  static final class StrategyWord implements ITypeConverter<String> {
    @Override
    public String convert(String word) {
      return among(new Strategies().toArray(new String[0]), Function.identity(), word);
    }
  }

  private static <T> T among(T[] values, Function<T, String> word, String given) {
    return Stream.of(values)
        .filter(value -> word.apply(value).equalsIgnoreCase(given))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + given
                        + "' is not one of "
                        + String.join(", ", Stream.of(values).map(word).toList())));
  }
}
