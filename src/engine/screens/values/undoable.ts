/** Returns true if undone. */
type Undo = () => Promise<boolean> | void;

interface Entry {
  undo: Undo;
  /** When it is too late, in milliseconds. */
  until: number;
  /** Undoes by a button. */
  press: () => void;
}

let done: readonly Entry[] = [];

const undone = new WeakSet<() => void>();
const subscribers = new Set<() => void>();

const most = 50;

/** The result undoes once, by a button or by Ctrl+Z. @param until when it is too late, in milliseconds; never by default */
export function undoable(undo: Undo, until = Infinity): () => void {
  const press = () => {
    if (done.includes(entry)) take(entry);
  };
  const entry = { undo, until, press };
  done = [...done.slice(1 - most), entry];
  return press;
}

/** Undoes the last of what was done and is not undone; false where there is nothing. */
export function undoLast(): boolean {
  done = done.filter(({ until }) => until > Date.now());
  const last = done.at(-1);
  if (last) take(last);
  return last !== undefined;
}

export const forgetUndoable = (): void => void (done = []);

/** True once a result of `undoable` was used, by button or by key. */
export const isUndone = (press: () => void): boolean => undone.has(press);

export function onUndo(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

function take(entry: Entry): void {
  done = done.filter((each) => each !== entry);
  undone.add(entry.press);
  for (const subscriber of subscribers) subscriber();
  void tried(entry);
}

/** A failed undo, such as one without a network, can be repeated. */
async function tried(entry: Entry): Promise<void> {
  if ((await entry.undo()) === false) done = [...done, entry];
}
