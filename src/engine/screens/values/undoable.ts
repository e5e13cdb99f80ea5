/** Something done that can be undone; answers whether it was. */
type Undo = () => Promise<boolean> | void;

let done: readonly Undo[] = [];

/** Maximum number of remembered actions. */
const most = 50;

/** Remembers how to undo what was just done; whoever calls the result undoes it, once, whether by a button or by Ctrl+Z. */
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

/** A try that failed as a whole, such as one without a network, can be made again. */
async function tried(undo: Undo): Promise<void> {
  if ((await undo()) === false) done = [...done, undo];
}
