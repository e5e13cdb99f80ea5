import { kindOf } from './fields.ts';
import { capitalised, type Names } from './names.ts';

/** The type, its list and its creation, for the end of the service's SDL. */
export function contractOf({ type, words: { one, many }, list, create, rights, page, fields }: Names): string {
  const own = fields
    .map((field) => `  "${field.label}${kindOf(field).describes}."\n  ${field.name}: ${field.type}${field.isRequired ? '!' : ''}\n`)
    .join('');
  return `
"${capitalised(article(one))}."
type ${type} {
  "Id of the ${one}."
  _id: ID!
  "Name, at most 100 characters."
  name: String!
${own}${owner(`of the ${one}`)}
  "When the ${one} was made."
  createdAt: DateTime!
  "When the ${one} was last changed."
  updatedAt: DateTime!
}

"Page of ${many}."
type ${type}Page {
  "${capitalised(many)} of the page."
  data: [${type}!]!
  "Where the page stands."
  pagination: Pagination!
}

"What ${many} can be sorted by."
enum ${type}SortField {
  "Name."
  name
  "When the ${one} was made."
  createdAt
}

"Sort of ${many}."
input ${type}Sort {
  "Field to sort by."
  fieldName: ${type}SortField!
  "Direction of the sort."
  order: SortOrder!
}

"Which ${many} to list."
input ${list}Filter {
${owner('of the scope')}
  "Only ${many} whose name holds this text, at most 100 characters."
  searchText: String
  "Page to answer, counted from 0."
  ${page.skip}: Int
  "Rows a page: 30 unless given, at most 500."
  ${page.limit}: Int
  "Sort, by creation, newest first, unless given."
  sort: ${type}Sort
}

"${capitalised(one)} to make."
input ${create}Input {
${owner(`of the ${one}`)}
  "Name, trimmed, at most 100 characters."
  name: String!
${own}}

# undecided: Which section of the specification, or of the decisions, asks for these operations?
extend type Query {
  "Lists ${many} (decisions §0)."
  ${list}("Which ${many} to list." filter: ${list}Filter!): ${type}Page! @access(requires: ["${rights.list}"])
}

extend type Mutation {
  "Makes ${article(one)} (decisions §0)."
  ${create}("${capitalised(one)} to make." input: ${create}Input!): ${type}! @access(requires: ["${rights.create}"])
}
`;
}

const owner = (whose: string): string =>
  ['organisation', 'customer', 'department']
    .map((noun, index) => `  "${capitalised(noun)} ${whose}."\n  ${['organizationId', 'customerId', 'hierarchyId'][index]}: ID!`)
    .join('\n');

export const article = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
