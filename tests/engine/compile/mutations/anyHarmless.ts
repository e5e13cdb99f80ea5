import { getNamedType, isEnumType, isInputObjectType, isObjectType, Kind, parseType, type GraphQLSchema } from 'graphql';
import { change, costCentre } from './anyMutations.ts';
import { append, edit, remove, reverse, type Edit } from './edit.ts';
import type { UsedParts } from './usedParts.ts';

export interface Harmless {
  title: string;
  edit: Edit;
}

/** Changes of any schema that take nothing from its console. */
export function anyHarmless(schema: GraphQLSchema, used: UsedParts): Harmless[] {
  const list = used.operations.find((at) => at.startsWith('Query.')) ?? '';
  const [input = ''] = (used.inputs[0] ?? '').split('.');
  const [type = '', field = ''] = (used.fields.find((at) => isObjectType(schema.getType(at.split('.')[0] ?? ''))) ?? '').split('.');
  const shown = outputEnum(schema, used);
  const query = schema.getQueryType()?.name ?? 'Query';
  return [
    { title: 'a new type and operation', edit: append(`type Shelf { id: ID! } extend type ${query} { shelf(id: ID!): Shelf }`) },
    { title: 'a new mutation', edit: append('extend type Mutation { paint(colour: String!): Boolean! }') },
    { title: 'a new field', edit: append(`extend type ${type} { colour: String picture(width: Int!): String }`) },
    { title: 'a new optional input', edit: append(`extend input ${input} { colour: String weight: Int! = 1 }`) },
    { title: 'a new optional argument', edit: change(list, (part) => ({ ...part, arguments: [...(part.arguments ?? []), language] })) },
    { title: 'a new enum, union and interface', edit: append(`enum Hue { RED } interface Hued { hue: Hue } union Any = ${type}`) },
    { title: 'another order of everything', edit: reverse },
    { title: 'a description', edit: edit(`${type}.${field}`, /^/, '"What people call it." ') },
    { title: 'a deprecation', edit: edit(`${type}.${field}`, /$/, ' @deprecated(reason: "No longer kept.")') },
    ...(shown === undefined
      ? []
      : [{ title: 'a new value of an enum that is only shown', edit: append(`extend enum ${shown} { BRAND_NEW }`) }]),
    ...unusedParts(schema, used).map((at) => ({ title: `${at}, which no page uses, is gone`, edit: remove(at) })),
  ];
}

const language = { ...costCentre, name: { kind: Kind.NAME, value: 'language' } as const, type: parseType('String', { noLocation: true }) };

/** An enum of a shown field that no input takes. */
function outputEnum(schema: GraphQLSchema, { fields }: UsedParts): string | undefined {
  const sent = Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type) ? Object.values(type.getFields()).map((input) => getNamedType(input.type).name) : [],
  );
  return fields
    .map((at) => {
      const [owner = '', name = ''] = at.split('.');
      const type = schema.getType(owner);
      const of = isObjectType(type) ? type.getFields()[name]?.type : undefined;
      return of && getNamedType(of);
    })
    .find((type) => isEnumType(type) && !sent.includes(type.name))?.name;
}

/** A few fields and inputs that no document or variable names. */
function unusedParts(schema: GraphQLSchema, used: UsedParts): string[] {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const known = new Set([...used.fields, ...used.inputs]);
  return Object.values(schema.getTypeMap())
    .flatMap((type) => {
      if (type.name.startsWith('__') || roots.includes(type.name)) return [];
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      return fields.length > 1 ? fields.map((name) => `${type.name}.${name}`).filter((at) => !known.has(at)) : [];
    })
    .slice(0, 6);
}
