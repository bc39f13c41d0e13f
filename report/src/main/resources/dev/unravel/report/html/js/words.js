// The words for what is in an execution.

const numbers = new Intl.NumberFormat("en");
const count = (number, thing) => `${numbers.format(number)} ${thing}${number === 1 ? "" : "s"}`;

const javaNames = data.threads.map(([, name]) => name);

/** What Java calls the thread, unless others are called the same. */
function threadName(thread) {
  const [path, name] = data.threads[thread];
  const unique = javaNames.indexOf(name) === javaNames.lastIndexOf(name);
  return name && unique ? name : path;
}

/** As `read Counter#1.count = 0`. */
function sentence(execution, step) {
  const operation = execution.operation(step);
  const subject = string(execution.subject(step));
  const value = execution.value(step);
  const verb = operation === "call" ? " returns " : " = ";
  return operation + (subject && ` ${subject}`) + (value && verb + value);
}

/** As `Account.java:41`, or "". */
const placeName = (location) => (location < 0 ? "" : data.locations[location][2]);

/** The same as a link to the line in an editor, if the page was made for one. */
function placeLink(location) {
  const source = location < 0 ? -1 : data.locations[location][4];
  const link = source < 0 ? "" : data.sources[source].link;
  return link ? h("a", { href: link + data.locations[location][3] }, placeName(location)) : placeName(location);
}

/** As `Account.deposit`. */
function methodName(location) {
  const [className, method] = data.locations[location];
  return `${className.slice(className.lastIndexOf(".") + 1)}.${method}`;
}

const WAITING_FOR = {
  join: "waits for the end of",
  sleep: "sleeps",
  park: "is parked",
  timeout: "waits for its time to be up",
  init: "waits for the initialisation of",
};

/** What a wait is about, and who holds what it wants. */
function waitText(execution, wait, locks, step) {
  if (wait.next === 0) {
    const ending = execution === failing ? data.threads[wait.thread][2] : "";
    return ending || `does not act again after ${sentence(execution, wait.last)}`;
  }
  if (execution.operation(wait.last) === "wait") {
    return `waits to be notified on ${string(execution.object(wait.last))}`;
  }
  if (execution.operation(wait.last) === "call" && execution.operation(wait.next) === "park") {
    return `waits in ${string(execution.subject(wait.last))}`;
  }
  const wanted = string(execution.subject(wait.next));
  const operation = execution.operation(wait.next);
  if (operation === "lock") {
    const holder = locks.byLock.at(execution.object(wait.next), step);
    return `wants ${wanted}${holder ? `, held by ${threadName(holder.thread)}` : ""}`;
  }
  const words = WAITING_FOR[operation];
  return words ? [words, wanted].filter(Boolean).join(" ") : `cannot go on to ${operation} ${wanted}`;
}

/** What a thread is about after a step: its state, in words. */
function threadState(execution, locks, thread, step) {
  const last = execution.lastStepOf(thread, step);
  if (last === 0) {
    return { kind: "unborn", text: "has not begun" };
  }
  if (last === step) {
    return { kind: "acts", text: "acts" };
  }
  if (execution.hasEnded(thread, step)) {
    return { kind: "ended", text: "has ended" };
  }
  const wait = locks.waitAt(thread, step);
  return wait
    ? { kind: "waits", text: waitText(execution, wait, locks, step) }
    : { kind: "ready", text: "could go on" };
}
