import type { Source } from './Plan.ts';

/** What an operation can be filled from when it runs; the client builds it from react-admin's parameters, the session and the address. */
export interface Sources {
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  /** The page asked for, from 1. */
  page?: number | undefined;
  size?: number | undefined;
  cursor?: string | undefined;
  /** `field` is the column's `sortBy`, `each` the row of a switch that the column is for. */
  sort?: { field: string; order: 'ASC' | 'DESC'; each?: Values | undefined } | undefined;
  /** What is open of each switch: the row, or what its value sends. */
  switch?: Values | undefined;
  search?: string | undefined;
  archived?: boolean | undefined;
  scope?: Values | undefined;
  session?: Values | undefined;
  parent?: Values | undefined;
  record?: Values | undefined;
  records?: readonly Values[] | undefined;
  form?: Values | undefined;
  filter?: Values | undefined;
  input?: Values | undefined;
  /** All rows of a filter instead of ids. */
  matching?: { filter: Values; expectedCount: number } | undefined;
  /** The open one of settings' sections. */
  section?: string | undefined;
  /** Names of the filters whose values are counted. */
  facets?: readonly string[] | undefined;
  /** Makes an id for this call; the next one is another. */
  newId?: (() => string) | undefined;
  /** Paths of the visible columns; absent: all. */
  columns?: readonly string[] | undefined;
}

export type Values = Record<string, unknown>;

/** The value of one source, `undefined` when nothing fills it. */
export function valueOf(source: Source, sources: Sources): unknown {
  if (Array.isArray(source)) {
    const value = valueOf(source[0], sources);
    return value === undefined || value === null ? value : [value];
  }
  if (typeof source === 'object' && 'join' in source) return joined(source.join, sources);
  if (typeof source === 'object' && 'rows' in source) return picked(source, sources);
  if (typeof source === 'object' && 'first' in source) return [valueOf(source.first, sources)].flat()[0];
  if (typeof source === 'object') return 'value' in source ? structuredClone(source.value) : shapeOf(source, sources);
  return (named[source] ?? atPath(source))(sources);
}

/** Puts a value at a path of an object, and makes the objects on the way. */
export function put(into: Values, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[head] = value;
  else put((into[head] ??= {}) as Values, rest, value);
}

/** A source that only the plans of other dialects have. */
export type ShapedSource = Exclude<
  Source,
  string | [string] | { value: unknown } | { join: unknown } | { rows: string } | { first: string }
>;

let shapeOf: (source: ShapedSource, sources: Sources) => unknown = (source) => {
  throw new Error(`Nothing was brought that fills ${JSON.stringify(source)}: import plan/shapes.ts.`);
};

/** How such sources are filled is brought by `shapes.ts`, which only a console of another API loads: the platform's own does without its bytes. */
export const bringShapes = (bring: typeof shapeOf): void => {
  shapeOf = bring;
};

/** The rows of several lists in one, each with the constants of its list; an object is one row. */
function joined(lists: Record<string, Values>, sources: Sources): Values[] {
  return Object.entries(lists).flatMap(([source, constants]) => {
    const found = valueOf(source, sources);
    const rows: Values[] = Array.isArray(found) ? found : typeof found === 'object' && found !== null ? [found as Values] : [];
    return rows.map((row) => ({ ...row, ...constants }));
  });
}

/** Some fields of those rows of a list that have some values. */
function picked({ rows, where = {}, fields }: Extract<Source, { rows: string }>, sources: Sources): Values[] | undefined {
  const found = valueOf(rows, sources);
  if (!Array.isArray(found)) return undefined;
  return (found as Values[])
    .filter((row) => Object.entries(where).every(([name, value]) => row[name] === value))
    .map((row) => Object.fromEntries(fields.flatMap((name) => (name in row ? [[name, row[name]]] : []))));
}

/**
 * Whether a value of this source is the user's choice, rather than given by the tenant, the session, the parent or the declaration. What a switch
 * sends is chosen; the row that is open of one is only where one is.
 */
export function isChosen(source: Source): boolean {
  if (Array.isArray(source)) return isChosen(source[0]);
  if (typeof source === 'object' && 'join' in source) return Object.keys(source.join).some(isChosen);
  if (typeof source === 'object' && 'rows' in source) return isChosen(source.rows);
  if (typeof source === 'object' && 'first' in source) return isChosen(source.first);
  if (typeof source === 'object' && 'of' in source) return isChosen(source.of);
  if (typeof source === 'object' && ('given' in source || 'either' in source || 'sorted' in source)) return true;
  return typeof source === 'string' && !/^(scope|session|parent)\.|^switch\.[^.]+\./.test(source);
}

/** The value at a dotted path; a list on the way is walked row by row. */
export function at(value: unknown, path: string): unknown {
  let rest = path;
  let here = value;
  while (rest !== '') {
    if (Array.isArray(here)) return here.map((each) => at(each, rest));
    if (typeof here !== 'object' || here === null) return undefined;
    const dot = rest.indexOf('.');
    here = (here as Values)[dot < 0 ? rest : rest.slice(0, dot)];
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return here;
}

type Reader = (sources: Sources) => unknown;

const named: Record<string, Reader | undefined> = {
  page0: ({ page }) => (page === undefined ? undefined : page - 1),
  sizeAndOne: ({ size }) => (size === undefined ? undefined : size + 1),
  upToOne: ({ page, size }) => (page === undefined || size === undefined ? undefined : page * size + 1),
  offset: ({ page, size }) => (page === undefined || size === undefined ? undefined : (page - 1) * size),
  search: ({ search }) => search || undefined,
  archived: ({ archived }) => archived ?? false,
  turned: ({ form }) => form?.['turned'],
  chosen: ({ form }) => form?.['chosen'],
  spared: ({ form }) => form?.['spared'],
  'new.id': ({ newId }) => newId?.(),
  '!archived': ({ archived }) => !(archived ?? false),
  'sort.order': ({ sort }) => sort?.order.toLowerCase(),
  'sort.ORDER': ({ sort }) => sort?.order,
};

const atPath = (source: string): Reader => {
  if (!source.startsWith('column.')) return (sources) => at(sources, source);
  const column = source.slice('column.'.length);
  return ({ columns }) => columns === undefined || columns.includes(column);
};
