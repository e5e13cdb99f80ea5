import type { Schema as JsonSchema } from '../forms/form.ts';
import type { Source, Variable } from '../plan/Source.ts';
import type { Context } from './context.ts';
import { inputsOf, shapeOf, type Shape } from './schema.ts';
import { asKind } from './roles.ts';
import { jsonTypes, propertiesOf } from './sources.ts';
import type { NamedForm } from './operationUse.ts';

/** Position of a form value in an input object: `{ set: value }`, `{ connect: { id: value } }`. */
export interface Wrapping {
  path: string;
  shape: Shape;
  key?: string;
  /** Relation, with the input that disconnects it. */
  related?: { none?: string };
}

type Typed = Pick<Context, 'schema' | 'dialect'>;

/** Wrapping of a value by its input type; undefined without one. */
export function wrappingOf({ schema, dialect }: Typed, shape: Shape, property: JsonSchema): Wrapping | undefined {
  if (shape.kind !== 'INPUT_OBJECT' || shape.list || dialect.writes === undefined) return undefined;
  const many = jsonTypes(property).includes('array');
  if (jsonTypes(property).includes('object') || (many && holdsObjects(property))) return undefined;
  const { wrapped = ['set'], related = [] } = dialect.writes;
  const inputs = inputsOf(schema.types.get(shape.name)).map(({ name, type }) => ({ name, shape: shapeOf(type) }));
  const kept = { required: shape.required };
  for (const { name, shape: inner } of [...wrapped, ...related].flatMap((each) => inputs.filter(({ name }) => name === each))) {
    if (inner.list !== many) continue;
    if (inner.kind !== 'INPUT_OBJECT') return { path: name, shape: { ...inner, ...kept } };
    const id = inputsOf(schema.types.get(inner.name)).find((input) => dialect.idFields.includes(input.name));
    if (id === undefined) continue;
    const value = { ...shapeOf(id.type), ...kept, list: many };
    const none = inputs.find((input) => input.name === 'disconnect' && input.shape.name === 'Boolean')?.name;
    if (many) return { path: name, shape: value, key: id.name };
    return { path: `${name}.${id.name}`, shape: value, related: none === undefined ? {} : { none } };
  }
  return undefined;
}

/** Variables of a form value; the path ends in its name. */
export function formVars(context: Context, { form, source: from }: NamedForm, path: string, shape: Shape): Variable[] {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const wrapping = wrappingOf(context, shape, propertiesOf(form.schema)[name] ?? true);
  const isReference = context.declaration.references?.[name] !== undefined;
  const value: Source = { from, path: name };
  const source = isReference ? asKind(context, wrapping?.shape ?? shape, value) : value;
  if (wrapping === undefined) return [[path, source]];
  const inner = `${path}.${wrapping.path}`;
  if (wrapping.key !== undefined) return [[inner, { from: 'keyed', key: wrapping.key, of: source }]];
  if (wrapping.related === undefined) return [[inner, source]];
  const { none } = wrapping.related;
  return [
    [inner, { from: 'connect', of: source }],
    ...(none === undefined ? [] : [[`${path}.${none}`, { from: 'disconnect', of: value }] satisfies Variable]),
  ];
}

const holdsObjects = (property: JsonSchema): boolean => {
  const { items } = (typeof property === 'object' ? property : {}) as { items?: JsonSchema };
  return items !== undefined && jsonTypes(items).includes('object');
};
