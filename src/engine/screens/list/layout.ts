import type { ColumnPlan } from '../../plan/Plan.ts';

export interface Layout {
  /** Paths in the order of the table. */
  order?: string[];
  shown?: Record<string, boolean>;
  /** Pixels, by path. */
  widths?: Record<string, number>;
  density?: Density;
}

export type Density = 'comfortable' | 'compact';

export const narrowest = 64;
export const widest = 800;

/** Ignores invalid parts: a layout may come from another person. */
export function readLayout(input: unknown): Layout {
  if (!isObject(input)) return {};
  const { order, shown, widths, density } = input;
  const pixels = Object.entries(isObject(widths) ? widths : {}).flatMap(([path, width]): [string, number][] =>
    typeof width === 'number' && Number.isFinite(width) ? [[path, clampWidth(width)]] : [],
  );
  const choices = Object.entries(isObject(shown) ? shown : {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return {
    ...(Array.isArray(order) && { order: order.filter((path) => typeof path === 'string') }),
    ...(choices.length > 0 && { shown: Object.fromEntries(choices) }),
    ...(pixels.length > 0 && { widths: Object.fromEntries(pixels) }),
    ...((density === 'compact' || density === 'comfortable') && { density }),
  };
}

export const isShown = ({ path, hidden, primary }: ColumnPlan, { shown = {} }: Layout): boolean =>
  primary === true || (shown[path] ?? !hidden);

/** A column missing in the layout, such as a new one, follows its declared predecessor. */
export function inOrder(columns: readonly ColumnPlan[], order: readonly string[] = []): ColumnPlan[] {
  const place = new Map(order.map((path, index) => [path, index]));
  let last = -1;
  const ranked = columns.map((column, index) => {
    const known = place.get(column.path);
    last = known ?? last + 1 / 1024;
    return { column, rank: last, index };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map(({ column }) => column);
}

export const sameLayout = (one: Layout, other: Layout): boolean => stable(readLayout(one)) === stable(readLayout(other));

export const clampWidth = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)));

/** Sorted keys, so that equal layouts are equal texts; empty parts count as absent. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each));
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
