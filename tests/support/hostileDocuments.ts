// Bodies of requests that are no call of the console's: documents that are too deep, too wide, too many, or none, and JSON that is none.

const body = (query: unknown, more: object = {}): string => JSON.stringify({ query, ...more });
const times = (text: string, count: number): string => text.repeat(count);
const each = (count: number, text: (index: number) => string): string => Array.from({ length: count }, (_, index) => text(index)).join(' ');

const me = 'AuthMe { _id }';
const introspection = '__schema { types { fields { type { fields { type { fields { type { name } } } } } } } }';

/** Name → body. None of them may do anything; none may take long, fail, or tell what is inside. */
export const hostileDocuments: Record<string, string> = {
  // Too deep.
  'selections 1,000 deep': body(times('{ a', 1000)),
  'selections 20,000 deep': body(times('{ a', 20_000)),
  'closed selections 2,000 deep': body(`${times('{ a', 2000)}${times('}', 2000)}`),
  'lists 20,000 deep': body(`{ a(b: ${times('[', 20_000)}`),
  'closed lists 1,400 deep': body(`{ a(b: ${times('[', 1400)}${times(']', 1400)}) }`),
  'objects 20,000 deep': body(`{ a(b: ${times('{a: ', 20_000)}`),
  'types 20,000 deep': body(times('query ($a: [[Int]] = [[[', 20_000)),
  'a variable of a type 3,000 deep': body(`query ($a: ${times('[', 1450)}Int${times(']', 1450)}) { ${me} }`),
  'inline fragments 20,000 deep': body(times('{ ...{', 20_000)),
  'directives in arguments 20,000 deep': body(times('{ a @b(c: {d: ', 20_000)),
  'a schema asked for in the depth': body(`{ ${introspection} }`),
  'types of types of types': body(`{ __type(name: "Query") { ${times('fields { type { ofType { ', 30)} name ${times('} } }', 30)} } }`),
  // Too wide.
  '5,000 aliases': body(`{ ${each(5000, (index) => `a${index}: AuthMe { _id }`)} }`),
  '100 aliases': body(`{ ${each(100, (index) => `a${index}: AuthMe { _id }`)} }`),
  '21 sign-ins in one document': body(
    `mutation { ${each(21, (index) => `a${index}: AuthEmailLogin(email: "a@b.example", password: "x${index}") { mfa }`)} }`,
  ),
  'one field 20,000 times': body(`{ AuthMe { ${times('_id ', 20_000)} } }`),
  'the name of a type 2,000 times': body(`{ ${times('__typename ', 2000)} }`),
  '1,000 fields beside each other that overlap': body(`{ ${each(400, () => 'AuthMe { _id email }')} }`),
  '1,000 directives': body(`{ AuthMe ${times('@include(if: true) ', 1000)} { _id } }`),
  '300 directives of nobody’s': body(`{ AuthMe ${each(300, (index) => `@d${index}`)} { _id } }`),
  '10,000 arguments': body(`{ AuthMe(${each(10_000, (index) => `a${index}: 1`)}) { _id } }`),
  '10,000 variables': body(`query (${each(10_000, (index) => `$a${index}: Int`)}) { ${me} }`),
  '10,000 operations': body(each(10_000, (index) => `query q${index} { ${me} }`)),
  '900,000 blanks': body(`{ ${times(' ', 900_000)} ${me} }`),
  '900,000 commas': body(`{ ${times(',', 900_000)} ${me} }`),
  'a comment of 900,000 letters': body(`# ${times('x', 900_000)}\n{ ${me} }`),
  '200,000 comments': body(`{ ${times('#\n', 200_000)} ${me} }`),
  'a name of 900,000 letters': body(`{ ${times('a', 900_000)} }`),
  'a text of 900,000 letters': body(`{ AuthGetUserRegion(email: "${times('a', 900_000)}") { awsRegion } }`),
  'a number of 100,000 digits': body(`{ ORGGetUsers(filter: {skip: ${times('9', 100_000)}}) { __typename } }`),
  // Fragments.
  'a fragment of itself': body('{ AuthMe { ...a } } fragment a on User { ...a }'),
  'two fragments of each other': body('{ AuthMe { ...a } } fragment a on User { ...b } fragment b on User { ...a }'),
  'a ring of 200 fragments': body(
    `{ AuthMe { ...f0 } } ${each(200, (index) => `fragment f${index} on User { ...f${(index + 1) % 200} }`)}`,
  ),
  'fragments that double 30 times': body(
    `{ AuthMe { ...f0 } } ${each(30, (index) => `fragment f${index} on User { ...f${index + 1} ...f${index + 1} }`)} fragment f30 on User { _id }`,
  ),
  '500 fragments that nobody uses': body(`{ ${me} } ${each(500, (index) => `fragment f${index} on User { _id }`)}`),
  'a fragment at the root': body('query { ...q } fragment q on Query { AuthMe { _id } }'),
  'a fragment on what is no type': body('{ AuthMe { ... on Nothing { _id } } }'),
  'a fragment that is not there': body('{ AuthMe { ...nobody } }'),
  // Many at once.
  'a batch': `[${body(`{ ${me} }`)},${body(`{ ${me} }`)}]`,
  'a batch of 10,000': `[${Array.from({ length: 10_000 }, () => '{"query":"{ __typename }"}').join(',')}]`,
  'a batch of nothing': '[]',
  'a batch in a batch': `[[${body(`{ ${me} }`)}]]`,
  'two changes': body('mutation { a: AuthLogout { logout } b: AuthLogout { logout } }'),
  'a change among fragments': body('mutation { ... on Mutation { AuthLogout { logout } ...{ AuthLogout { logout } } } }'),
  // What is not there.
  'a subscription': body('subscription { AuthMe { _id } }'),
  'an operation that there is not': body('{ systemCommand(run: "id") }'),
  'an operation of every object': body('{ __proto__ { constructor } toString }'),
  'a field close to one': body('{ AuthMee { _ids } }'),
  'a type definition': body('type Query { a: Int } extend type Query { b: Int } scalar Date'),
  'a schema definition': body('schema { query: Query } directive @x on FIELD'),
  'parts that come later': body('{ AuthMe { ... @defer { _id } } ORGGetUsers(filter: {}) @stream { __typename } }'),
  'a name of an operation that there is not': body(`query a { ${me} }`, { operationName: 'b' }),
  'a name of an operation of every object': body(`query a { ${me} }`, { operationName: '__proto__' }),
  'a name of 900,000 letters for an operation': body(`query a { ${me} }`, { operationName: times('b', 900_000) }),
  'two operations and no name': body(`query a { ${me} } query b { ${me} }`),
  'two operations of one name': body(`query a { ${me} } query a { ${me} }`, { operationName: 'a' }),
  'a kept document': JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: times('0', 64) } } }),
  'wishes beside the document': body(`{ ${me} }`, {
    extensions: { persistedQuery: [], tracing: true, __proto__: 1 },
    map: { 0: ['variables.file'] },
  }),
  // No document.
  nothing: '',
  'an object of nothing': '{}',
  'a text': '"{ __typename }"',
  'a number': '1e999',
  null: 'null',
  'an empty document': body(''),
  'a document of null': body(null),
  'a document of a list': body([`{ ${me} }`]),
  'a document of an object': body({ kind: 'Document', definitions: [] }),
  nonsense: body('}{)(!@#$%^&*'),
  'a document that ends too early': body('{ AuthMe { _id'),
  'a null character': body('{ AuthMe\0 { _id } }'),
  'a null character, escaped': body('{ AuthGetUserRegion(email: "x\\u0000") { awsRegion } }'),
  'half a pair, escaped': body('{ AuthGetUserRegion(email: "\\uD800") { awsRegion } }'),
  'a code point beyond all': body('{ AuthGetUserRegion(email: "\\u{110000}") { awsRegion } }'),
  'a text that never ends': body('{ AuthGetUserRegion(email: """x'),
  'a mark of byte order': `\ufeff${body(`{ ${me} }`)}`,
  'a comment in JSON': `/* x */ ${body(`{ ${me} }`)}`,
  'JSON that goes on': `${body(`{ ${me} }`)}${body(`{ ${me} }`)}`,
  'JSON with a key twice': `{"query": "{ __typename }", "query": "{ ${me} }", "variables": {}, "variables": null}`,
  'JSON with __proto__': '{"__proto__": {"query": "{ AuthMe { _id } }"}, "constructor": 1}',
  'JSON lists 400,000 deep': times('[', 400_000),
  'closed JSON lists 400,000 deep': `{"query": "{ __typename }", "variables": {"a": ${times('[', 200_000)}${times(']', 200_000)}}}`,
  'JSON objects 100,000 deep': `{"query": "{ __typename }", "variables": ${times('{"a":', 100_000)}1${times('}', 100_000)}}`,
  'variables in a list': body(`{ ${me} }`, { variables: [] }),
  'variables in a text': body(`{ ${me} }`, { variables: '{"a": 1}' }),
  'variables of numbers beyond all': '{"query": "query ($a: Int) { AuthMe { _id } }", "variables": {"a": 1e999}}',
  'minus nothing':
    '{"query": "query ($f: ORGGetUsersFilter!) { ORGGetUsers(filter: $f) { __typename } }", "variables": {"f": {"skip": -0}}}',
  '100,000 variables': body(`{ ${me} }`, { variables: Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`v${index}`, 1])) }),
  'a form': 'query=%7B__typename%7D&variables=',
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><query>&e;</query>',
  'bytes of nothing': '\0'.repeat(1000),
};
