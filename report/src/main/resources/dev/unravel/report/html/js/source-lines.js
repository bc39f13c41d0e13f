// Lines of source around a place, with the values that a thread met there.

/** How far back in a thread's own steps values are looked for. */
const RECENT = 60;
const MOST_VALUES_ON_A_LINE = 3;

/** The lines of a file that the page has: [number, text, begins in a comment]. */
const fileLines = data.sources.map(({ pieces }) => {
  const lines = new Map();
  for (const [first, ...texts] of pieces) {
    // A piece that begins inside a comment shows it by the stars that such lines begin with.
    let inComment = /^\s*\*/.test(texts[0]);
    texts.forEach((text, index) => {
      lines.set(first + index, { text, inComment });
      inComment = endsInComment(text, inComment);
    });
  }
  return lines;
});

/** The innermost frame with source, or the innermost one. */
function placeOf(execution, step) {
  const frames = step > 0 ? execution.frames(step) : [];
  return frames.find((location) => data.locations[location][4] >= 0) ?? frames[0] ?? -1;
}

/** The last step of a thread, up to this one, that has a place. */
function placedStep(execution, thread, step) {
  let at = execution.lastStepOf(thread, step);
  while (at > 0 && placeOf(execution, at) < 0) {
    at = execution.lastStepOf(thread, at - 1);
  }
  return at;
}

/** For each line of the file, what the thread read and wrote there last. */
function recentValues(execution, thread, step, file) {
  const values = new Map();
  let at = execution.lastStepOf(thread, step);
  for (let i = 0; i < RECENT && at > 0; i++, at = execution.lastStepOf(thread, at - 1)) {
    const place = placeOf(execution, at);
    if (place < 0 || data.locations[place][4] !== file || !execution.value(at)) {
      continue;
    }
    const line = data.locations[place][3];
    const there = values.get(line) || [];
    const key = execution.deeds[at - 1];
    if (there.length < MOST_VALUES_ON_A_LINE && !there.some((it) => it.key === key)) {
      values.set(line, [{ key, step: at }, ...there]);
    }
  }
  return values;
}

function valueNote(execution, { step }) {
  const operation = execution.operation(step);
  const name = execution.member(step) || string(execution.subject(step));
  const verb = operation === "call" ? " returns " : " = ";
  const now = step === state.step;
  return h("span", { class: now ? "value-note now" : "value-note", key: step, title: `step ${step}` },
    h("i", null, operation), ` ${name}${verb}${execution.value(step)}`);
}

const coloured = ([kind, text]) => (kind ? h("span", { class: kind }, text) : text);

function sourceLine(number, line, current, notes) {
  return h(
    "div",
    { class: current ? "line current" : "line", key: number, "aria-current": current ? "true" : undefined },
    h("span", { class: "line-number" }, number),
    h("span", { class: "code" }, tokens(line.text, line.inComment).map(coloured)),
    notes,
  );
}

function SourceExcerpt({ execution, thread, step, around }) {
  const at = placedStep(execution, thread, step);
  const place = placeOf(execution, at);
  const [, , , current, file] = place < 0 ? [0, 0, 0, 0, -1] : data.locations[place];
  if (file < 0) {
    return h("p", { class: "no-source" }, place < 0 ? "" : `no source for ${placeName(place)}`);
  }
  const values = recentValues(execution, thread, step, file);
  const lines = [];
  for (let number = current - around; number <= current + around; number++) {
    const line = fileLines[file].get(number);
    if (line) {
      const notes = (values.get(number) || []).map((it) => valueNote(execution, it));
      lines.push(sourceLine(number, line, number === current, notes));
    }
  }
  return h(
    "div",
    { class: "source", tabIndex: 0, role: "region", "aria-label": `Source of ${threadName(thread)}` },
    h("div", { class: "source-sheet" }, lines),
  );
}
