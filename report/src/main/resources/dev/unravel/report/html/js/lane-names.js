// The names to the left of the lanes.

const showsPath = (layout, thread) => layout.pitch > 40 && threadName(thread) !== data.threads[thread][0];

function groupTitle({ isFailing, top }) {
  const kind = isFailing ? "fails" : "passes";
  return h("div", { class: `group-title ${kind}`, style: { top: `${top}px` } }, isFailing ? "Failing" : "Passing");
}

function LaneNames({ layout }) {
  const acting = failing.threads[state.step];
  const name = (group, thread) =>
    h(
      "div",
      {
        class: `lane-name${thread === acting ? " acting" : ""}${involved.has(thread) ? " involved" : ""}`,
        style: { top: `${layout.top(group, thread)}px`, height: `${layout.pitch}px` },
        title: `${data.threads[thread][1]} (${data.threads[thread][0]})`,
      },
      h("span", { class: "java-name" }, threadName(thread)),
      showsPath(layout, thread) && h("span", { class: "path" }, data.threads[thread][0]),
    );
  return h(
    "div",
    { class: "names", style: { height: `${layout.height}px` } },
    layout.groups.map((group) => [
      layout.groups.length > 1 && groupTitle(group),
      layout.threads.map((thread) => name(group, thread)),
    ]),
  );
}
