package dev.unravel.agent.breakpoints.file;

import dev.unravel.agent.breakpoints.condition.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a line of a breakpoint file. The grammar is in docs/breakpoint-files.md. */
public final class DefinitionParser {
  private final Cursor cursor;
  private final int line;

  private DefinitionParser(String text, int line) {
    this.cursor = new Cursor(text);
    this.line = line;
  }

  /** Empty for a line without a breakpoint. */
  public static Optional<Definition> parse(String text, int line) throws SyntaxException {
    DefinitionParser parser = new DefinitionParser(text, line);
    return parser.cursor.atEnd() || parser.cursor.isNext("#")
        ? Optional.empty()
        : Optional.of(parser.definition());
  }

  private Definition definition() throws SyntaxException {
    Kind kind = kind();
    String name = cursor.string("the name of the breakpoint in quotation marks");
    if (name.isEmpty()) {
      throw cursor.expected("a name that is not empty");
    }
    List<Position> positions = new ArrayList<>();
    do {
      if (positions.size() == kind.most) {
        throw new SyntaxException(
            cursor.position() + 1, kind.word() + " takes at most " + kind.most + " positions");
      }
      positions.add(position());
    } while (cursor.take("->"));
    if (positions.size() < kind.fewest) {
      throw cursor.expected("'->' and another position");
    }
    Optional<Expression> condition = Optional.empty();
    Settings settings = Settings.DEFAULT;
    while (!cursor.atEnd()) {
      if (cursor.takeWord("when")) {
        Expression more = new ConditionParser(cursor, positions.size()).parse();
        condition =
            Optional.of(condition.isPresent() ? new Expression.And(condition.get(), more) : more);
      } else {
        settings = new SettingsParser(cursor).breakpointSetting(settings);
      }
    }
    return new Definition(kind, name, line, List.copyOf(positions), condition, settings);
  }

  private Kind kind() throws SyntaxException {
    for (Kind kind : Kind.values()) {
      if (cursor.takeWord(kind.word())) {
        return kind;
      }
    }
    throw cursor.expected("race, deadlock, atomicity or notification");
  }

  private Position position() throws SyntaxException {
    int start = cursor.position();
    Place place = new PlaceParser(cursor).parse();
    String text = cursor.since(start);
    Settings settings = Settings.DEFAULT;
    if (cursor.take("[")) {
      do {
        settings = new SettingsParser(cursor).positionSetting(settings);
      } while (cursor.take(","));
      cursor.expect("]", "',' or ']'");
    }
    return new Position(text, place, settings);
  }
}
