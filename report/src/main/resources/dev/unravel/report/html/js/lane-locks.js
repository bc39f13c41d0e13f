// Locks: below the bars what a thread holds, in line with them what it waits for.

const STRIP = 4;
const STRIP_GAP = 3;

function laneLocks(view, group) {
  const { columns, layout } = view;
  const inSight = (span) => span.from <= view.last && span.to >= view.first && layout.has(span.thread);
  const holds = group.locks.holds.filter(inSight);
  const waits = group.locks.waits.filter(inSight);
  if (columns.width >= NARROWEST_BAR) {
    return [
      ...waits.map((wait) => waitStrip(view, group, wait)),
      ...holds.map((hold) => holdStrip(view, group, hold)),
    ];
  }
  const right = (span) => spanRight(columns, span);
  const waitTop = (thread) => layout.middle(group, thread) - STRIP / 2;
  const holdTop = (thread) => layout.barTop(group, thread) + layout.bar + STRIP_GAP;
  return [
    ...mergedPaths(view, waits, right, "merged-wait", group, waitTop, STRIP),
    ...mergedPaths(view, holds, right, "merged-hold", group, holdTop, STRIP),
  ];
}

const spanRight = (columns, span) =>
  span.to > columns.size ? columns.total : columns.right(span.to);

function holdStrip(view, group, hold) {
  const { columns, layout } = view;
  const left = Math.max(-4, columns.left(hold.from) - view.offset);
  const right = Math.min(view.width + 4, spanRight(columns, hold) - view.offset);
  const top = layout.barTop(group, hold.thread) + layout.bar + STRIP_GAP + hold.level * (STRIP + 2);
  const width = Math.max(1, right - left - 4);
  const name = string(hold.lock);
  const roomForName = layout.bar > 30 && hold.level === 0 && width > 60;
  return h(
    "g",
    { class: "hold", key: `h${group.top}-${hold.from}` },
    h("title", null, `${threadName(hold.thread)} holds ${name}`),
    h("rect", { x: left + 2, y: top, width, height: STRIP, rx: 2 }),
    roomForName && h("text", { x: Math.max(left, 0) + 3, y: top + STRIP + 8 }, fit(`holds ${name}`, width)),
  );
}

function waitStrip(view, group, wait) {
  const { columns, layout } = view;
  const left = Math.max(-4, columns.right(wait.from) - view.offset);
  const end = wait.to > columns.size ? columns.total : columns.left(wait.to);
  const right = Math.min(view.width + 4, end - view.offset);
  if (right - left < 1) {
    return null;
  }
  const height = Math.max(6, Math.round(layout.bar * 0.4));
  const text = waitText(group.execution, wait, group.locks, wait.from);
  const top = layout.middle(group, wait.thread) - height / 2;
  const roomForText = layout.bar > 30 && right - left > 90;
  return h(
    "g",
    { class: "wait", key: `w${group.top}-${wait.thread}-${wait.from}` },
    h("title", null, `${threadName(wait.thread)} ${text}`),
    h("rect", { x: left + 3, y: top, width: Math.max(1, right - left - 6), height, rx: 3 }),
    roomForText && h("text", { x: Math.max(left, 0) + 5, y: top - 9 }, fit(text, right - Math.max(left, 0) - 10)),
  );
}
