package dev.unravel.diagnose.data;

import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.HappensBefore;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Findings about candidates: the pattern of each, in a sentence. */
final class DataFindings {
  private static final Set<String> DEFAULTS = Set.of("null", "0", "false", "0.0", "'\0'");
  private static final java.util.regex.Pattern CLOSING =
      java.util.regex.Pattern.compile(
          "(?i).*(close|shutdown|dispose|release|destroy|terminate|free|cleanup|teardown|stop).*");

  private final Facts facts;
  private final Words words;
  private final Hints hints;
  private final int actions;

  /**
   * @param actions how many actions of the execution came before the failure
   */
  DataFindings(Facts facts, Words words, Locks locks, int actions) {
    this.facts = facts;
    this.words = words;
    this.hints = new Hints(facts, locks, words);
    this.actions = actions;
  }

  Finding of(Candidate candidate, String reason) {
    if (candidate instanceof Candidate.Unserialisable it) {
      return unserialisable(it, reason);
    }
    if (candidate instanceof Candidate.Torn it) {
      return torn(it, reason);
    }
    if (candidate instanceof Candidate.TooEarly it) {
      return early(it, reason);
    }
    if (candidate instanceof Candidate.TooLate it) {
      return late(it, reason);
    }
    if (candidate instanceof Candidate.Overwritten it) {
      return overwritten(it, reason);
    }
    return outOfTime((Candidate.OutOfTime) candidate, reason);
  }

  private Finding unserialisable(Candidate.Unserialisable it, String reason) {
    String one = words.by(it.first());
    String other = words.by(it.remote());
    String p1 = words.at(it.first());
    String p2 = words.at(it.second());
    String did = other + " " + words.did(it.remote()) + words.at(it.remote());
    String pair =
        words.noun(it.first()).equals(words.noun(it.second()))
            ? "two " + plural(words.noun(it.first())) + (p1.equals(p2) ? p1 : both(p1, p2))
            : words.noun(it.first()) + p1 + " and " + words.noun(it.second()) + p2;
    if (words.isOneCall(it.first(), it.second())) {
      return finding(
          Pattern.ATOMICITY_VIOLATION,
          it.form(),
          did
              + " in the middle of "
              + one
              + "'s "
              + words.noun(it.first())
              + p1
              + "; both work on "
              + words.variable(it.first())
              + ", so "
              + (it.form().equals("read-write-write")
                  ? one + " undid what " + other + " had done."
                  : one + " went on with what was no longer true."),
          List.of(it.first()),
          roles(it.actions()),
          reason,
          hints.atomicity(it));
    }
    String sentence =
        did + " between " + one + "'s " + pair + ", so " + consequence(it, one, other) + ".";
    return finding(
        Pattern.ATOMICITY_VIOLATION,
        it.form(),
        sentence,
        List.of(it.first()),
        roles(it.actions()),
        reason,
        hints.atomicity(it));
  }

  private String consequence(Candidate.Unserialisable it, String one, String other) {
    boolean known = !words.value(it.second()).isEmpty() && !facts.isInside(it.second());
    boolean method = facts.operation(it.second()) == Operation.CALL;
    return switch (it.form()) {
      case "read-write-write" ->
          method || facts.isInside(it.second())
              ? one + " acted on what was no longer true"
              : one + "'s write lost it";
      case "read-write-read" ->
          known
              ? one
                  + " saw "
                  + words.value(it.first())
                  + " first and "
                  + words.value(it.second())
                  + " then"
              : one + " saw two different states";
      case "write-write-read" ->
          known
              ? one + " read " + words.value(it.second()) + " instead of what it had written"
              : one + " did not find what it had put there";
      default ->
          words.value(it.remote()).isEmpty()
              ? other + " saw a state that nobody was meant to see"
              : other + " saw " + words.value(it.remote()) + ", which nobody was meant to see";
    };
  }

  private Finding torn(Candidate.Torn it, String reason) {
    int from = Math.min(it.after(), it.before());
    int to = Math.max(it.after(), it.before());
    String sentence =
        words.by(from)
            + " "
            + pair(words.did(from) + words.at(from), words.did(to) + words.at(to), " and ")
            + " while "
            + words.by(it.first())
            + " had "
            + pair(
                past(it.first()) + words.at(it.first()),
                past(it.second()) + words.at(it.second()),
                " but not yet ")
            + ", so "
            + words.by(from)
            + " worked with values that do not belong together.";
    return finding(
        Pattern.MULTI_VARIABLE_ATOMICITY_VIOLATION,
        "",
        sentence,
        List.of(it.first(), it.second()),
        roles(it.actions()),
        reason,
        hints.torn(it));
  }

  /** Two deeds in a row; the verb once if it is the same. */
  private static String pair(String first, String second, String between) {
    String verb = first.substring(0, first.indexOf(' ') + 1);
    return first + between + (second.startsWith(verb) ? second.substring(verb.length()) : second);
  }

  private Finding early(Candidate.TooEarly it, String reason) {
    boolean initial =
        facts.accesses(facts.variable(it.read())).stream()
            .noneMatch(i -> i < it.read() && facts.writes(i));
    String value = words.value(it.read());
    boolean unset = initial && DEFAULTS.contains(value);
    String had = unset ? "set it" : past(it.write()).replace(words.variable(it.write()), "it");
    String sentence =
        inOrder(it.read(), " before ", it.write(), had)
            + saw(it.read())
            + (unset ? "." : "; nothing makes it wait.");
    Pattern pattern = unset ? Pattern.USE_BEFORE_INITIALISATION : racing(it.read(), it.write());
    Optional<String> hint =
        unset ? hints.initialisation(it) : hints.order(it.write(), it.read(), pattern);
    return aboutRead(pattern, sentence, it.read(), it.actions(), reason, hint);
  }

  private Finding late(Candidate.TooLate it, String reason) {
    boolean closing = closes(it);
    String had = closing ? closed(it) : past(it.write()).replace(words.variable(it.write()), "it");
    String sentence =
        inOrder(it.read(), " after ", it.write(), had)
            + saw(it.read())
            + (closing ? "." : "; nothing puts the two in order.");
    Pattern pattern = closing ? Pattern.USE_AFTER_CLOSE : racing(it.write(), it.read());
    Optional<String> hint =
        closing ? hints.closing(it) : hints.order(it.read(), it.write(), pattern);
    return aboutRead(pattern, sentence, it.read(), it.actions(), reason, hint);
  }

  /** "one read `x` (A.java:1) before two had written it (A.java:2)". */
  private String inOrder(int subject, String word, int other, String had) {
    return words.by(subject)
        + " "
        + words.did(subject)
        + words.at(subject)
        + word
        + words.by(other)
        + (" had " + had).stripTrailing()
        + words.at(other);
  }

  private String saw(int read) {
    return words.value(read).isEmpty() ? "" : ", and saw " + words.value(read);
  }

  private String closed(Candidate.TooLate it) {
    if (facts.operation(it.write()) == Operation.CALL) {
      return "called " + words.noun(it.write()) + " on it";
    }
    String value = words.value(it.write());
    return value.isEmpty() ? "closed it" : "set it to " + value;
  }

  /** Closing is not an operation of Java: what it is called, and a null, give it away. */
  private boolean closes(Candidate.TooLate it) {
    return words.value(it.write()).equals("null")
        || Stream.concat(
                Stream.of(facts.action(it.write()).member()),
                facts.stack(it.write()).stream().filter(f -> !f.inJdk()).map(f -> f.method()))
            .anyMatch(name -> CLOSING.matcher(name).matches());
  }

  private Finding overwritten(Candidate.Overwritten it, String reason) {
    String stays =
        words.value(it.second()).isEmpty() ? "" : ", so " + words.value(it.second()) + " stayed";
    String sentence =
        inOrder(it.second(), " after ", it.first(), "")
            + stays
            + "; nothing puts the two in order.";
    Pattern pattern = racing(it.first(), it.second());
    return finding(
        pattern,
        "",
        sentence,
        List.of(it.first()),
        roles(List.of(it.first(), it.second())),
        reason,
        hints.order(it.second(), it.first(), pattern));
  }

  private Finding outOfTime(Candidate.OutOfTime it, String reason) {
    boolean sleep = facts.operation(it.time()) == Operation.SLEEP;
    String passed =
        words.by(it.time())
            + (sleep ? " slept" : "'s " + timed(it.time()) + " ran out of time")
            + words.at(it.time());
    String then =
        it.read() < 0
            ? ""
            : " and " + (sleep ? "" : "it ") + words.did(it.read()) + words.at(it.read());
    String sentence =
        passed
            + then
            + " before "
            + words.by(it.late())
            + " had "
            + past(it.late())
            + words.at(it.late())
            + ": time alone makes nobody wait for another thread.";
    List<Integer> about = List.of(it.read() < 0 ? it.late() : it.read());
    return finding(
        Pattern.TIME_ASSUMPTION,
        sleep ? "sleep" : "timeout",
        sentence,
        about,
        roles(it.actions()),
        reason,
        hints.time(it));
  }

  private String timed(int action) {
    return switch (facts.operation(action)) {
      case JOIN -> "join";
      case TIMEOUT -> "wait";
      default ->
          "`" + facts.stack(action).stream().findFirst().map(f -> f.method()).orElse("wait") + "`";
    };
  }

  private String past(int action) {
    return switch (facts.operation(action)) {
      case NOTIFY, NOTIFY_ALL -> "notified";
      case CALL ->
          facts.variable(action) == Facts.NONE
              ? "called `" + facts.action(action).member() + "`"
              : words.did(action);
      case WRITE -> words.did(action).replaceFirst("^wrote", "written");
      default -> words.did(action);
    };
  }

  private static String plural(String noun) {
    return noun.endsWith("`") ? "calls of " + noun : noun + "s";
  }

  private static String both(String p1, String p2) {
    return p1.replace(")", " and ") + p2.substring(2);
  }

  /** A data race if the accesses are plain and nothing orders them, else only a wrong order. */
  private Pattern racing(int first, int second) {
    boolean race =
        facts.plain(first)
            && facts.plain(second)
            && !HappensBefore.ordered(facts, Math.min(first, second), Math.max(first, second));
    return race ? Pattern.DATA_RACE : Pattern.ORDER_VIOLATION;
  }

  private List<Evidence> roles(Collection<Integer> all) {
    List<Evidence> roles = new ArrayList<>();
    for (int i : new TreeSet<>(all)) {
      if (i < actions) {
        roles.add(new Evidence(i + 1L, role(i)));
      }
    }
    return roles;
  }

  private String role(int i) {
    return switch (facts.operation(i)) {
      case SLEEP, PARK, JOIN, TIMEOUT -> "time is up";
      default -> facts.variable(i) == Facts.NONE ? past(i) : words.did(i).replace("`", "");
    };
  }

  private Finding aboutRead(
      Pattern pattern,
      String sentence,
      int read,
      Collection<Integer> all,
      String reason,
      Optional<String> hint) {
    return finding(pattern, "", sentence, List.of(read), roles(all), reason, hint);
  }

  private Finding finding(
      Pattern pattern,
      String form,
      String sentence,
      List<Integer> about,
      List<Evidence> evidence,
      String reason,
      Optional<String> hint) {
    List<String> variables =
        about.stream()
            .map(
                i ->
                    facts.variable(i) == Facts.NONE
                        ? facts.object(i)
                        : facts.name(facts.variable(i)))
            .toList();
    return new Finding(pattern, form, sentence, variables, evidence, reason, hint);
  }
}
