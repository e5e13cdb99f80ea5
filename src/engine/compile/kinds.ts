import type { Choice } from '../plan/Plan.ts';
import type { ValueKind } from '../plan/ValueKind.ts';
import { closedValues, type Context } from './context.ts';
import { isValue, type Shape } from './schema.ts';

type Typed = Pick<Context, 'schema' | 'dialect' | 'env'>;

/** Kind of a type: a choice for closed types, else the dialect's kind of the scalar. */
export function kindOf(context: Typed, shape: Shape): ValueKind {
  if (closedValues(context, shape.name) !== undefined) return shape.list ? 'choices' : 'choice';
  if (!isValue(shape)) return 'json';
  const kind = context.dialect.scalars[shape.name] ?? 'text';
  return shape.list ? 'json' : kind;
}

/** Widget of a scalar's values; undefined for that of their kind. */
export const scalarWidget = ({ dialect }: Pick<Context, 'dialect'>, { name, list }: Shape): string | undefined =>
  list ? undefined : dialect.scalarWidgets?.[name];

/** Choices of a closed type, labelled `enums.{type}.{value}` or with the dialect's prefix. */
export function choicesOf(context: Typed, typeName: string): Choice[] | undefined {
  const prefix = context.dialect.choiceLabels[typeName] ?? `enums.${typeName}`;
  return closedValues(context, typeName)?.map((id) => ({ id, label: `${prefix}.${id}` }));
}
