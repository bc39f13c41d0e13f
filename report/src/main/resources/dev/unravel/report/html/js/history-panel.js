// Every access to one variable, or operation on one lock, in order.

const ROWS_AROUND = 40;
const HEADINGS = ["step", "thread", "action", "value", "place"];

/** The steps that are about a variable. Found once for each variable that is asked for. */
const stepsAbout = new Map();

function historyOf(variable) {
  if (!stepsAbout.has(variable)) {
    const steps = [];
    for (let step = 1; step <= failing.size; step++) {
      if (failing.subject(step) === variable) {
        steps.push(step);
      }
    }
    stepsAbout.set(variable, steps);
  }
  return stepsAbout.get(variable);
}

const isStep = (step) => step >= 1 && step <= failing.size;

/** The variables of the verdict, as the numbers of their names. */
const knownHistories = data.histories
  .map(({ name, clocks, bad }) => ({ name, steps: clocks.filter(isStep), bad }))
  .filter(({ steps }) => steps.length > 0)
  .map((history) => ({ ...history, variable: failing.subject(history.steps[0]) }));

function selectedVariable() {
  if (state.variable >= 0) {
    return state.variable;
  }
  return knownHistories.length ? knownHistories[0].variable : failing.subject(Math.min(state.step, failing.size));
}

/** The value of a step: a click leads to where it came from. */
function valueOf(step) {
  const value = failing.value(step);
  const follow = (event) => {
    event.stopPropagation();
    focusOrigin(step);
  };
  return value && originOf(step) > 0 ? button(value, originWords(step), follow, { class: "origin" }) : value;
}

function historyRow(step, bad, latest) {
  const kind = [step === latest && "latest", step === state.step && "current", step > state.step && "later", step === bad && "bad"];
  return h(
    "tr",
    { key: step, class: kind.filter(Boolean).join(" "), onClick: () => focus(step) },
    h("td", null, h("a", { href: `#step-${step}` }, numbers.format(step))),
    h("td", null, threadName(failing.threads[step])),
    h("td", null, failing.operation(step)),
    h("td", { class: "value" }, valueOf(step), step === bad && h("span", { class: "bad-note" }, "the bad value")),
    h("td", { class: "at" }, placeLink(placeOf(failing, step))),
  );
}

function VariableChoice({ selected }) {
  const here = failing.subject(Math.min(state.step, failing.size));
  const choices = knownHistories.map(({ variable, name }) => [variable, name]);
  for (const more of [selected, here]) {
    if (more >= 0 && !choices.some(([variable]) => variable === more)) {
      choices.push([more, string(more)]);
    }
  }
  return h(
    "label",
    null,
    "of ",
    h("select", { value: selected, onChange: (event) => update({ variable: Number(event.target.value) }) },
      choices.map(([variable, name]) => h("option", { key: variable, value: variable }, name))),
  );
}

function HistoryPanel() {
  const selected = selectedVariable();
  const known = knownHistories.find(({ variable }) => variable === selected);
  const steps = known ? known.steps : historyOf(selected);
  const at = lastAtMost(steps, state.step);
  const from = Math.max(0, at - ROWS_AROUND);
  const to = Math.min(steps.length, at + ROWS_AROUND);
  const table = useRef(null);
  useLayoutEffect(() => {
    const box = table.current;
    const row = box.querySelector(".latest");
    const above = row && row.offsetTop < box.scrollTop;
    const below = row && row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (above || below) {
      box.scrollTop = row.offsetTop - box.clientHeight / 2;
    }
  }, [state.step, selected]);
  const left = (number, where) => number > 0 && h("p", { class: "muted" }, `${numbers.format(number)} ${where}`);
  return h(
    "section",
    { class: "panel history", "aria-label": "History of a variable" },
    h("h2", null, "History ", selected >= 0 && h(VariableChoice, { selected })),
    left(from, "earlier"),
    h("div", { class: "scroll", ref: table, tabIndex: 0 },
      h("table", null,
        h("thead", null, h("tr", null, HEADINGS.map((it) => h("th", { scope: "col", key: it }, it)))),
        h("tbody", null, steps.slice(from, to).map((step) => historyRow(step, known ? known.bad : 0, steps[at]))))),
    left(steps.length - to, "later"),
  );
}
