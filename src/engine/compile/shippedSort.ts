import type { OrderBy } from '../plan/Source.ts';
import { closedValues } from './context.ts';
import { inputsOf, shapeOf, type Schema, type Shape } from './schema.ts';
import type { Change, Pair } from './shippedChange.ts';

/** Sort names that a list no longer takes, if a sort is one value. */
export function changesOfSort(
  pair: Pair,
  at: { coordinate: string; argument: string; operation: string },
  sorted: OrderBy,
  before: Shape,
  now: Shape,
): Change[] {
  const { operation, ...place } = at;
  if ('field' in sorted) {
    const parts = inputsOf(pair.now.types.get(now.name)).map(({ name }) => `${at.argument}.${name}`);
    const gone = [sorted.field, sorted.order].filter((name) => !parts.includes(`${at.argument}.${name}`));
    if (gone.length > 0)
      return gone.map((name) => ({
        coordinate: `${now.name}.${name}`,
        argument: `${at.argument}.${name}`,
        number: 'R007',
        expected: `an argument of ${operation}`,
        found: `${at.argument}.${name}`,
        candidates: parts,
      }));
  }
  const [earlier, later] = [namesOf(pair.before, pair, sorted, before), namesOf(pair.now, pair, sorted, now)];
  if (earlier === undefined || later === undefined) return [];
  const lost = earlier.filter((name) => !later.includes(name));
  const expected = 'a field that the operation sorts by';
  return lost.map((name) => ({ ...place, number: 'R023', expected, found: name, candidates: later, value: name }));
}

/** The names that can be sorted by; undefined where any can. */
function namesOf(schema: Schema, { env }: Pair, sorted: OrderBy, shape: Shape): string[] | undefined {
  const values = (type: string): string[] | undefined => closedValues({ schema, env }, type)?.slice();
  const inputs = inputsOf(schema.types.get(shape.name));
  if ('text' in sorted) {
    const ends = ['ASC', 'DESC', 'asc', 'desc'].map((order) => sorted.text.replace(/\{field\}/, '').replace(/\{order\}/i, order));
    return values(shape.name)?.flatMap((value) => ends.filter((end) => value.endsWith(end)).map((end) => value.slice(0, -end.length)));
  }
  if ('key' in sorted) return inputs.map(({ name }) => name);
  const field = inputs.find(({ name }) => name === sorted.field);
  return field === undefined ? [] : values(shapeOf(field.type).name);
}
