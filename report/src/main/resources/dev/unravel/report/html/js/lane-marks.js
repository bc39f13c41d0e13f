// What stands above the lanes: the cursor, the numbered evidence, the first difference, the axis.

const TICK_ROOM = 56;
const MARK = 8.5;
const SMALL_MARK = 6;

function cursor(view) {
  const { columns, layout } = view;
  const left = columns.left(state.step) - view.offset;
  const width = Math.max(2, columns.right(state.step) - columns.left(state.step));
  return h("rect", { class: "cursor", x: left, y: 0, width, height: layout.height });
}

/** A frame around the focused action. */
function focusFrame(view, group) {
  const { columns, layout } = view;
  const thread = group.execution.threads[state.step];
  if (state.step > group.execution.size || !layout.has(thread)) {
    return null;
  }
  const left = columns.left(state.step) - view.offset;
  const width = Math.max(4, columns.right(state.step) - columns.left(state.step));
  const y = layout.barTop(group, thread) - 2;
  return h("rect", { class: "focus-frame", x: left, y, width, height: layout.bar + 4, rx: 5 });
}

function evidenceMarks(view, group) {
  const { columns, layout } = view;
  if (!group.isFailing) {
    return [];
  }
  const inSight = data.evidence.map(([step, role], index) => ({ step, role, number: index + 1 }));
  return inSight
    .filter(({ step }) => step >= view.first && step <= view.last && layout.has(failing.threads[step]))
    .map(({ step, role, number }) => {
      const x = (columns.left(step) + columns.right(step)) / 2 - view.offset;
      const roomy = layout.bar > 20;
      const y = layout.barTop(group, failing.threads[step]) - (roomy ? MARK + 2 : 3);
      return h(
        "g",
        { class: roomy ? "evidence-mark" : "evidence-mark small", key: `e${number}` },
        h("title", null, `${number}: ${role}`),
        h("circle", { cx: x, cy: y, r: roomy ? MARK : SMALL_MARK }),
        h("text", { x, y }, number),
      );
    });
}

function firstDifference(view) {
  const { columns, layout } = view;
  if (!state.compare || !passing) {
    return null;
  }
  const x = columns.left(Math.min(data.same + 1, columns.size)) - view.offset;
  const toLeft = x > view.width - 110;
  return h(
    "g",
    { class: "difference" },
    h("path", { d: `M${x} 0V${layout.height}` }),
    h("text", { x: x + (toLeft ? -6 : 6), y: 12, style: { textAnchor: toLeft ? "end" : "start" } }, "first difference"),
    h("rect", { class: "shared", x: -view.offset, y: 0, width: Math.max(0, x + view.offset), height: layout.height }),
  );
}

/** Numbers that are easy on the eye: 1, 2, 5, 10, 20, 50, ... steps apart. */
function tickDistance(columns) {
  let distance = 1;
  for (let i = 0; distance * columns.width < TICK_ROOM; i++) {
    distance = [1, 2, 5][i % 3] * 10 ** Math.floor(i / 3);
  }
  return distance;
}

function axis(view) {
  const { columns } = view;
  const distance = columns.width >= 24 ? 1 : tickDistance(columns);
  const ticks = [];
  const near = (x, other) => Math.abs(x - other) < TICK_ROOM;
  const middle = (step) => (columns.left(step) + columns.right(step)) / 2 - view.offset;
  const at = middle(state.step);
  let before = -Infinity;
  for (let step = Math.ceil(view.first / distance) * distance; step <= view.last; step += distance) {
    const x = middle(step);
    const hidden = step === state.step || columns.isFold(columns.columnOf[step]);
    const crowded = distance > 1 ? near(x, before) || near(x, at) : hidden;
    if (!crowded) {
      ticks.push(h("text", { key: step, x, y: 19 }, numbers.format(step)));
      before = x;
    }
  }
  const label = numbers.format(state.step);
  const room = label.length * 7 + 14;
  return h(
    "svg",
    { class: "axis", width: view.width, height: AXIS_HEIGHT, "aria-hidden": "true" },
    ticks,
    h("rect", { class: "here", x: at - room / 2, y: 5, width: room, height: 20, rx: 10 }),
    h("text", { class: "here", x: at, y: 19 }, label),
  );
}
