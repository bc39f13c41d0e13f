// Switches: from the bar that ends to the bar that begins. The one that decides is the only thing
// on the page that is thick and red.

const DENSE = 1.5;

function laneLinks(view, group) {
  const { forced, preemptions } = linkPaths(view, group);
  return [
    forced && h("path", { class: "link forced", key: `forced${group.top}`, d: forced }),
    preemptions && h("path", { class: "link preemption", key: `preempted${group.top}`, d: preemptions }),
  ];
}

function linkPaths(view, group) {
  const { columns, layout } = view;
  const { stretches, starts } = group.execution;
  const paths = { forced: "", preemptions: "" };
  const lastPixel = { forced: -1, preemptions: -1 };
  const end = Math.min(stretches.length - 1, lastAtMost(starts, view.last) + 1);
  for (let i = Math.max(0, lastAtMost(starts, view.first) - 1); i < end; i++) {
    const [from, to] = [stretches[i], stretches[i + 1]];
    const kind = from.preempted ? "preemptions" : "forced";
    const x = Math.round(columns.left(to.from) - view.offset);
    const hidden = !layout.has(from.thread) || !layout.has(to.thread) || isDeciding(group, from);
    if (hidden || (columns.width < DENSE && (kind === "forced" || lastPixel[kind] === x))) {
      continue;
    }
    lastPixel[kind] = x;
    paths[kind] += `M${x} ${layout.middle(group, from.thread)}V${layout.middle(group, to.thread)}`;
  }
  return paths;
}

const isDeciding = (group, stretch) => group.isFailing && data.decides === stretch.to;

/** Drawn last, so that nothing lies above it. */
function decidingLink(view, group) {
  const { columns, layout } = view;
  const from = failing.threads[data.decides];
  const to = failing.threads[data.decides + 1];
  if (!group.isFailing || !data.decides || !layout.has(from) || !layout.has(to) || from === to) {
    return null;
  }
  const x = columns.left(data.decides + 1) - view.offset;
  if (x < -40 || x > view.width + 40) {
    return null;
  }
  const down = layout.middle(group, to) > layout.middle(group, from) ? 1 : -1;
  const start = layout.middle(group, from) + (down * layout.bar) / 2 - down * 4;
  const end = layout.middle(group, to) - (down * layout.bar) / 2 - down * 2;
  const label = layout.pitch - layout.bar >= 20 && columns.width >= NARROWEST_CODE;
  const toLeft = x > view.width - 150;
  const textAnchor = toLeft ? "end" : "start";
  const middle = (start + end) / 2 - down * 2;
  return h(
    "g",
    { class: "deciding" },
    h("title", null, `The switch that decides: from ${threadName(from)} to ${threadName(to)} after step ${data.decides}`),
    h("circle", { cx: x, cy: start, r: 4.5 }),
    h("path", { class: "line", d: `M${x} ${start}V${end - down * 8}` }),
    h("path", { class: "head", d: `M${x - 7} ${end - down * 11}H${x + 7}L${x} ${end}z` }),
    label && h("text", { x: x + (toLeft ? -10 : 10), y: middle, style: { textAnchor } }, "this switch decides"),
  );
}
