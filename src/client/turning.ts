import { fill } from '../plan/fill.ts';
import type { OperationPlan } from '../plan/Plan.ts';
import type { Reading } from '../plan/read.ts';
import { at, type Sources, type Values } from '../plan/sources.ts';
import type { AnyParams } from './buildQuery.ts';
import { refusal } from './errors.ts';

// Lists that are not turned by pages of an exact number of rows (`OperationPlan.turns`); loaded with the first of them.

/** One list that is asked for. */
export interface Turn {
  /** The resource, and where it is asked. */
  of: string;
  operation: OperationPlan;
  params: AnyParams;
  sources: (params: AnyParams) => Sources;
  /** Asks once, with some of the parameters otherwise. */
  ask: (other?: Partial<AnyParams>) => Promise<unknown>;
}

interface Asked {
  data: Values[];
  reading: Reading;
}

/** react-admin's answer of a list: an exact number of rows where there is one, else whether there are pages before and after. */
interface Answer {
  data: Values[];
  total?: number;
  pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** Turns lists; remembers where the pages of each end. */
export function createTurner(): (turn: Turn) => Promise<Answer> {
  const ends = new Map<string, Map<number, string>>();
  return async (turn) => {
    const ask = async (other?: Partial<AnyParams>) => (await turn.ask(other)) as Asked;
    if (turn.operation.turns === 'cursors') return byCursor(turn, ask, endsOf(ends, turn));
    const { page, perPage: size } = paginationOf(turn.params);
    const { data, reading } = await ask();
    if (turn.operation.turns === 'whole') {
      const rows = sortedHere(turn) ? sorted(data, turn.params.sort) : data;
      return { data: rows.slice((page - 1) * size, page * size), total: data.length };
    }
    const before = turn.operation.turns === 'grows' ? (page - 1) * size : 0;
    const oneMore = turn.operation.vars.some(([, source]) => source === 'sizeAndOne' || source === 'upToOne');
    const more = reading.more ?? (oneMore ? data.length > before + size : data.length >= size);
    return answerOf(data.slice(before, before + size), page, more || data.length > before + size, reading.total);
  };
}

const answerOf = (data: Values[], page: number, more: boolean, total: number | undefined): Answer =>
  total === undefined ? { data, pageInfo: { hasNextPage: more, hasPreviousPage: page > 1 } } : { data, total };

const paginationOf = ({ pagination }: AnyParams): { page: number; perPage: number } => pagination ?? { page: 1, perPage: 25 };

/** A page after a cursor; pages between it and the nearest one that is known are passed by, several at once, with nothing but their ids. */
async function byCursor({ params }: Turn, ask: (other?: Partial<AnyParams>) => Promise<Asked>, ends: Map<number, string>): Promise<Answer> {
  const { page, perPage: size } = paginationOf(params);
  let known = page - 1;
  while (known > 0 && !ends.has(known)) known -= 1;
  let atOnce = Math.max(1, Math.floor(mostRows / size));
  for (let calls = 0; known < page - 1; calls += 1) {
    if (calls === mostCalls) throw refusal('This page is too far from the first one.', { code: 'BAD_USER_INPUT', reason: 'PAGE_TOO_FAR' });
    const pages = Math.min(page - 1 - known, atOnce);
    const passed = ask({
      cursor: ends.get(known),
      pagination: { page: 1, perPage: pages * size },
      meta: { ...params.meta, columns: [] },
    });
    const { data, reading } = await passed.catch((error: unknown) => {
      // The API may not give so many at once.
      if (pages === 1 || error instanceof DOMException) throw error;
      const reading: Reading = {};
      return { data: undefined, reading };
    });
    if (data === undefined) {
      atOnce = 1;
      continue;
    }
    if (!reading.cursor || !follows(reading, data.length, pages * size)) return answerOf([], page, false, reading.total);
    known += pages;
    ends.set(known, reading.cursor);
  }
  const { data, reading } = await ask({ cursor: ends.get(page - 1) });
  if (reading.cursor) ends.set(page, reading.cursor);
  return answerOf(data, page, follows(reading, data.length, size), reading.total);
}

const follows = ({ more, cursor }: Reading, rows: number, asked: number): boolean => more ?? (Boolean(cursor) && rows >= asked);

/** Where the pages of this list end: another filter, order or size is another list. */
function endsOf(all: Map<string, Map<number, string>>, { of, operation, params, sources }: Turn): Map<number, string> {
  const { cursor: _, pagination, meta, ...rest } = params;
  const { perPage } = paginationOf({ ...(pagination && { pagination }) });
  const asked = sources({ ...rest, pagination: { page: 1, perPage }, meta: { ...meta, columns: [] } });
  const key = JSON.stringify([of, operation.name, fill(operation, asked)]);
  const known = all.get(key) ?? new Map<number, string>();
  // The lists that were asked for last are kept.
  all.delete(key);
  all.set(key, known);
  const [oldest] = all.keys();
  if (all.size > mostLists && oldest !== undefined) all.delete(oldest);
  return known;
}

const mostRows = 100;
const mostCalls = 60;
const mostLists = 50;

/** A list that takes no order is sorted where it is read. */
const sortedHere = ({ operation }: Turn): boolean =>
  !operation.vars.some(([, source]) => String(source).startsWith('sort.') || (typeof source === 'object' && 'sorted' in source));

/** Rows by the values at a path; those without one come last, whatever the order. */
function sorted(rows: readonly Values[], sort: AnyParams['sort']): Values[] {
  if (!sort?.field) return [...rows];
  const sign = sort.order === 'DESC' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [at(one, sort.field), at(other, sort.field)];
    if (left === right) return 0;
    if (left === null || left === undefined) return 1;
    if (right === null || right === undefined) return -1;
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  });
}

const collator = new Intl.Collator(undefined, { numeric: true });
