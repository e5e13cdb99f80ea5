import { fill } from '../plan/fill.ts';
import type { Reading } from '../plan/read.ts';
import { takes } from '../plan/Source.ts';
import { at, type Values } from '../plan/sources.ts';
import type { AnyParams } from './buildQuery.ts';
import { refusal } from './errors.ts';
import { hasGuessedPage } from './getMany.ts';
import { isOther, paginationOf, shifted, shiftOf, type FetchedPage, type PageRequest } from './pageNumbers.ts';

// Lists with a pagination of their own (`OperationPlan.pagination`); loaded with the first of them.

/** react-admin's answer of a list: an exact number of rows where there is one, else whether there are pages before and after. */
interface ListResult {
  data: Values[];
  total?: number;
  pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean };
  /** The API may have rows that the console cannot ask for. */
  meta?: { partial: true };
}

/** Reads pages of lists; remembers where the pages of each end. */
export function createPager(): (request: PageRequest) => Promise<ListResult> {
  const lists = new Map<string, CursorCache>();
  /** Difference between an API's page numbers and those that count from 1; its lists agree. */
  let shift: number | undefined;
  return async (request) => {
    if (shift === undefined && hasGuessedPage(request.operation)) shift = await shiftOf(request);
    const moved = hasGuessedPage(request.operation) ? (shift ?? 0) : 0;
    const ask = async (other: Partial<AnyParams> = {}) =>
      (await request.ask(moved === 0 ? other : shifted(request, other, moved))) as FetchedPage;
    if (request.operation.pagination === 'cursors') return byCursor(request, ask, knownOf(lists, request));
    if (request.operation.pagination === 'served') return byServedPages(request, ask, knownOf(lists, request));
    const { page, perPage: size } = paginationOf(request.params);
    const known = knownOf(lists, request);
    if (known.served !== undefined) return byServedPages(request, ask, known);
    const first = await ask();
    const { data, reading } = first;
    if (request.operation.pagination === 'whole' || request.operation.pagination === 'part') {
      const isWhole = data.length === 0 || reading.more === false || (reading.total ?? Infinity) <= data.length;
      const isPart = reading.more === true || !(isWhole || (request.operation.pagination === 'whole' && reading.total === undefined));
      const rows = !isPart && sortedHere(request) ? sorted(data, request.params.sort) : data;
      const here = rows.slice((page - 1) * size, page * size);
      if (!isPart) return { data: here, total: data.length };
      const pageInfo = { hasNextPage: data.length > page * size, hasPreviousPage: page > 1 };
      return { data: here, pageInfo, meta: { partial: true } };
    }
    if (request.operation.pagination === 'grows') {
      const before = (page - 1) * size;
      const more = reading.more ?? data.length > before + size;
      const result = answerOf(data.slice(before, before + size), [page, size], more || data.length > before + size, reading.total);
      const isCapped = reading.more === undefined && reading.total === undefined && data.length <= before + size && isRound(data.length);
      return isCapped ? { ...result, meta: { partial: true } } : result;
    }
    return filledPage(request, ask, known, first);
  };
}

/** Fills a page that the API cut short: its own limit may be below the requested size. */
async function filledPage(request: PageRequest, ask: Ask, known: CursorCache, first: FetchedPage): Promise<ListResult> {
  const { vars } = request.operation;
  const { page, perPage: size } = paginationOf(request.params);
  const start = (page - 1) * size;
  const rows = [...first.data];
  let { reading } = first;
  const isFull = (): boolean => rows.length >= size;
  const follows = (): boolean => {
    if (reading.more !== undefined) return reading.more;
    if (reading.total !== undefined && reading.total >= start + rows.length) return reading.total > start + rows.length;
    return vars.some(([, source]) => source.from === 'size' && source.extra) ? rows.length > size : isFull();
  };
  const isEnd = (): boolean => known.end === start + rows.length;
  // Without a word of the API, a short page may be one that its own limit cut.
  const mayFollow = (): boolean => follows() || (reading.more === undefined && (reading.total ?? 0) < start + rows.length && !isEnd());
  const most = vars.some(([, source]) => takes(source, 'offset')) ? mostFilling : 0;
  if (most === 0 && !isFull() && first.data.length > 0 && !isEnd() && (mayFollow() || isRound(first.data.length))) {
    // A first page that is cut short as well, with others after it, has the size of the API's own.
    const one = page === 1 ? first : await ask({ pagination: { page: 1, perPage: size } });
    const isCut = one.data.length < size && isOther(page === 1 ? await ask({ pagination: { page: 2, perPage: size } }) : first, one);
    if (!isCut) known.end = start + rows.length;
    if (isCut) return byServedPages(request, ask, Object.assign(known, { served: one.data.length }));
  }
  let last = first;
  for (let calls = 0; calls < most && !isFull() && last.data.length > 0 && mayFollow(); calls += 1) {
    const next = await ask({ skip: start + rows.length });
    if (!isOther(next, last)) {
      known.end = start + rows.length;
      break;
    }
    last = next;
    reading = next.reading;
    rows.push(...next.data);
  }
  return answerOf(rows.slice(0, size), [page, size], follows() || rows.length > size, reading.total);
}

/** Servers limit pages to round numbers. */
const isRound = (rows: number): boolean => rows > 0 && (rows % 10 === 0 || rows === 25 || rows === 15 || rows === 5);

const mostFilling = 20;

function answerOf(
  data: Values[],
  [page, size]: readonly [page: number, size: number],
  more: boolean,
  total: number | undefined,
): ListResult {
  const seen = (page - 1) * size + data.length;
  // Some APIs count the rows of the page.
  const isOfPage = data.length > 0 && total !== undefined && total < seen + (more ? 1 : 0);
  return total === undefined || isOfPage ? { data, pageInfo: { hasNextPage: more, hasPreviousPage: page > 1 } } : { data, total };
}

/** Builds a page from as many server-sized pages as it takes. */
async function byServedPages({ params }: PageRequest, ask: Ask, known: CursorCache): Promise<ListResult> {
  const { page, perPage: size } = paginationOf(params);
  const start = (page - 1) * size;
  const of = (number: number): Promise<FetchedPage> => ask({ pagination: { page: number, perPage: size } });
  const first = known.served === undefined || start < known.served ? await of(1) : undefined;
  const served = (known.served = first?.data.length ?? known.served ?? 0);
  if (served === 0) return answerOf([], [page, size], false, first?.reading.total);
  let number = Math.floor(start / served) + 1;
  let here = number === 1 && first ? first : await of(number);
  const rows = here.data.slice(start - (number - 1) * served);
  const isLast = (): boolean =>
    here.data.length < served || here.reading.more === false || number * served >= (here.reading.total ?? Infinity);
  while (rows.length <= size && !isLast()) {
    here = await of((number += 1));
    rows.push(...here.data);
  }
  return answerOf(rows.slice(0, size), [page, size], rows.length > size, here.reading.total);
}

/** Known page ends, and the largest number of rows to skip at once. */
interface CursorCache {
  ends: Map<number, string>;
  atOnce: number;
  /** Number of rows on a page whose size the server chooses. */
  served?: number;
  /** Number of rows of a list after which there was none. */
  end?: number;
}

type Ask = (other?: Partial<AnyParams>) => Promise<FetchedPage>;

/** A page after a cursor; pages between it and the nearest one that is known are passed by, several at once, with nothing but their ids. */
async function byCursor(request: PageRequest, ask: Ask, known: CursorCache): Promise<ListResult> {
  const { page, perPage: size } = paginationOf(request.params);
  const { ends } = known;
  let here = page - 1;
  while (here > 0 && !ends.has(here)) here -= 1;
  for (let calls = 0; here < page - 1; calls += 1) {
    if (calls === mostCalls) throw refusal('This page is too far from the first one.', { code: 'BAD_USER_INPUT', reason: 'PAGE_TOO_FAR' });
    const pages = Math.max(1, Math.min(page - 1 - here, Math.floor(known.atOnce / size)));
    const passed = await passBy(request, ask, known, { after: here, pages });
    if (passed === undefined) continue;
    const { passed: of, reading } = passed;
    if (!reading.cursor || of === 0) return answerOf([], [page, size], false, reading.total);
    here += of;
    ends.set(here, reading.cursor);
  }
  const { data, reading } = await ask({ cursor: ends.get(page - 1) });
  if (reading.cursor) ends.set(page, reading.cursor);
  return answerOf(data, [page, size], follows(reading, data.length, size), reading.total);
}

/** Number of complete pages skipped; undefined if the API returns fewer rows at once. */
async function passBy(
  { params }: PageRequest,
  ask: Ask,
  known: CursorCache,
  { after, pages }: { after: number; pages: number },
): Promise<{ passed: number; reading: Reading } | undefined> {
  const { perPage: size } = paginationOf(params);
  const requested = pages * size;
  const answer = await ask({
    cursor: known.ends.get(after),
    pagination: { page: 1, perPage: requested },
    meta: { ...params.meta, columns: [] },
  }).catch((error: unknown) => {
    // The API may not give so many at once.
    if (pages === 1 || error instanceof DOMException) throw error;
    return undefined;
  });
  if (answer === undefined) {
    known.atOnce = requested > fewerRows ? fewerRows : size;
    return undefined;
  }
  const { data, reading } = answer;
  if (!follows(reading, data.length, requested)) return { passed: 0, reading };
  if (data.length >= requested || pages === 1) return { passed: pages, reading };
  // Fewer rows than requested, and more follow: request whole pages of that size.
  const whole = Math.floor(data.length / size);
  known.atOnce = Math.max(1, whole) * size;
  return whole * size === data.length && whole > 0 ? { passed: whole, reading } : undefined;
}

const follows = ({ more, cursor }: Reading, rows: number, requested: number): boolean => more ?? (Boolean(cursor) && rows >= requested);

/** Another filter, order or size makes another list. */
function knownOf(all: Map<string, CursorCache>, { of, operation, params, sources }: PageRequest): CursorCache {
  const { cursor: _, pagination, meta, ...rest } = params;
  const { perPage } = paginationOf({ ...(pagination && { pagination }) });
  const firstPage = sources({ ...rest, pagination: { page: 1, perPage }, meta: { ...meta, columns: [] } });
  const key = JSON.stringify([of, operation.name, fill(operation, firstPage)]);
  const known: CursorCache = all.get(key) ?? { ends: new Map<number, string>(), atOnce: mostRows };
  // Only recent lists are cached.
  all.delete(key);
  all.set(key, known);
  const [oldest] = all.keys();
  if (all.size > mostLists && oldest !== undefined) all.delete(oldest);
  return known;
}

/** How many rows are passed by at once, and how many where an API refuses that. */
const mostRows = 1000;
const fewerRows = 100;
const mostCalls = 60;
const mostLists = 50;

/** A list that takes no order is sorted where it is read. */
const sortedHere = ({ operation }: PageRequest): boolean =>
  !operation.vars.some(([, source]) => takes(source, 'sort', 'sortRow', 'orderBy'));

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
