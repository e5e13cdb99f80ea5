import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { readContract, withoutExtensions } from '../../../src/engine/compile/contract.ts';
import type { Environment } from '../../../src/engine/compile/context.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import type { FormPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import type { Form } from '../../../src/engine/forms/form.ts';
import { source, variables } from '../../support/sources.ts';
import { around, bookForm, books, compileBooks, contract, genre, sdl } from './library.ts';

const planOf = (change: Partial<Declaration> = {}, other: Environment = {}): Plan => {
  const { plan, problems } = compileBooks(change, other);
  if (plan === undefined) throw new Error(JSON.stringify(problems));
  return plan;
};

describe('a compiled list', () => {
  const { list } = planOf();

  it('fills its arguments by their names, and lets the plural beat its singular', () => {
    expect(list?.vars).toEqual(
      variables([
        ['filter.organizationId', 'scope.organizationId'],
        ['filter.hierarchyIds', ['scope.hierarchyId']],
        ['filter.activeOnly', '!archived'],
        ['filter.archivedOnly', 'archived'],
        ['filter.skip', 'page0'],
        ['filter.limit', 'size'],
        ['filter.sort.fieldName', 'sort.field'],
        ['filter.sort.order', 'sort.order'],
        ['filter.genre', 'filter.genre'],
        ['filter.searchText', 'search'],
        ['with_0', { from: 'column', path: 'genre' }],
        ['with_1', { from: 'column', path: 'shelf.name' }],
        ['with_2', { from: 'column', path: 'createdAt' }],
        ['with_3', { from: 'column', path: 'rating' }],
      ]),
    );
    expect(list?.optional).toEqual(['filter.sort']);
  });

  it('leaves a declared filter to the reader, where its name also means the place at hand', () => {
    const { list: filtered, filters } = planOf({ filters: ['hierarchyIds'], references: { hierarchyIds: 'shelves' } });
    expect(filtered?.vars.filter(([path]) => path.includes('hierarchy'))).toEqual(
      variables([
        ['filter.hierarchyId', 'scope.hierarchyId'],
        ['filter.hierarchyIds', 'filter.hierarchyIds'],
      ]),
    );
    expect(filters).toMatchObject([{ name: 'hierarchyIds', kind: 'references', reference: 'shelves' }]);
  });

  it('reports a filter that is an extension and there, but filled otherwise', () => {
    const { problems } = compileBooks({ filters: ['skip'] }, { extensions: new Set(['BooksFilter.skip']) });
    expect(problems).toMatchObject([{ number: 'R035', key: 'filters.0', found: 'skip' }]);
  });

  it('has one text for every choice of columns, with the id and the title always selected', () => {
    expect(list?.text).toBe(
      'query GetBooks($filter: BooksFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!) { GetBooks(filter: $filter) ' +
        '{ data { _id title genre @include(if: $with_0) shelf @include(if: $with_1) { name } createdAt @include(if: $with_2) rating @include(if: $with_3) } pagination { totalItems } } }',
    );
    expect(list?.read).toEqual({ rows: 'GetBooks.data', total: 'GetBooks.pagination.totalItems' });
  });

  it('carries the right of the contract', () => {
    expect(list?.access).toEqual(['lib:viewBooks']);
  });

  it('sorts by the names of its sort field, dots written as underscores', () => {
    const plan = planOf();
    expect(plan.columns.map(({ path, sortBy }) => [path, sortBy])).toEqual([
      ['title', 'title'],
      ['genre', undefined],
      ['shelf.name', 'shelf_name'],
      ['createdAt', 'createdAt'],
      ['rating', undefined],
    ]);
    expect(plan.sort).toEqual({ field: 'createdAt', order: 'DESC' });
  });

  it('sorts by any value, in capitals, where the sort field is open and the order wants it', () => {
    const plan = planOf({
      operations: { list: 'GetOpenBooks' },
      forms: {},
      filters: [],
      columns: ['title', 'shelf.name', { field: 'genre', sortable: false }],
    });
    expect(plan.columns.map(({ sortBy }) => sortBy)).toEqual(['title', 'shelf.name', undefined]);
    expect(plan.list?.vars).toContainEqual(['filter.sort.order', source('sort.ORDER')]);
  });

  it('leaves out what is declared as nothing and takes what is declared instead', () => {
    const plan = planOf({
      operations: {
        ...books.operations,
        list: {
          name: 'GetBooks',
          args: {
            'filter.organizationId': null,
            'filter.shelfId': { value: 's1' },
            'filter.stage.packageId': 'scope.customerId',
            'filter.stage.status': 'filter.genre',
          },
        },
      },
    });
    expect(plan.list?.vars.map(([path]) => path)).not.toContain('filter.organizationId');
    expect(plan.list?.vars).toContainEqual(['filter.shelfId', source({ value: 's1' })]);
    expect(plan.list?.optional).toEqual(['filter.sort', 'filter.stage']);
  });

  it('takes a filter that is a whole object', () => {
    const plan = planOf({ filters: ['genre', { field: 'stage', widget: 'stars' }] });
    expect(plan.list?.vars).toContainEqual(['filter.stage', source('filter.stage')]);
    expect(plan.filters[1]).toEqual({
      name: 'stage',
      label: 'resources.books.filters.stage',
      kind: 'json',
      widget: 'stars',
      // In the address each value of the object has a parameter of its own.
      parts: ['packageId', 'status'],
    });
  });

  it('does not follow an input type into itself', () => {
    const plan = planOf({ operations: { list: 'GetNestedBooks' }, forms: {}, filters: ['title'], sort: undefined });
    expect(plan.list?.vars.slice(0, 2)).toEqual(
      variables([
        ['where.title', 'filter.title'],
        ['limit', 'size'],
      ]),
    );
  });

  it('takes the id of its parent', () => {
    const plan = planOf({ parent: 'shelves' });
    expect(plan.parent).toBe('shelves');
    expect(plan.list?.vars).toContainEqual(['filter.shelfId', source('parent.id')]);
  });
});

describe('what the types say', () => {
  it('gives kinds, choices with labels by convention, and references', () => {
    const { columns } = planOf({
      columns: [
        'title',
        'genre',
        'language',
        'pages',
        'inPrint',
        'createdAt',
        'shelfId',
        'authorIds',
        'extra',
        { field: 'shelf', widget: 'stars' },
      ],
      references: { shelfId: 'shelves', authorIds: 'shelves' },
    });
    expect(columns.map(({ kind }) => kind)).toEqual([
      'text',
      'choice',
      'choice',
      'number',
      'boolean',
      'date',
      'reference',
      'references',
      'json',
      'json',
    ]);
    expect(columns[1]?.choices).toEqual(['NOVEL', 'ESSAY', 'POEM'].map((id) => ({ id, label: `enums.Genre.${id}` })));
    expect(columns[2]?.choices?.map(({ id }) => id)).toEqual(['en-GB', 'fr']);
    expect(columns[6]?.reference).toBe('shelves');
    expect(columns[0]).toEqual({ path: 'title', label: 'resources.books.fields.title', kind: 'text', sortBy: 'title', primary: true });
  });

  it('shows a date and time in full where it is a detail', () => {
    expect(planOf({ details: ['createdAt'] }).details).toEqual([
      { path: 'createdAt', label: 'resources.books.fields.createdAt', kind: 'dateTime' },
    ]);
  });

  it('selects the whole of an object that a widget shows', () => {
    expect(planOf({ columns: ['title', { field: 'shelf', widget: 'stars' }] }).list?.text).toContain(
      'shelf @include(if: $with_0) { _id name organizationId archivedAt boards { _id label genre packageId } }',
    );
  });

  it('gives the fields of a form in its order, with limits, choices and what is required', () => {
    const { forms } = compileBooks() as { forms?: Record<string, FormPlan> };
    expect(forms?.['lib/createBook']?.fields).toEqual([
      {
        name: 'title',
        label: 'resources.books.fields.title',
        help: 'resources.books.help.title',
        kind: 'text',
        required: true,
        maxLength: 100,
      },
      {
        name: 'genre',
        label: 'resources.books.fields.genre',
        help: 'resources.books.help.genre',
        kind: 'choice',
        required: true,
        choices: ['NOVEL', 'ESSAY', 'POEM'].map((id) => ({ id, label: `enums.Genre.${id}` })),
      },
    ]);
    expect(forms?.['lib/updateBook']?.fields[1]).toMatchObject({ name: 'notes', kind: 'multiline', required: false });
  });
});

describe('a compiled write', () => {
  it('fills from the form, which beats the scope, and from the id', () => {
    const { create, update } = planOf();
    expect(create?.vars).toEqual(
      variables([
        ['book.organizationId', 'scope.organizationId'],
        ['book.title', 'form.title'],
        ['book.genre', 'form.genre'],
      ]),
    );
    expect(update?.vars.filter(([path]) => path.startsWith('filter'))).toEqual(
      variables([
        ['filter._id', 'id'],
        ['filter.organizationId', 'scope.organizationId'],
      ]),
    );
    expect(update?.read).toEqual({ record: 'UpdateBook' });
  });

  it('answers the same fields as the show screen and the form, so that the screen needs no second call', () => {
    const { get, create } = planOf();
    const fields = / \{ (_id .*) \} \}$/;
    expect(fields.exec(create?.text ?? '')?.[1]).toBe(fields.exec(get?.text ?? '')?.[1]);
  });

  it('reads changed and refused rows of an action, and gives its inverse the same flag', () => {
    const plan = planOf({ flags: { archive: 'bookArchive' } });
    expect(plan.archive).toBe(true);
    expect(plan.actions.map(({ name, flag, undo }) => [name, flag, undo])).toEqual([
      ['archive', 'bookArchive', 'restore'],
      ['restore', 'bookArchive', undefined],
    ]);
    expect(plan.actions[0]?.operation).toMatchObject({
      vars: variables([['filter.bookIds', 'ids']]),
      read: { rows: 'ArchiveBooks.data', refused: 'ArchiveBooks.refused' },
    });
  });

  it('selects what a condition and the sources of an action need, whichever columns are shown', () => {
    const plan = planOf({
      actions: {
        move: {
          operation: { name: 'MoveBook', args: { shelfId: 'record.shelfId' } },
          on: 'record',
          when: { field: 'inPrint', in: [true] },
        },
      },
    });
    expect(plan.list?.text).toContain('{ _id title shelfId inPrint genre @include');
  });
});

describe('a log', () => {
  const search = {
    ...bookForm(),
    operation: 'GetBooks',
    argument: 'filter',
    schema: { type: 'object', properties: { genre }, required: ['genre'] },
  } as Form;

  it('is filled from its search form, whose values are its filter', () => {
    const other = { forms: { ...around.forms, 'lib/searchBooks': search } };
    const { plan, forms } = compileBooks(
      { kind: 'log', filters: [], forms: { search: 'lib/searchBooks' }, operations: { list: 'GetBooks' } },
      other,
    ) as {
      plan?: Plan;
      forms?: Record<string, FormPlan>;
    };
    expect(plan?.list?.vars).toContainEqual(['filter.genre', source('filter.genre')]);
    expect(plan?.forms).toEqual({ search: 'lib/searchBooks' });
    expect(forms?.['lib/searchBooks']?.fields).toMatchObject([{ name: 'genre', kind: 'choice', required: true }]);
  });
});

describe('settings', () => {
  const settings: Declaration = {
    name: 'settings',
    type: 'Settings',
    kind: 'settings',
    title: 'motto',
    operations: { get: 'GetSettings' },
    details: ['motto'],
  };

  it('have one record a tenant and no list', () => {
    const { plan } = compile(settings, contract.introspection, platform, around);
    expect(plan).toMatchObject({
      kind: 'settings',
      absent: 'null',
      get: { vars: variables([['organizationId', 'scope.organizationId']]), read: { record: 'GetSettings' } },
    });
    expect(plan?.list).toBeUndefined();
  });

  it('say in the plan what a screen needs of them: when there are none, their sections, banner and set-up', () => {
    const saves = { confirm: { when: { field: 'motto', is: 'x' } }, preview: 'cover' };
    const form = { ...bookForm(), operation: 'SaveSettings', argument: '', ...saves } as Form;
    const schema = { type: 'object', properties: { motto: { type: ['string', 'null'] } } } as Form['schema'];
    const { plan, problems, ...compiled } = compile(
      {
        ...settings,
        operations: { get: 'GetSettings', update: 'SaveSettings' },
        forms: { update: 'lib/saveSettings' },
        absent: { field: 'motto', is: null },
        sections: { query: 'language', of: 'Language' },
        setUp: true,
        banner: { field: '_id', tones: { absent: 'warning' }, names: ['motto'], changing: ['x'] },
        details: ['motto'],
        layout: 'steps',
      },
      contract.introspection,
      platform,
      { ...around, forms: { 'lib/saveSettings': { ...form, schema } } },
    );
    expect(problems).toBeUndefined();
    expect(plan).toMatchObject({
      absent: { field: 'motto', is: null },
      sections: {
        query: 'language',
        choices: ['en-GB', 'fr'].map((id) => ({ id, label: `resources.settings.sections.${id}` })),
      },
      setUp: true,
      banner: { field: '_id', tones: { absent: 'warning' }, changing: ['x'] },
      layout: 'steps',
    });
    // Identifying fields are read whichever columns are visible.
    expect(plan?.get?.text).toContain('motto');
    expect(compiled).toMatchObject({
      forms: { 'lib/saveSettings': { ...saves, confirm: { ...saves.confirm, when: [saves.confirm.when] } } },
    });
  });

  it('name their sections themselves where no type of the contract does', () => {
    const { plan } = compile({ ...settings, sections: { query: 'domain', of: ['own'] } }, contract.introspection, platform, around);
    expect(plan?.sections?.choices).toEqual([{ id: 'own', label: 'resources.settings.sections.own' }]);
  });
});

describe('a schema without our extensions', () => {
  const bare = readContract(withoutExtensions(sdl));
  const compileBare = (change: Partial<Declaration> = {}): ReturnType<typeof compile> =>
    compile({ ...books, ...change }, bare.introspection, platform, { ...around, access: bare.access, extensions: contract.extensions });

  it('lacks nothing but them', () => {
    expect(bare.schema.getType('RefusedRow')).toBeUndefined();
    expect(bare.schema.getQueryType()?.getFields()['GetExtra']).toBeUndefined();
    expect(Object.keys(bare.access)).not.toContain('PolishBooks');
    expect(bare.schema.getType('Book')).toBeDefined();
  });

  it('drops the tool and its button in silence', () => {
    const { plan, problems } = compileBare({ actions: { ...books.actions, polish: { operation: 'PolishBooks', on: 'selection' } } });
    expect(problems).toBeUndefined();
    expect(plan?.search).toBe(false);
    expect(plan?.columns.map(({ path }) => path)).not.toContain('rating');
    expect(plan?.actions.map(({ name }) => name)).toEqual(['archive', 'restore']);
    expect(plan?.actions[0]?.operation.read.refused).toBeUndefined();
  });

  it('drops a filter by an extension of the list in silence', () => {
    const { plan, problems } = compileBare({ filters: ['genre', 'searchText'] });
    expect(problems).toBeUndefined();
    expect(plan?.filters.map(({ name }) => name)).toEqual(['genre']);
  });

  it('still tells a mistyped name', () => {
    expect(compileBare({ columns: ['title', 'ratings'] }).problems).toEqual([expect.objectContaining({ number: 'R005' })]);
  });
});
