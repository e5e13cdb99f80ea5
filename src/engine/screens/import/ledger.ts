import { LineSet } from './lineSet.ts';

/** Rows of a file that this browser has imported: a file that is chosen again goes on after them. */
export interface Ledger {
  /** Counts the imports that were undone: their keys are used up. */
  round: number;
  done: LineSet;
}

const prefix = 'import.';
const mostFiles = 20;

export function readLedger(key: string): Ledger {
  try {
    const [round = '0', lines = ''] = (localStorage.getItem(prefix + key) ?? '').split(' ');
    return { round: Number(round) || 0, done: LineSet.read(lines) };
  } catch {
    return { round: 0, done: new LineSet() };
  }
}

/** Without storage, the API's own keys still prevent doubles. */
export function writeLedger(key: string, { round, done }: Ledger): void {
  try {
    localStorage.removeItem(prefix + key);
    const others = Object.keys(localStorage).filter((each) => each.startsWith(prefix));
    for (const old of others.slice(0, Math.max(0, others.length + 1 - mostFiles))) localStorage.removeItem(old);
    localStorage.setItem(prefix + key, `${round} ${done.text()}`);
  } catch {
    // A private window may have no storage.
  }
}
