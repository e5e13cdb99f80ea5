import { append, edit, edits, reverse, type Edit } from './edit.ts';

/** Changes that take nothing from anybody, on either API: type, list, its argument's type, and a made record's input. */
export const harmless = (names: {
  type: string;
  field: string;
  list: string;
  input: string;
  optional: string;
}): { title: string; edit: Edit }[] => {
  const { type, field, list, input, optional } = names;
  const end = /\}\s*$/;
  return [
    { title: 'a new field', edit: edit(type, end, 'colour: String }') },
    { title: 'a new field with arguments of its own', edit: edit(type, end, 'picture(width: Int!): String }') },
    { title: 'a new optional argument', edit: edit(`Query.${list}`, '(', '(language: String, ') },
    { title: 'a new required argument with a default', edit: edit(`Query.${list}`, '(', '(language: String! = "en", ') },
    { title: 'a new optional input', edit: edit(input, end, 'colour: String }') },
    { title: 'a new required input with a default', edit: edit(input, end, 'weight: Int! = 1 }') },
    { title: 'a new type', edit: append('type Shelf { id: ID! } extend type Query { shelf: Shelf }') },
    { title: 'a new operation', edit: append('extend type Mutation { paint(colour: String!): Boolean! }') },
    { title: 'another order of everything', edit: reverse },
    { title: 'a deprecation', edit: edit(`${type}.${field}`, /$/, ' @deprecated(reason: "said otherwise")') },
    { title: 'a deprecated input', edit: edit(`${input}.${optional}`, /$/, ' @deprecated') },
    { title: 'a description', edit: edit(`${type}.${field}`, /^/, '"What people call it." ') },
    {
      title: 'a directive of theirs',
      edit: edits(append('directive @cost(of: Int!) on FIELD_DEFINITION'), edit(`${type}.${field}`, /$/, ' @cost(of: 2)')),
    },
    { title: 'an input that need not be sent any more', edit: edit(`${input}.name`, '!', '') },
    {
      title: 'an interface of theirs',
      edit: append(`interface Coloured { ${field}: String! }`),
    },
  ];
};
