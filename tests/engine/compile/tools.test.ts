import { buildASTSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { readContract, withoutExtensions } from '../../../src/engine/compile/contract.ts';
import type { Environment } from '../../../src/engine/compile/context.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { operationsOf, partPlan, toolPlan } from '../../../src/engine/compile/generate/documents.ts';
import { operationsByFile } from '../../../src/engine/compile/generate/operationFiles.ts';
import { indexSchema } from '../../../src/engine/compile/schema.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import { takes } from '../../../src/engine/plan/Source.ts';
import { titleOf } from '../../../src/engine/plan/titleOf.ts';
import type { Form } from '../../../src/engine/forms/form.ts';
import { source, variables } from '../../support/sources.ts';
import { around, books, compileBooks, sdl as library, shelves } from './library.ts';

/** The library with what the tools of a list need, all of it an extension. */
const sdl = `${library}
  type FacetValue @extension { value: String! count: Int! }
  type Facet @extension { field: String! values: [FacetValue!]! }
  type Author { name: String! email: String! }
  input MatchingBooks @extension { filter: BooksFilter! expectedCount: Int! }
  input AuthorInput { name: String! email: String! born: Int }
  extend type BookPage { facets(fields: [String!]!): [Facet!]! @extension }
  extend type Book { version: Int! @extension authors: [Author!]! }
  extend input BookIds { matching: MatchingBooks @extension }
  extend input BookChange { expectedVersion: Int @extension authors: [AuthorInput!] place: Place }
  input LabelParam { labelId: ID! bookIds: [ID!]! }
  extend type Mutation {
    SortShelf(shelfId: ID!, organizationId: ID!): Shelf! @session
    TagBooks(param: LabelParam!): ChangedRows! @session
    UntagBooks(param: LabelParam!): ChangedRows! @session
  }
`;
const contract = readContract(sdl);
const bare = readContract(withoutExtensions(sdl));

const changeForm = {
  operation: 'UpdateBook',
  argument: 'update',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      authors: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          required: ['name', 'email'],
          properties: {
            name: { type: 'string', maxLength: 50 },
            email: { type: 'string', format: 'email' },
            born: { type: 'integer', minimum: 1000 },
          },
        },
      },
      place: { type: 'object', required: ['room'], properties: { room: { type: 'string' }, row: { type: 'integer', default: 7 } } },
    },
    required: [],
  },
  ...{ detached: [], transforms: {}, derive: {}, fields: { 'authors.name': { widget: 'stars' } }, saveWhenFilled: false, confirm: true },
} as unknown as Form;

const compiled = (change: Partial<Declaration> = {}, on = contract, other: Environment = {}) => {
  const surroundings: Environment = {
    ...around,
    access: contract.access,
    extensions: contract.extensions,
    forms: { ...around.forms, 'lib/updateBook': changeForm },
    ...other,
  };
  const answer = compile({ ...books, ...change }, on.introspection, platform, surroundings);
  if (answer.plan === undefined) throw new Error(JSON.stringify(answer.problems));
  return answer;
};
const planOf = (change: Partial<Declaration> = {}, on = contract) => compiled(change, on).plan;
const valid = (plan: ReturnType<typeof planOf>, on = contract) =>
  operationsOf([plan]).flatMap(({ text }) => validate(on.schema ?? buildASTSchema(parse(sdl)), parse(text)).map(({ message }) => message));

describe('a record named by several fields', () => {
  it('has them all selected, and is called by them in their order', () => {
    const plan = planOf({ title: 'title genre' });
    expect(plan.list?.text).toContain('data { _id title genre ');
    expect(titleOf(plan, { title: 'Ada', genre: 'NOVEL' })).toBe('Ada NOVEL');
    expect(titleOf(plan, { title: 'Ada', genre: null })).toBe('Ada');
    expect(titleOf(plan, undefined)).toBe('');
  });
});

describe('a column whose widget reads other fields', () => {
  const plan = planOf({ columns: ['title', { field: 'authors.name', also: ['authors.email', 'genre'], widget: 'stars' }, 'genre'] });

  it('selects them with itself, while it is visible', () => {
    expect(plan.list?.text).toContain(
      'authors @include(if: $with_0) { name email } genre @include(if: $with_0) genre @include(if: $with_1)',
    );
    expect(plan.columns[1]?.also).toEqual(['authors.email', 'genre']);
    expect(valid(plan)).toEqual([]);
  });

  it('leaves whole what another column shows whole', () => {
    const both = planOf({
      columns: ['title', { field: 'authors', widget: 'stars' }],
      expand: [{ field: 'authors', widget: 'stars' }, 'authors.name'],
    });
    expect(both.list?.text).toContain('data { _id title authors { name email }');
    expect(valid(both)).toEqual([]);
  });

  it('is labelled by its path as one step, so that a field above it can have a label, too', () => {
    expect(plan.columns[1]?.label).toBe('resources.books.fields.authors_name');
  });
});

describe('rows that unfold', () => {
  it('always hold what they show then', () => {
    const plan = planOf({ expand: ['authors.name', 'notes'] });
    expect(plan.list?.text).toContain('data { _id title authors { name } notes ');
    expect(plan.expand?.map(({ path }) => path)).toEqual(['authors.name', 'notes']);
    expect(valid(plan)).toEqual([]);
  });
});

describe('an action on the list as a whole', () => {
  it('takes no ids, and carries its path and icon', () => {
    const plan = planOf({ actions: { add: { operation: 'CreateBook', on: 'list', form: 'lib/createBook', path: 'upload', icon: 'Add' } } });
    expect(plan.actions[0]).toMatchObject({ name: 'add', on: 'list', path: 'upload', icon: 'Add', form: 'lib/createBook' });
    expect(plan.actions[0]?.operation.vars.filter(([, each]) => takes(each, 'id', 'ids'))).toEqual([]);
  });
});

describe('an action that is only an undo', () => {
  const actions = {
    label: { operation: 'TagBooks', on: 'selection', undo: 'unlabel', form: 'lib/labelBooks' },
    unlabel: { operation: 'UntagBooks', on: 'undo' },
  } as const;
  const form = {
    ...changeForm,
    operation: 'TagBooks',
    argument: 'param',
    schema: { type: 'object', properties: { labelId: { type: 'string' } }, required: ['labelId'] },
    fields: {},
    confirm: false,
  } as unknown as Form;

  it('is filled from what was typed for the action that it undoes, on the rows that were changed', () => {
    const { plan } = compiled({ actions }, contract, { forms: { ...around.forms, 'lib/labelBooks': form, 'lib/updateBook': changeForm } });
    const [, unlabel] = plan.actions;
    expect(unlabel).toMatchObject({ on: 'undo' });
    expect(unlabel?.form).toBeUndefined();
    expect(unlabel && fill(unlabel.operation, { ids: ['b1'], form: { labelId: 'l1' } })).toEqual({
      param: { labelId: 'l1', bookIds: ['b1'] },
    });
  });
});

describe('a selection of all rows that match', () => {
  it("goes with the list's filter, whose variable the plan names", () => {
    const [archive] = planOf().actions;
    expect(archive?.operation.vars).toEqual(
      variables([
        ['filter.bookIds', 'ids'],
        ['filter.matching', 'matching'],
      ]),
    );
    expect(archive?.matching).toBe('filter');
  });

  it('is left out of a call by ids', () => {
    const [archive] = planOf().actions;
    expect(archive && fill(archive.operation, { ids: ['1'] })).toEqual({ filter: { bookIds: ['1'] } });
  });

  it('is not offered by a schema without it', () => {
    const [archive] = planOf({}, bare).actions;
    expect(archive?.matching).toBeUndefined();
    expect(archive?.operation.vars).toEqual(variables([['filter.bookIds', 'ids']]));
  });
});

describe('the numbers of the values of filters', () => {
  it("are the list's own operation, filtered alike and asked for no rows", () => {
    const plan = planOf({ filters: ['genre'] });
    expect(plan.facets?.text).toBe(
      'query GetBooks($filter: BooksFilter!, $facets: [String!]!) { GetBooks(filter: $filter) { facets(fields: $facets) { field values { value count } } } }',
    );
    expect(plan.facets && fill(plan.facets, { page: 3, size: 30, search: 'x', facets: ['genre'], scope: {} })).toEqual({
      filter: { activeOnly: true, archivedOnly: false, searchText: 'x' },
      facets: ['genre'],
    });
    expect(plan.filters[0]?.facet).toBe(true);
    expect(valid(plan)).toEqual([]);
  });

  it('are not requested where no filter has a closed choice, nor of a schema without them', () => {
    expect(planOf({ filters: [] }).facets).toBeUndefined();
    const less = planOf({ filters: ['genre'] }, bare);
    expect(less.facets).toBeUndefined();
    expect(less.filters[0]?.facet).toBeUndefined();
  });

  it('are not asked of a filter inside an object, which depends on the other fields there', () => {
    const args = { 'filter.stage.packageId': { value: 'p1' }, 'filter.stage.status': 'filter.status' };
    const list = { name: 'GetBooks', args };
    const { filters } = planOf({ filters: ['genre', 'status'], operations: { ...books.operations, list } });
    expect(filters.map(({ facet }) => facet)).toEqual([true, undefined]);
  });
});

describe('an update', () => {
  it('sends back the version that was edited', () => {
    const plan = planOf();
    expect(plan.version).toBe('version');
    expect(plan.update?.vars).toContainEqual(['update.expectedVersion', source('record.version')]);
  });

  it('sends none where the schema has none', () => {
    const plan = planOf({}, bare);
    expect(plan.version).toBeUndefined();
    expect(JSON.stringify(plan.update)).not.toContain('ersion');
  });
});

describe('a field that holds objects', () => {
  const fields = compiled().forms['lib/updateBook']?.fields ?? [];
  const named = (name: string) => fields.find((field) => field.name === name);

  it('is rows with the fields of each, their limits and widgets', () => {
    expect(named('authors')).toMatchObject({ kind: 'rows', minItems: 1, maxItems: 3 });
    expect(named('authors')?.fields).toMatchObject([
      { name: 'name', kind: 'text', required: true, maxLength: 50, widget: 'stars', label: 'resources.books.fields.authors_name' },
      { name: 'email', kind: 'email', required: true },
      { name: 'born', kind: 'number', required: false, minimum: 1000 },
    ]);
  });

  it('is a group where it is one object', () => {
    expect(named('place')).toMatchObject({
      kind: 'group',
      fields: [
        { name: 'room', required: true },
        { name: 'row', default: 7 },
      ],
    });
  });

  it('asks before it is saved where the form says so', () => {
    expect(compiled().forms['lib/updateBook']?.confirm).toBe(true);
  });
});

describe('the preview of an action', () => {
  const previewed = (operation: string) =>
    compileBooks(
      { actions: { archive: { operation: 'ArchiveBooks', on: 'selection', preview: { name: 'cover', operation } } } },
      { extensions: new Set(['Query.PreviewBooks']) },
    );

  it('is in its plan, and is dropped where the schema lacks the extension that it asks', () => {
    expect(previewed('GetBook').plan?.actions[0]?.preview).toEqual({ name: 'cover', operation: 'GetBook' });
    const { plan, problems } = previewed('PreviewBooks');
    expect(problems).toBeUndefined();
    expect(plan?.actions[0]).not.toHaveProperty('preview');
  });
});

describe('an operation that a tool sends', () => {
  const schema = indexSchema(contract.introspection);
  const operations = (text: string) => [...operationsByFile([{ location: 'tools.graphql', document: parse(text) }]).values()].flat();
  const toolsOf = (text: string, on = schema) => operations(text).flatMap((each) => toolPlan(on, platform, each));

  it('is sent in one line, and carries where the tenant stands in it', () => {
    const text = `query GetShelves($organizationId: ID!) {
      GetShelves(organizationId: $organizationId) {
        data { _id name boards { label } }
      }
    }`;
    expect(toolsOf(text)).toEqual([
      {
        name: 'GetShelves',
        kind: 'query',
        text: 'query GetShelves($organizationId: ID!) { GetShelves(organizationId: $organizationId) { data { _id name boards { label } } } }',
        scope: variables([['organizationId', 'scope.organizationId']]),
      },
    ]);
  });

  it('keeps many arguments in that line', () => {
    const names = Array.from({ length: 9 }, (_, index) => `argument${index}`);
    const given = names.map((name) => `${name}: $${name}`).join(', ');
    const text = `query GetShelves(${names.map((name) => `$${name}: ID`).join(', ')}) { GetShelves(${given}) { _id } }`;
    expect(operations(text).map((each) => each.text)).toEqual([text]);
  });

  it.each([
    ['another name than its field', 'query Shelves { GetShelves { _id } }'],
    ['no name', '{ GetShelves { _id } }'],
    ['two fields', 'query GetShelves { GetShelves { _id } SortShelf { _id } }'],
  ])('cannot have %s', (_, text) => {
    expect(() => operations(text)).toThrow(/tools\.graphql: .* must select one field/);
  });

  it('may ask for some paths of its answer alone', () => {
    const [tool] = partPlan(schema, platform, 'GetShelves', ['data.name', 'pagination.totalItems']);
    expect(tool?.text).toMatch(/^query GetShelves\(\$organizationId: ID!.*\{ data \{ name \} pagination \{ totalItems \} \} \}$/);
  });

  it('is left out where the schema lacks it', () => {
    const text = 'query PolishBooks { PolishBooks { _id } } query GetShelves { GetShelves { _id } }';
    expect(toolsOf(text, indexSchema(bare.introspection)).map(({ name }) => name)).toEqual(['GetShelves']);
    expect(partPlan(indexSchema(bare.introspection), platform, 'PolishBooks', ['_id'])).toEqual([]);
  });
});

describe('mistakes in the new keys', () => {
  const problems = (change: Partial<Declaration>) =>
    (compile({ ...books, ...change }, contract.introspection, platform, { ...around, declarations: [books, shelves] }).problems ?? []).map(
      ({ number, key, found }) => [number, key, found],
    );

  it.each([
    [{ title: 'title gnere' }, ['R005', 'title', 'gnere']],
    [{ expand: ['authors.nmae'] }, ['R005', 'expand.0', 'authors.nmae']],
    [{ columns: ['title', { field: 'genre', also: ['nots'] }] }, ['R005', 'columns.1.also.0', 'nots']],
  ])('%j is reported', (change, problem) => {
    expect(problems(change as Partial<Declaration>)).toContainEqual(problem);
  });
});
