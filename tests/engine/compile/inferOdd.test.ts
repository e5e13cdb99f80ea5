import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue, type Catalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { formModule } from '../../../src/engine/compile/infer/formModule.ts';
import type { OpenedResource } from '../../../src/engine/compile/infer/open.ts';

/** The console of a schema; its documents are valid, or this throws. */
function consoleOf(sdl: string): Catalogue {
  const schema = buildSchema(sdl);
  const catalogue = createCatalogue(introspectionFromSchema(schema, { inputValueDeprecation: true }));
  for (const { name } of catalogue.entries) {
    for (const { text } of operationsOf([catalogue.open(name)?.plan ?? []].flat())) expect(validate(schema, parse(text))).toEqual([]);
  }
  return catalogue;
}

function opened(sdl: string, name: string): OpenedResource {
  const resource = consoleOf(sdl).open(name);
  if (resource?.plan === undefined) throw new Error(`${name} does not open: ${JSON.stringify(resource)}`);
  return resource;
}

const fieldsOf = (resource: OpenedResource, id: string): Record<string, string> =>
  Object.fromEntries((resource.forms[id]?.plan.fields ?? []).map(({ name, kind }) => [name, kind]));

/** The resource of things that are made from this input. */
const made = (input: string): OpenedResource =>
  opened(
    `type Thing { id: ID! name: String! } type Query { things: [Thing!]! } type Mutation { createThing(input: ThingInput!): Thing } ${input}`,
    'things',
  );

describe('a console of an odd schema', () => {
  it('is not fooled by types that are called as JavaScript’s own words', () => {
    const words = ['constructor', 'Object', 'toString', 'Symbol', 'default', 'class', 'hasOwnProperty', 'valueOf'];
    const types = words.map((word) => `type ${word} { id: ID! constructor: String! toString: Int }`).join(' ');
    const lists = words.map((word) => `all_${word}: [${word}!]! ${word}(id: ID!): ${word}`).join(' ');
    const catalogue = consoleOf(`${types} scalar valueOfs type Query { ${lists} }`);
    expect(catalogue.entries.map(({ type }) => type).sort()).toEqual(words.sort());
    expect(new Set(catalogue.entries.map(({ name }) => name)).size).toBe(words.length);
    for (const { name, type } of catalogue.entries) {
      const plan = catalogue.open(name)?.plan;
      expect(plan).toMatchObject({ type, title: 'constructor', get: { name: type } });
      expect(plan?.columns.find(({ path }) => path === 'toString')?.kind).toBe('number');
    }
    expect(catalogue.open('constructor')).toBeUndefined();
    expect(catalogue.open('__proto__')).toBeUndefined();
  });

  it('leaves out what a form cannot ask for, and says so in plain words', () => {
    const resource = made(`scalar Hologram scalar Geometry
      input ThingInput { name: String! file: Hologram area: Geometry matrix: [[Int]] self: ThingInput constructor: String, part: Part }
      input Part { size: Int inner: Inner } input Inner { last: Last width: Float } input Last { deep: Deepest b: Int } input Deepest { a: Int }`);
    expect(fieldsOf(resource, 'things/create')).toEqual({ name: 'text', part: 'group' });
    expect(resource.unsupported).toEqual([
      'Create: field “file” is left out: the scalar Hologram is not known here.',
      'Create: field “area” is left out: the scalar Geometry is not known here.',
      'Create: field “matrix” is left out: [[Int]] is a list of lists.',
      'Create: field “self” is left out: its type, ThingInput, refers to itself.',
      "Create: field “constructor” is left out: its name is one of JavaScript's own.",
      'Create: field “part.inner.last.deep” is left out: Deepest is an object more than 3 objects deep.',
    ]);
  });

  it('makes a form around an object with such a name', () => {
    const resource = made('input ThingInput { name: String! part: Part } input Part { size: Int valueOf: ID }');
    const { plan, form } = resource.forms['things/create'] ?? {};
    expect(plan && form && formModule(plan, form)).toContain('export const validate');
    expect(resource.unsupported).toEqual(["Create: field “part.valueOf” is left out: its name is one of JavaScript's own."]);
  });

  it('does not offer an operation that wants what cannot be asked for', () => {
    const resource = made('scalar Hologram input ThingInput { name: String! file: Hologram! }');
    expect(resource.plan?.create).toBeUndefined();
    expect(resource.unsupported).toContain('Create is not offered: createThing wants “file”, which cannot be asked for.');
  });

  it('asks for values, lists, choices, objects and rows by what the input says of them', () => {
    const resource = made(`scalar DateTime scalar JSON scalar PositiveInt scalar EmailAddress enum Size { SMALL VERY_LARGE }
      input ThingInput { name: String! count: Int weight: Float! = 2.5 ready: Boolean! size: Size! = SMALL at: DateTime extra: JSON tags: [String!]
        mail: EmailAddress limit: PositiveInt address: Address lines: [Line!]! } input Address { street: String! } input Line { text: String! size: Size }`);
    expect(fieldsOf(resource, 'things/create')).toEqual({
      ...{ name: 'text', count: 'number', weight: 'number', ready: 'boolean', size: 'choice', at: 'dateTime', extra: 'json', tags: 'json' },
      ...{ mail: 'email', limit: 'number', address: 'group', lines: 'rows' },
    });
    const { plan } = resource.forms['things/create'] ?? {};
    const of = (name: string) => plan?.fields.find((field) => field.name === name);
    expect(plan?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['name', 'ready', 'lines']);
    expect(of('count')).toMatchObject({ minimum: -2147483648, maximum: 2147483647 });
    expect(of('weight')).toMatchObject({ default: 2.5, required: false });
    expect(of('size')).toMatchObject({ default: 'SMALL', choices: [{ id: 'SMALL' }, { id: 'VERY_LARGE' }] });
    expect(resource.texts['enums']).toEqual({ Size: { SMALL: 'Small', VERY_LARGE: 'Very large' } });
  });

  it('shows descriptions as the text that they are, and deprecated fields last, hidden and told', () => {
    const resource = opened(
      `type Thing { id: ID! old: String @deprecated(reason: "use name") name: String! } type Query { things: [Thing!]! }
      type Mutation { createThing(input: ThingInput!): Thing }
      input ThingInput { older: String @deprecated(reason: "use name.") "<b>Bold</b> {{name}} $t(resources.x)" name: String! }`,
      'things',
    );
    expect(resource.plan?.columns.at(-1)).toMatchObject({ path: 'old', hidden: true });
    expect(resource.forms['things/create']?.plan.fields.map(({ name }) => name)).toEqual(['name', 'older']);
    expect(resource.texts['resources']).toMatchObject({
      things: {
        fields: { old: 'Old (deprecated)' },
        help: { name: '<b>Bold</b> { {name}} $ t(resources.x)', older: 'Deprecated: use name.' },
      },
    });
  });

  it('shows unions and interfaces, and lists of those that have an id', () => {
    const catalogue =
      consoleOf(`interface Animal { id: ID! name: String! } type Dog implements Animal { id: ID! name: String! } type Cat { id: ID! }
      union Pet = Dog | Cat type Owner { id: ID! name: String! pet: Pet animal: Animal } type Query { owners: [Owner!]! pets: [Pet!]! animals: [Animal!]! }`);
    const owners = catalogue.open('owners');
    expect(owners?.plan?.columns.map(({ path }) => path)).toEqual(['name', 'pet', 'animal', 'id']);
    expect(owners?.unsupported).toEqual([]);
    expect(catalogue.entries.map(({ type }) => type)).toEqual(['Animal', 'Owner', 'Pet']);
    expect(catalogue.unsupported).toEqual([]);
  });

  it('opens no list that must be given a cursor which nothing gives', () => {
    const sdl = `input Cursor { note: String } type Thing { id: ID! name: String! } type Query { things(after: Cursor!): [Thing!]! }`;
    const { plan, problems } = consoleOf(sdl).open('things') ?? {};
    expect(plan).toBeUndefined();
    expect(problems?.map(({ expected }) => expected)).toEqual(['a source for after: Cursor!']);
  });

  it('keeps a type of a hundred columns usable', () => {
    const columns = Array.from({ length: 100 }, (_, index) => `column${index}: String`).join(' ');
    const { plan } = opened(`type Thing { id: ID! ${columns} } type Query { things: [Thing!]! }`, 'things');
    expect(plan?.columns).toHaveLength(101);
    expect(plan?.columns.filter(({ hidden }) => !hidden).length).toBeLessThanOrEqual(8);
    expect(plan?.details).toHaveLength(101);
  });

  it('lists records without an id, and offers them no pages', () => {
    const sdl = `type Row { total: Int! label: String! } type Query { rows: [Row!]! row(id: ID!): Row } type Mutation { deleteRow(id: ID!): Boolean }`;
    const { plan, unsupported } = opened(sdl, 'rows');
    expect(plan).toMatchObject({ title: 'label', actions: [] });
    expect(plan?.get).toBeUndefined();
    expect(unsupported).toContain('Row has no id: its records have no pages of their own.');
  });

  it('never takes an operation on many records, or on another type, for one record’s', () => {
    const catalogue =
      consoleOf(`type User { id: ID! name: String! } type user { id: ID! email: String! } type Group { id: ID! name: String! }
      input In { name: String! }
      type Query { users: [User!]! everyUser: [user!]! groups: [Group!]! groupsOf(userId: ID!): [Group!]! }
      type Mutation { createManyUsers(input: [In!]!): [User!]! createUser(input: In!): User addUserToGroup(userId: ID!, groupId: ID!): Group
        deleteUsers(ids: [ID!]!): Int updateGroupUsers(id: ID!, userIds: [ID!]!): Group }`);
    const uses = catalogue.entries.map(({ name }) => [
      name,
      catalogue.open(name)?.plan?.create?.name,
      catalogue.open(name)?.plan?.update?.name,
    ]);
    expect(uses).toEqual([
      ['groups', undefined, undefined],
      ['users', 'createUser', undefined],
      ['users-2', undefined, undefined],
    ]);
    expect(catalogue.open('groups')?.plan?.list?.name).toBe('groups');
    expect(catalogue.entries.map(({ label }) => label)).toEqual(['Groups', 'Users (User)', 'Users (user)']);
  });

  it('finds operations by what they take and answer where their names say something else', () => {
    const { plan } = opened(
      `type Post { id: ID! title: String! content: String } type Query { feed: [Post!]! postBySomeId(postId: ID!): Post }
      type Mutation { createDraft(title: String!, content: String): Post editDraft(id: ID!, title: String, content: String): Post removePost(postId: ID!): Post }`,
      'posts',
    );
    expect([plan?.list, plan?.get, plan?.create, plan?.update, plan?.actions[0]?.operation].map((operation) => operation?.name)).toEqual([
      ...['feed', 'postBySomeId', 'createDraft', 'editDraft', 'removePost'],
    ]);
    expect(plan?.actions).toMatchObject([{ name: 'delete', on: 'selection', confirm: true }]);
  });
});

describe('a record that only the node of its id tells', () => {
  const sdl = (
    node: string,
  ) => `interface Node { id: ID! } type Owner implements Node { id: ID! name: String! } type Pet implements Node { id: ID! name: String! owner: Owner }
    type Stray { id: ID! name: String! } type Query { ${node} pets: [Pet!]! owners: [Owner!]! owner(id: ID!): Owner strays: [Stray!]! }`;

  it('is required by it, what it is of its own type alone, and told to be absent where it is of another', () => {
    const catalogue = consoleOf(sdl('node(id: ID!): Node'));
    const pet = catalogue.open('pets')?.plan;
    expect(pet?.get).toMatchObject({ name: 'node', vars: [['id', { from: 'id' }]], read: { record: 'node', must: true } });
    expect(pet?.get?.text).toBe('query node($id: ID!) { node(id: $id) { ... on Pet { id name owner { id name } } } }');
    expect(pet?.idField).toBe('id');
  });

  it('is required by a query of its own where there is one, and by none where its type is no node', () => {
    const catalogue = consoleOf(sdl('node(id: ID!): Node'));
    expect(catalogue.open('owners')?.plan?.get?.name).toBe('owner');
    expect(catalogue.open('strays')?.plan?.get).toBeUndefined();
    expect(consoleOf(sdl('node(id: ID!, of: String!): Node')).open('pets')?.plan?.get).toBeUndefined();
    expect(consoleOf(sdl('nodes(ids: [ID!]!): [Node]!')).open('pets')?.plan?.get).toBeUndefined();
  });
});
