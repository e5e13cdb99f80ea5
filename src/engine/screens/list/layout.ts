import type { ColumnPlan } from '../../plan/Plan.ts';

/** How somebody arranged a list's table: what is not said is as the plan has it. */
export interface Layout {
  /** Paths in the order of the table. */
  order?: string[];
  /** Shown or hidden, by path. */
  shown?: Record<string, boolean>;
  /** Pixels, by path. */
  widths?: Record<string, number>;
  density?: Density;
}

export type Density = 'comfortable' | 'compact';

export const narrowest = 64;
export const widest = 800;

/** Reads a layout that comes from a store or from another person: whatever is not understood counts as unsaid. */
export function readLayout(given: unknown): Layout {
  if (!isObject(given)) return {};
  const { order, shown, widths, density } = given;
  const pixels = Object.entries(isObject(widths) ? widths : {}).flatMap(([path, width]): [string, number][] =>
    typeof width === 'number' && Number.isFinite(width) ? [[path, clampWidth(width)]] : [],
  );
  const choices = Object.entries(isObject(shown) ? shown : {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return {
    ...(Array.isArray(order) && { order: order.filter((path) => typeof path === 'string') }),
    ...(choices.length > 0 && { shown: Object.fromEntries(choices) }),
    ...(pixels.length > 0 && { widths: Object.fromEntries(pixels) }),
    ...(density === 'compact' && { density }),
  };
}

/** Is a column seen: the one that names a row always is, any other as it was arranged, or else declared. */
export const isShown = ({ path, hidden, primary }: ColumnPlan, { shown = {} }: Layout): boolean =>
  primary === true || (shown[path] ?? !hidden);

/** The columns in the order of a layout; one that it does not know, a newer one, stays behind the column that it was declared behind. */
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

/** Do two layouts arrange a table alike? */
export const sameLayout = (one: Layout, other: Layout): boolean => stable(readLayout(one)) === stable(readLayout(other));

export const clampWidth = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)));

/** Keys in an order of their own, so that equal means equal; an empty part says as much as none. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(byKey)) : each));
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
