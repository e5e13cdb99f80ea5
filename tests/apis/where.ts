import type { Row, Store } from './store.ts';
import { relations, tables, type Field, type TableName } from './tables.ts';

/** How an API spells a filter: what joins conditions, what its operators do, and how a column is called. */
export interface FilterStyle {
  and?: string;
  or?: string;
  not?: string;
  operators: Record<string, (value: unknown, wanted: unknown, siblings: Record<string, unknown>) => boolean>;
  /** The store's name of a column that the API calls otherwise. */
  column?: (name: string) => string;
}

type Condition = Record<string, unknown>;

export function fits(store: Store, table: TableName, style: FilterStyle, where: unknown, row: Row): boolean {
  const { and, or, not, operators, column = (name: string) => name } = style;
  if (where === null || where === undefined) return true;
  const every = (list: unknown) => [list].flat().every((each) => fits(store, table, style, each, row));
  return Object.entries(where as Condition).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    if (name === and) return every(wanted);
    if (name === or) return [wanted].flat().some((each) => fits(store, table, style, each, row));
    if (name === not) return ![wanted].flat().some((each) => fits(store, table, style, each, row));
    const key = column(name);
    const relation = relations(tables[table]).find((each) => each.name === key);
    if (relation) {
      const related = store.find(relation.to, row[relation.field]);
      return related !== undefined && fits(store, relation.to, style, wanted, related);
    }
    const value = row[key] ?? null;
    if (typeof wanted !== 'object' || wanted === null) return same(value, wanted);
    const given = wanted as Condition;
    return Object.entries(given).every(([operator, operand]) => operators[operator]?.(value, operand, given) ?? true);
  });
}

/** Equal as an API sees it, which may say an id as a number. */
export const same = (value: unknown, wanted: unknown): boolean =>
  value === wanted || (value !== null && wanted !== null && String(value) === String(wanted));

export const isOneOf = (value: unknown, wanted: unknown): boolean => [wanted].flat().some((each) => same(value, each));

/** A comparison of what is there; nothing is neither before nor after anything. */
export const compared =
  (test: (difference: number) => boolean) =>
  (value: unknown, wanted: unknown): boolean => {
    if (value === null || wanted === null) return false;
    const [one, other] = typeof value === 'number' ? [value, Number(wanted)] : [asMoment(value, wanted), String(wanted)];
    return test(one === other ? 0 : one < other ? -1 : 1);
  };

/** A day that is compared with a moment begins at midnight. */
const asMoment = (value: unknown, wanted: unknown): string =>
  String(wanted).includes('T') && /^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${String(value)}T00:00:00.000Z` : String(value);

export const contains = (value: unknown, wanted: unknown): boolean => typeof value === 'string' && value.includes(String(wanted));

export const containsAnyCase = (value: unknown, wanted: unknown): boolean =>
  typeof value === 'string' && value.toLowerCase().includes(String(wanted).toLowerCase());

/** SQL's pattern: `%` is any text, `_` any character, and a backslash takes that meaning away. */
export const like =
  (flags: '' | 'i') =>
  (value: unknown, pattern: unknown): boolean => {
    const parts = String(pattern).match(/\\.|[^\\]/gsu) ?? [];
    const source = parts.map((part) => (part === '%' ? '.*' : part === '_' ? '.' : literal(part.replace(/^\\/, ''))));
    return typeof value === 'string' && new RegExp(`^${source.join('')}$`, `su${flags}`).test(value);
  };

const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}/-]/gu, '\\$&');

/** The type of a field in an API that spells its types so. */
export const typeOf = ({ kind, of }: Field, spelled: Record<Exclude<Field['kind'], 'enum'>, string>): string =>
  kind === 'enum' ? of : spelled[kind];
