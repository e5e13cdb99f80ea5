import { fill } from '../../../plan/fill.ts';
import type { Values } from '../../../plan/sources.ts';
import type { ToolProvider } from '../../values/useAsk.ts';
import type { Kind } from './kinds.ts';

/** Rows shown of a kind; a request is for one more, to know whether there are more. */
export const shownRows = 4;

/** Rows of a kind. */
export interface KindRows {
  rows: Values[];
  failed?: true;
  /** More rows match than the API compares: better ones may be missing. */
  tooMany?: boolean;
}

type Listen = (kind: Kind, rows: KindRows) => void;

interface Together {
  ask: ToolProvider['ask'];
  operation: string;
  scope: Values;
  session: Values;
}

interface SearchResult {
  lists: { rows: Values[]; failed: boolean; tooMany?: boolean }[];
}

/** Asks for all kinds in one request, where the API has an operation for it. */
export async function askTogether(kinds: readonly Kind[], text: string, signal: AbortSignal, listen: Listen, together: Together) {
  const { ask, operation, scope, session } = together;
  const lists = kinds.map(({ plan, columns }) => ({
    operation: plan.list?.name,
    columns: pathsOf(plan.columns, columns, plan.idField),
    variables: plan.list && fill(plan.list, { search: text, archived: false, columns, filter: {}, input: {}, scope, session }),
  }));
  try {
    const answer = await ask<SearchResult>(operation, { input: { text, limit: shownRows + 1, lists } }, { signal });
    for (const [index, kind] of kinds.entries()) {
      const { rows = [], failed = true, tooMany = false } = answer.lists[index] ?? {};
      listen(kind, failed ? { rows, failed } : { rows, tooMany });
    }
  } catch {
    if (!signal.aborted) for (const kind of kinds) listen(kind, { rows: [], failed: true });
  }
}

/** Paths of the columns, and of what their widgets read. */
const pathsOf = (all: Kind['plan']['columns'], columns: readonly string[], id: string): string[] => [
  ...new Set([id, ...all.filter(({ path }) => columns.includes(path)).flatMap(({ path, also = [] }) => [path, ...also])]),
];

/** Requests at the same time. */
const atOnce = 4;

/** Answers with the kind as it is once its plan is loaded. */
type List = (kind: Kind, text: string, signal: AbortSignal) => Promise<{ kind: Kind; rows: Values[] }>;

/** Asks each kind's own list, a few at a time; a kind that fails hides no other. */
export async function askEach(kinds: readonly Kind[], text: string, signal: AbortSignal, listen: Listen, list: List): Promise<void> {
  const waiting = [...kinds];
  const work = async (): Promise<void> => {
    for (let kind = waiting.shift(); kind && !signal.aborted; kind = waiting.shift()) {
      try {
        const found = await list(kind, text, signal);
        if (!signal.aborted) listen(found.kind, { rows: found.rows });
      } catch {
        if (!signal.aborted) listen(kind, { rows: [], failed: true });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
