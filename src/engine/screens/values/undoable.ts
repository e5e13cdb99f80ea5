/** Returns true if undone. */
type Undo = () => Promise<boolean> | void;

let done: readonly Undo[] = [];

const most = 50;

/** The result undoes once, by a button or by Ctrl+Z. */
export function undoable(undo: Undo): () => void {
  done = [...done.slice(1 - most), undo];
  return () => {
    if (done.includes(undo)) take(undo);
  };
}

/** Undoes the last of what was done and is not undone; false where there is nothing. */
export function undoLast(): boolean {
  const last = done.at(-1);
  if (last) take(last);
  return last !== undefined;
}

export const forgetUndoable = (): void => void (done = []);

function take(undo: Undo): void {
  done = done.filter((each) => each !== undo);
  void tried(undo);
}

/** A failed undo, such as one without a network, can be repeated. */
async function tried(undo: Undo): Promise<void> {
  if ((await undo()) === false) done = [...done, undo];
}
