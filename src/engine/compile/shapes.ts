import type {
  IntrospectionField,
  IntrospectionInputValue,
  IntrospectionInterfaceType,
  IntrospectionType,
  IntrospectionTypeRef,
  IntrospectionUnionType,
} from 'graphql';

export interface Shape {
  name: string;
  kind: 'SCALAR' | 'OBJECT' | 'INTERFACE' | 'UNION' | 'ENUM' | 'INPUT_OBJECT';
  list: boolean;
  required: boolean;
  /** Spelling in a document, `[ID!]!`. */
  text: string;
}

export function fieldsOf(type: IntrospectionType | undefined): readonly IntrospectionField[] {
  if (type?.kind === 'UNION') return shared.get(type) ?? [];
  return type !== undefined && (type.kind === 'OBJECT' || type.kind === 'INTERFACE') ? type.fields : [];
}

const shared = new WeakMap<IntrospectionType, readonly IntrospectionField[]>();

/** Gives a union the fields that each of its types has; none if some have no id, since payloads and errors are no records. */
export function shareFields(types: ReadonlyMap<string, IntrospectionType>, union: IntrospectionUnionType): void {
  const [first = [], ...others] = union.possibleTypes.map(({ name }) => fieldsOf(types.get(name)));
  const fields = first.filter(({ name, type }) =>
    others.every((those) => those.some((other) => other.name === name && spell(other.type) === spell(type))),
  );
  if (fields.some(({ name, type }) => /^(_?id|uuid|nodeId)$/.test(name) && isValue(shapeOf(type)))) shared.set(union, fields);
}

export const isAbstract = (type: IntrospectionType | undefined): type is IntrospectionInterfaceType | IntrospectionUnionType =>
  type?.kind === 'INTERFACE' || type?.kind === 'UNION';

export function inputsOf(type: IntrospectionType | undefined): readonly IntrospectionInputValue[] {
  return type?.kind === 'INPUT_OBJECT' ? type.inputFields : [];
}

export function shapeOf(reference: IntrospectionTypeRef): Shape {
  let inner = reference;
  let list = false;
  const required = reference.kind === 'NON_NULL';
  while (inner.kind === 'NON_NULL' || inner.kind === 'LIST') {
    if (inner.kind === 'LIST') list = true;
    inner = inner.ofType;
  }
  return { name: inner.name, kind: inner.kind, list, required, text: spell(reference) };
}

function spell(reference: IntrospectionTypeRef): string {
  if (reference.kind === 'NON_NULL') return `${spell(reference.ofType)}!`;
  if (reference.kind === 'LIST') return `[${spell(reference.ofType)}]`;
  return reference.name;
}

export const isValue = (shape: Shape): boolean => shape.kind === 'SCALAR' || shape.kind === 'ENUM';
