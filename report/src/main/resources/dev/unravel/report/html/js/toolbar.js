// Buttons for everything that the keys do.

/** Words name a button themselves; signs need a name. */
function button(label, name, onClick, more = {}) {
  const spokenName = /\w/.test(label) ? undefined : name;
  return h("button", { type: "button", "aria-label": spokenName, title: name, onClick, ...more }, label);
}

const toggle = (label, name, pressed, onClick) => button(label, name, onClick, { "aria-pressed": pressed });

function Toolbar() {
  const many = data.threads.length > involved.size && involved.size > 0;
  return h(
    "div",
    { class: "toolbar", role: "group", "aria-label": "What the schedule shows" },
    h("h2", null, "Schedule"),
    h(
      "div",
      { class: "buttons" },
      button("⇤", "Previous switch (Shift ←)", () => focusSwitch(-1)),
      button("←", "Previous step (←)", () => focusColumn(-1)),
      button("→", "Next step (→)", () => focusColumn(1)),
      button("⇥", "Next switch (Shift →)", () => focusSwitch(1)),
    ),
    h(
      "div",
      { class: "buttons" },
      button("−", "Zoom out (-)", () => zoom(1 / 1.5)),
      button("+", "Zoom in (+)", () => zoom(1.5)),
      button("Fit", "Back to the width of the page (0)", () => update({ width: 0 })),
    ),
    h(
      "div",
      { class: "buttons" },
      failing.folds.length > 0 && toggle("Fold", "Fold steps that do not matter (F)", state.folded, toggleFolds),
      many && toggle("Only threads involved", "Leave out other threads (I)", state.onlyInvolved, toggleInvolved),
      toggle("Only this variable", "Only steps of the variable whose history is shown (O)", state.onlyVariable, toggleVariable),
      passing && toggle("Compare with passing", "Both schedules, aligned (C)", state.compare, toggleCompare),
    ),
    h(
      "div",
      { class: "buttons last" },
      toggle("Dark", "Dark colours (T)", isDark(), toggleTheme),
      toggle("Keys", "Keys and signs (?)", state.help, () => update({ help: !state.help })),
    ),
    state.help && h(Help),
    h(Legend),
  );
}

const KEYS = [
  ["← →", "previous, next step"],
  ["Shift ← →", "previous, next switch"],
  ["E, Shift E", "next, previous numbered step"],
  ["↑ ↓", "nearest step of the lane above, below (in the lanes)"],
  ["Home End", "first, last step (in the lanes)"],
  ["Enter", "open the fold at the cursor (in the lanes)"],
  ["V", "history of the variable at the cursor"],
  ["W", "where the value at the cursor came from"],
  ["O", "only the steps of that variable"],
  ["+ − 0", "zoom in, out, fit"],
  ["F I C T ?", "fold, involved threads, compare, theme, this help"],
];

/** What is drawn how, always in sight. */
const SIGNS = [
  ["decides", "the switch that decides"],
  ["preemption", "a preemption"],
  ["forced", "a forced switch"],
  ["holds", "holds a lock"],
  ["waits", "waits"],
  ["about", "about the variable"],
  ["changes", "changes it"],
];

function Legend() {
  return h(
    "ul",
    { class: "legend", "aria-label": "Signs" },
    SIGNS.map(([sign, text]) => h("li", { key: sign }, h("i", { class: `sign-${sign}` }), text)),
  );
}

function Help() {
  const pairs = (items) => items.map(([term, text]) => [h("dt", null, h("kbd", null, term)), h("dd", null, text)]);
  const codes = data.operations.map((operation) => [CODES[operation], operation]);
  return h(
    "div",
    { class: "help" },
    h("dl", { class: "keys" }, pairs(KEYS)),
    h("dl", { class: "codes" }, pairs(codes)),
    h("ul", { class: "signs" },
      h("li", null, "Thick red link: the switch that decides between pass and fail."),
      h("li", null, "Solid link: a preemption, the thread could have gone on. Dotted link: a forced switch."),
      h("li", null, "Strip below a bar: the thread holds a lock. Hatched: it waits."),
      h("li", null, "Filled action: it is about the variable whose history is shown.")),
  );
}
