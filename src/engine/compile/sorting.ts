import type { IntrospectionInputValue } from 'graphql';
import type { OrderBy, Source } from '../plan/Source.ts';
import { closedValues, type Context } from './context.ts';
import { isOrder } from './roles.ts';
import { inputsOf, isValue, shapeOf, type Shape } from './schema.ts';

type Typed = Pick<Context, 'schema' | 'env' | 'dialect'>;

/** Source of an order argument, and its sort names. */
export interface Sorting {
  source: Source;
  /** Absent of the argument that only says in which direction. */
  names?: readonly string[] | '*';
}

/** True for the direction of the field that another argument names, whatever this one is called. */
export const directsOrder = (context: Typed, input: IntrospectionInputValue, joined: readonly IntrospectionInputValue[]): boolean =>
  directionOf(context, shapeOf(input.type)) !== undefined &&
  joined.some(
    (other) => other.name !== input.name && isOrder(context.dialect, 'list', other.name) && isField(sortingBy(context, other, joined)),
  );

const isField = (sorting: Sorting | undefined): boolean => sorting?.source.from === 'sort' && sorting.source.part === 'field';

/** Derives sorting from an argument's type; undefined if the type doesn't say. `beside` holds all arguments. */
export function sortingBy(
  context: Typed,
  { name, type, defaultValue }: IntrospectionInputValue,
  joined: readonly IntrospectionInputValue[],
): Sorting | undefined {
  const shape = shapeOf(type);
  if (shape.kind === 'INPUT_OBJECT') return byObject(context, shape);
  const spelled = byText(context, shape);
  if (spelled !== undefined) return spelled;
  if (shape.list) return undefined;
  const direction = directionOf(context, shape);
  if (direction !== undefined || (shape.name === 'String' && /order$|direction$|^dir$/i.test(name) && hasField(context, name, joined)))
    return { source: { from: 'sort', part: direction === 'ASC' || /ASC|DESC/.test(defaultValue ?? '') ? 'ORDER' : 'order' } };
  // Without a direction argument, only one direction would be possible.
  if (!joined.some((each) => each.name !== name && isDirection(context, each))) return undefined;
  const closed = closedValues(context, shape.name);
  return closed === undefined && shape.name !== 'String' ? undefined : { source: { from: 'sort', part: 'field' }, names: closed ?? '*' };
}

/** True for an order without a direction, which becomes a filter with choices. */
export const ordersOneWay = (context: Typed, input: IntrospectionInputValue, joined: readonly IntrospectionInputValue[]): boolean =>
  (closedValues(context, shapeOf(input.type).name) !== undefined || shapeOf(input.type).text.startsWith('String')) &&
  sortingBy(context, input, joined) === undefined;

/** Name that differs only in spelling: `createdAt`, `CREATED_AT`. */
export function nearlySame(name: string, names: readonly string[]): string | undefined {
  const requested = plainly(name);
  return names.find((each) => plainly(each) === requested || plainly(each) === `${requested}sort`);
}

const plainly = (name: string): string => name.replace(/[._]/g, '').toLowerCase();

const hasField = (context: Typed, name: string, joined: readonly IntrospectionInputValue[]): boolean =>
  joined.some((each) => each.name !== name && /^(sort|order)(_?by|_?field)?$/i.test(each.name) && !isDirection(context, each));

const isDirection = (context: Typed, { name, type }: IntrospectionInputValue): boolean => {
  const shape = shapeOf(type);
  return directionOf(context, shape) !== undefined || (shape.name === 'String' && /^(sort|order)?_?(order|direction|dir)$/i.test(name));
};

/** Spelling of the directions of an enum with exactly two. */
function directionOf(context: Typed, { name, kind }: Shape): 'asc' | 'ASC' | undefined {
  if (kind !== 'ENUM') return undefined;
  const values = closedValues(context, name) ?? [];
  if (values.includes('asc') && values.includes('desc')) return 'asc';
  return values.includes('ASC') && values.includes('DESC') ? 'ASC' : undefined;
}

/** `NAME_ASC` and `NAME_DESC`, one or several. */
function byText(context: Typed, { name, list }: Shape): Sorting | undefined {
  const values = closedValues(context, name) ?? [];
  for (const [up, down, text] of suffixes) {
    const names = values.filter((value) => value.endsWith(up)).map((value) => value.slice(0, -up.length));
    const both = names.filter((each) => each !== '' && values.includes(`${each}${down}`));
    if (both.length > 0) return { source: orderBy({ text }, list), names: both };
  }
  const { sortText } = context.dialect;
  if (sortText !== undefined && name === 'String') return { source: orderBy({ text: sortText }, list), names: '*' };
  return undefined;
}

const orderBy = (as: OrderBy, list: boolean): Source => (list ? { from: 'list', of: { from: 'orderBy', as } } : { from: 'orderBy', as });

const suffixes = [
  ['_ASC', '_DESC', '{field}_{ORDER}'],
  ['_asc', '_desc', '{field}_{order}'],
] as const;

/** `{ field: NAME, direction: ASC }`, or `{ name: asc }`. */
function byObject(context: Typed, { name, list }: Shape): Sorting | undefined {
  const inputs = inputsOf(context.schema.types.get(name)).map((input) => ({ input, shape: shapeOf(input.type) }));
  const order = inputs.find(({ shape }) => directionOf(context, shape) !== undefined);
  const field = inputs.find(
    ({ input, shape }) => isValue(shape) && fieldNames.test(input.name) && directionOf(context, shape) === undefined,
  );
  if (order !== undefined && field !== undefined) {
    const spelled = directionOf(context, order.shape) ?? 'asc';
    const names = closedValues(context, field.shape.name) ?? (field.shape.name === 'String' ? '*' : []);
    return { source: orderBy({ field: field.input.name, order: order.input.name, spelled }, list), names };
  }
  const keys = keysOf(context, name, 1);
  const key = keys[0]?.as;
  return key === undefined ? undefined : { source: orderBy({ key }, list), names: keys.map(({ path }) => path) };
}

const fieldNames = /^(field|fieldName|field_name|by|sortBy|sort_by|orderBy|column|property|key|name)$/;

/** The paths of the fields of an order, those of what a record belongs to included. */
function keysOf(context: Typed, typeName: string, deeper: number): { path: string; as: 'asc' | 'ASC' }[] {
  return inputsOf(context.schema.types.get(typeName)).flatMap(({ name, type }) => {
    const shape = shapeOf(type);
    const as = directionOf(context, shape);
    if (as !== undefined) return [{ path: name, as }];
    if (shape.kind !== 'INPUT_OBJECT' || deeper === 0) return [];
    return keysOf(context, shape.name, deeper - 1).map((inner) => ({ ...inner, path: `${name}.${inner.path}` }));
  });
}
