import type { OnStatement } from './scope.ts';
import { describeStatement } from './statements.ts';

export interface TalliedStatement {
  text: string;
  /** Pool that ran it. */
  source: object;
  ms: number;
  slowest: number;
  calls: number;
  rows: number;
}

/** Limit of different statements of an operation; others are in the sums only. */
const mostKnown = 100;
const mostShown = 10;

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Adds up the statements of an operation by their texts. */
export function createTally() {
  const statements = new Map<string, TalliedStatement>();
  let calls = 0;
  let total = 0;
  const note: OnStatement = ({ text, ms, rows }, source) => {
    calls += 1;
    total += ms;
    const found = statements.get(text);
    if (!found && statements.size >= mostKnown) return;
    const entry = found ?? { text, source, ms: 0, slowest: 0, calls: 0, rows: 0 };
    if (!found) statements.set(text, entry);
    entry.ms += ms;
    entry.slowest = Math.max(entry.slowest, ms);
    entry.calls += 1;
    entry.rows += rows;
  };
  const ordered = () => [...statements.values()].sort((one, other) => other.ms - one.ms);
  return {
    note,
    slowest: (): TalliedStatement | undefined => ordered()[0],
    facts: () => ({
      statementCalls: calls,
      statementMs: rounded(total),
      statements: ordered()
        .slice(0, mostShown)
        .map(({ text, ms, slowest, calls: times, rows }) => ({
          ...{ text: describeStatement(text).shown, ms: rounded(ms), calls: times, rows },
          ...(times > 1 && { slowest: rounded(slowest) }),
        })),
    }),
  };
}
