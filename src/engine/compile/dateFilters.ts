import type { Declaration, Filter } from './Declaration.ts';
import { operationName } from './DeclaredOperation.ts';
import type { Dialect } from '../dialects/Dialect.ts';
import { inputsOf, shapeOf, type Schema, type Shape } from './schema.ts';

type Typed = { schema: Schema; dialect: Dialect };

/** Moments from `gte` to `lte`, or, with `isNull`, the rows without one. */
export function isMomentRange({ schema, dialect }: Typed, shape: Shape): boolean {
  if (shape.kind !== 'INPUT_OBJECT' || shape.list) return false;
  const inputs = inputsOf(schema.types.get(shape.name));
  const isBound = (name: string): boolean =>
    inputs.some((each) => each.name === name && ['date', 'dateTime'].includes(dialect.scalars[shapeOf(each.type).name] ?? ''));
  return isBound('gte') && isBound('lte') && inputs.every(({ name }) => ['gte', 'lte', 'isNull'].includes(name));
}

/** The declaration with a filter for each date column whose list takes a range of its name. */
export function withDateFilters(declaration: Declaration, typed: Typed): Declaration {
  const { columns = [], filters = [], operations, kind = 'collection' } = declaration;
  if (operations.list === undefined || kind !== 'collection' || typed.dialect.where !== undefined) return declaration;
  const list = typed.schema.operations.get(operationName(operations.list))?.field.args ?? [];
  const objects = list.map(({ type }) => shapeOf(type)).filter((shape) => shape.kind === 'INPUT_OBJECT' && !shape.list);
  const arguments_ = [...list, ...objects.flatMap(({ name }) => [...inputsOf(typed.schema.types.get(name))])];
  const ranges = new Set(arguments_.flatMap(({ name, type }) => (isMomentRange(typed, shapeOf(type)) ? [name] : [])));
  const declared = new Set(filters.map((each) => (typeof each === 'string' ? each : each.field)));
  const added = columns.flatMap((column): Filter[] => {
    const { field, only } = typeof column === 'string' ? { field: column } : column;
    return ranges.has(field) && !declared.has(field) ? [{ field, ...(only !== undefined && { only }) }] : [];
  });
  return added.length === 0 ? declaration : { ...declaration, filters: [...filters, ...added] };
}
