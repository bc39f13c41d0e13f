// Where every thread is after the focused step.

/** As many threads have a card with source each; of more, only the important ones. */
const MOST_CARDS = 4;

function cardThreads() {
  if (data.threads.length <= MOST_CARDS) {
    return data.threads.map((_, thread) => thread);
  }
  const acting = failing.threads[Math.min(state.step, failing.size)];
  return [acting, ...[...involved].filter((thread) => thread !== acting)].slice(0, MOST_CARDS);
}

function ThreadCard({ thread, step, around }) {
  const stand = threadState(failing, failingLocks, thread, step);
  const at = placedStep(failing, thread, step);
  const place = placeOf(failing, at);
  const next = failing.nextStepOf(thread, step);
  const alive = stand.kind !== "unborn" && stand.kind !== "ended";
  return h(
    "article",
    { class: `card ${stand.kind}` },
    h("h3", null, h("span", null, threadName(thread)), " ", h("span", { class: "state" }, stand.text)),
    h("p", { class: "where" },
      place >= 0 && h("span", null, data.locations[place][1]),
      place >= 0 && h("span", { class: "at" }, placeLink(place))),
    alive && h(SourceExcerpt, { execution: failing, thread, step, around }),
    h("p", { class: "next" },
      next > 0 && ["next: ", h("a", { href: `#step-${next}` }, `step ${numbers.format(next)}`), " ", sentence(failing, next)]),
  );
}

/** Threads without a card, a line each. */
function OtherThreads({ threads, step }) {
  return h(
    "details",
    { class: "others" },
    h("summary", null, count(threads.length, "more thread")),
    h("table", null,
      h("thead", null, h("tr", null, ["thread", "state", "place"].map((it) => h("th", { scope: "col" }, it)))),
      h("tbody", null, threads.map((thread) => {
        const place = placeOf(failing, placedStep(failing, thread, step));
        return h("tr", { key: thread },
          h("td", null, threadName(thread)),
          h("td", null, threadState(failing, failingLocks, thread, step).text),
          h("td", null, placeLink(place)));
      }))),
  );
}

function SourcePanel() {
  const step = Math.min(state.step, failing.size);
  const cards = cardThreads();
  const others = data.threads.map((_, thread) => thread).filter((thread) => !cards.includes(thread));
  const around = cards.length > 3 ? 4 : 5;
  return h(
    "section",
    { class: "sources", "aria-label": "Source of every thread" },
    h("h2", null, "Where every thread is"),
    h("div", { class: "cards" }, cards.map((thread) => h(ThreadCard, { key: thread, thread, step, around }))),
    others.length > 0 && h(OtherThreads, { threads: others, step }),
  );
}
