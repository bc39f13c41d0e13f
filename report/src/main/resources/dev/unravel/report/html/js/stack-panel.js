// The stacks of all threads after the focused step, the acting one first.

const MOST_FRAMES = 40;

function frameRow(location, index) {
  return h("li", { key: index, class: data.locations[location][4] >= 0 ? "own" : "" },
    h("code", null, methodName(location)), h("span", { class: "at" }, placeLink(location)));
}

function stackOf(thread, step) {
  const last = failing.lastStepOf(thread, step);
  const frames = last > 0 ? failing.frames(last) : [];
  return frames.slice(0, MOST_FRAMES);
}

function StackPanel() {
  const step = Math.min(state.step, failing.size);
  const acting = failing.threads[step];
  const others = data.threads
    .map((_, thread) => thread)
    .filter((thread) => thread !== acting && !failing.hasEnded(thread, step) && stackOf(thread, step).length > 0);
  return h(
    "section",
    { class: "panel stacks", tabIndex: 0, "aria-label": "Stacks" },
    h("h2", null, "Stack of ", threadName(acting)),
    stackOf(acting, step).length === 0 && h("p", { class: "muted" }, "Not known at this step."),
    h("ol", null, stackOf(acting, step).map(frameRow)),
    others.map((thread) =>
      h("details", { key: thread },
        h("summary", null, threadName(thread)),
        h("ol", null, stackOf(thread, step).map(frameRow)))),
  );
}
