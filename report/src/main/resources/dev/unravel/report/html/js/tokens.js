// Cuts a line of Java or Kotlin into words of a kind. Only text comes out: whatever the source
// says, it cannot become markup.

const KEYWORDS = new Set(
  ("abstract assert boolean break byte case catch char class const continue default do double else " +
    "enum extends final finally float for goto if implements import instanceof int interface long " +
    "native new package private protected public record return sealed short static strictfp super " +
    "switch synchronized this throw throws transient try void volatile while yield var true false " +
    "null permits fun val when in is object override companion data suspend lateinit internal").split(" "),
);

const TOKEN = new RegExp(
  [
    String.raw`(?<comment>//.*|/\*.*?(?:\*/|$))`,
    String.raw`(?<string>"""|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])+'?)`,
    String.raw`(?<annotation>@[\p{L}_$][\p{L}\p{N}_$.]*)`,
    String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*)`,
    String.raw`(?<number>\d[\w.]*)`,
  ].join("|"),
  "gu",
);

/** The pieces of a line, each with its kind or "". `inComment` says how the line begins. */
function tokens(line, inComment) {
  const pieces = [];
  let done = 0;
  const push = (kind, end) => {
    if (end > done) {
      pieces.push([kind, line.slice(done, end)]);
      done = end;
    }
  };
  if (inComment) {
    const end = line.indexOf("*/");
    push("comment", end < 0 ? line.length : end + 2);
  }
  const offset = done;
  for (const match of line.slice(offset).matchAll(TOKEN)) {
    push("", offset + match.index);
    push(kindOf(match.groups), offset + match.index + match[0].length);
  }
  push("", line.length);
  return pieces;
}

function kindOf(groups) {
  if (groups.word !== undefined) {
    return KEYWORDS.has(groups.word) ? "keyword" : "";
  }
  return Object.keys(groups).find((kind) => groups[kind] !== undefined);
}

/** Whether the line after this one begins inside a comment. */
function endsInComment(line, inComment) {
  let inside = inComment;
  for (const [mark] of line.matchAll(/\/\*|\*\/|\/\/|"(?:\\.|[^"\\])*"/g)) {
    if (inside) {
      inside = mark !== "*/";
    } else if (mark === "//") {
      return false;
    } else {
      inside = mark === "/*";
    }
  }
  return inside;
}
