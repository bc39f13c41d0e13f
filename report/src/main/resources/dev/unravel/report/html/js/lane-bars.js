// Stretches as bars, and, where there is room, what happens at each step.

const NARROWEST_BAR = 3;
const NARROWEST_CODE = 15;
const NARROWEST_WORD = 48;
/** An average character of the small type, in pixels. */
const CHARACTER = 6.3;

const CODES = {
  begin: "▸", end: "■", read: "R", write: "W", cas: "RW", lock: "L", unlock: "U", wait: "Wt",
  notify: "N", notifyAll: "N*", park: "P", unpark: "uP", start: "S", join: "J", sleep: "Z",
  interrupt: "I", call: "C", yield: "Y", init: "In", timeout: "T",
};

const fit = (text, width) => {
  const most = Math.floor(width / CHARACTER);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
};

/** Bars for one execution. `view` says what is in sight. */
function laneBars(view, group) {
  const { execution } = group;
  const visible = visibleStretches(view, execution);
  return view.columns.width < NARROWEST_BAR
    ? mergedBars(view, group, visible)
    : visible.map((stretch) => bar(view, group, stretch));
}

function visibleStretches(view, execution) {
  const from = Math.max(0, lastAtMost(execution.starts, view.first));
  const to = lastAtMost(execution.starts, view.last) + 1;
  return execution.stretches.slice(from, to).filter((it) => view.layout.has(it.thread));
}

function bar(view, group, stretch) {
  const { columns, layout } = view;
  const left = Math.max(columns.left(stretch.from) - view.offset, -20);
  const right = Math.min(columns.right(stretch.to) - view.offset, view.width + 20);
  const top = layout.barTop(group, stretch.thread);
  const focused = stretch.from <= state.step && state.step <= stretch.to;
  return h(
    "g",
    { key: `${group.top}-${stretch.from}`, class: focused ? "bar focused" : "bar" },
    h("rect", { x: left + 1, y: top, width: Math.max(1, right - left - 2), height: layout.bar, rx: 4 }),
    columns.width >= NARROWEST_CODE && cells(view, group, stretch, top),
  );
}

function cells(view, group, stretch, top) {
  const { columns } = view;
  const from = columns.columnOf[Math.max(stretch.from, view.first)];
  const to = columns.columnOf[Math.min(stretch.to, view.last)];
  const all = [];
  for (let column = from; column <= to; column++) {
    all.push(columns.isFold(column) ? fold(view, column, top) : cell(view, group, columns.first(column), top));
  }
  return all;
}

function fold(view, column, top) {
  const { columns, layout } = view;
  const steps = columns.last(column) - columns.first(column) + 1;
  const label = `…${numbers.format(steps)}`;
  const left = columns.lefts[column] - view.offset;
  return h(
    "g",
    { class: "fold", key: `f${column}` },
    h("title", null, `${count(steps, "step")} folded: click to show`),
    h("rect", { x: left + 1, y: top, width: columns.foldWidth - 2, height: layout.bar, rx: 3 }),
    h("text", { x: left + columns.foldWidth / 2, y: top + layout.bar / 2 }, fit(label, columns.foldWidth)),
  );
}

function cell(view, group, step, top) {
  const { columns, layout } = view;
  const { execution } = group;
  const operation = execution.operation(step);
  const left = columns.left(step) - view.offset;
  const selected = execution.subject(step) >= 0 && execution.subject(step) === selectedVariable();
  const kind = selected ? "cell selected" : "cell";
  const value = execution.value(step) || (layout.bar > 30 ? execution.member(step) : "");
  const roomy = columns.width >= NARROWEST_WORD;
  const twoLines = roomy && layout.bar > 30 && value;
  const middle = left + columns.width / 2;
  const line = top + layout.bar / 2;
  return h(
    "g",
    { class: `${kind} ${operation}`, key: step },
    h("title", null, `step ${step}: ${threadName(execution.threads[step])} ${sentence(execution, step)}`),
    h("rect", { x: left + 2, y: top + 1, width: columns.width - 4, height: layout.bar - 2, rx: 3 }),
    h("text", { x: middle, y: line - (twoLines ? 7 : 0) }, roomy ? fit(operation, columns.width) : CODES[operation]),
    twoLines && h("text", { class: "value", x: middle, y: line + 7 }, fit(value, columns.width - 8)),
  );
}

/** Too narrow to tell apart: what touches becomes one, a path for each lane. */
function mergedBars(view, group, stretches) {
  const { columns, layout } = view;
  const right = (stretch) => columns.right(stretch.to);
  return mergedPaths(view, stretches, right, "merged", group, (thread) => layout.barTop(group, thread), layout.bar);
}

/** One path for each thread, of spans in order of their first steps. */
function mergedPaths(view, spans, rightOf, kind, group, topOf, height) {
  const pixels = new Map();
  for (const span of spans) {
    const { thread } = span;
    const from = Math.floor(Math.max(-1, view.columns.left(span.from) - view.offset));
    const to = Math.max(from + 1, Math.ceil(Math.min(view.width + 1, rightOf(span) - view.offset)));
    const taken = pixels.get(thread) || [];
    const before = taken[taken.length - 1];
    if (before && from <= before[1]) {
      before[1] = Math.max(before[1], to);
    } else {
      taken.push([from, to]);
    }
    pixels.set(thread, taken);
  }
  return [...pixels].map(([thread, taken]) => {
    const top = topOf(thread);
    const shape = taken.map(([from, to]) => `M${from} ${top}H${to}v${height}H${from}z`).join("");
    return h("path", { class: kind, key: `${kind}${group.top}-${thread}`, d: shape });
  });
}
