// The keyboard. Left and right work everywhere, keys that scroll a page in the lanes only.

const TYPING = "input, select, textarea, [contenteditable]";

/** The step of a neighbouring lane that is nearest to the focus. */
function focusLane(direction) {
  const threads = shownThreads();
  const row = threads.indexOf(failing.threads[Math.min(state.step, failing.size)]) + direction;
  const thread = threads[row];
  if (thread === undefined) {
    return;
  }
  const before = failing.lastStepOf(thread, state.step);
  const after = failing.nextStepOf(thread, state.step);
  const nearer = !after || (before && state.step - before <= after - state.step) ? before : after;
  if (nearer) {
    focus(nearer);
  }
}

function openFoldAtFocus() {
  const column = currentColumns.columnOf[state.step];
  if (currentColumns.isFold(column)) {
    const first = currentColumns.first(column);
    openFold(first);
    focus(first);
  }
}

const ANYWHERE = {
  ArrowLeft: () => focusColumn(-1),
  ArrowRight: () => focusColumn(1),
  "Shift+ArrowLeft": () => focusSwitch(-1),
  "Shift+ArrowRight": () => focusSwitch(1),
  e: () => focusEvidence(1),
  "Shift+E": () => focusEvidence(-1),
  v: selectVariableHere,
  w: () => focusOrigin(state.step),
  o: toggleVariable,
  f: toggleFolds,
  i: toggleInvolved,
  c: toggleCompare,
  t: toggleTheme,
  "+": () => zoom(1.5),
  "=": () => zoom(1.5),
  "-": () => zoom(1 / 1.5),
  0: () => update({ width: 0 }),
  "?": () => update({ help: !state.help }),
};

const IN_THE_LANES = {
  ArrowUp: () => focusLane(-1),
  ArrowDown: () => focusLane(1),
  Home: () => focus(1),
  End: () => focus(lastStep()),
  Enter: openFoldAtFocus,
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches(TYPING)) {
    return;
  }
  const shifted = event.shiftKey && (event.key.length > 1 || /[A-Z]/.test(event.key));
  const key = (shifted ? "Shift+" : "") + event.key;
  const inLanes = event.target.id === "lanes";
  const action = ANYWHERE[key] || (inLanes && IN_THE_LANES[key]);
  if (action) {
    event.preventDefault();
    action();
  }
}

document.addEventListener("keydown", onKey);
