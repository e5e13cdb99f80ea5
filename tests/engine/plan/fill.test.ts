import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { OperationPlan } from '../../../src/engine/plan/Plan.ts';
import { variables } from '../../support/sources.ts';

const operation = (declared: Parameters<typeof variables>[0], optional: string[] = []): OperationPlan => ({
  name: 'X',
  kind: 'query',
  text: '',
  vars: variables(declared),
  optional,
  read: {},
  access: 'session',
});

describe('fill', () => {
  it('puts each source at its path', () => {
    const plan = operation([
      ['filter.organizationId', 'scope.organizationId'],
      ['filter.skip', 'page0'],
      ['filter.limit', 'size'],
      ['filter.sort.fieldName', 'sort.field'],
      ['filter.sort.order', 'sort.order'],
      ['with_0', { from: 'column', path: 'name' }],
    ]);
    const sources = {
      scope: { organizationId: 'o1' },
      page: 3,
      size: 50,
      sort: { field: 'name', order: 'DESC' as const },
      columns: ['name'],
    };
    expect(fill(plan, sources)).toEqual({
      filter: { organizationId: 'o1', skip: 2, limit: 50, sort: { fieldName: 'name', order: 'desc' } },
      with_0: true,
    });
  });

  it('knows every named source', () => {
    const names = [
      'id',
      'ids',
      'page',
      'page0',
      'offset',
      'size',
      'cursor',
      'search',
      'archived',
      '!archived',
      'sort.ORDER',
      'session.userId',
      'parent.id',
      'record.a.b',
      'records._id',
      'input.x',
      'form',
    ];
    const plan = operation(names.map((name, index) => [`v${index}`, name] as const));
    const filled = fill(plan, {
      id: 'i',
      ids: ['i', 'j'],
      page: 2,
      size: 30,
      cursor: 'c',
      search: 'word',
      archived: true,
      sort: { field: 'f', order: 'ASC' },
      session: { userId: 'u' },
      parent: { id: 'p' },
      record: { a: { b: 1 } },
      records: [{ _id: 'i' }, { _id: 'j' }],
      input: { x: 'y' },
      form: { n: 1 },
    });
    expect(Object.values(filled)).toEqual([
      'i',
      ['i', 'j'],
      2,
      1,
      30,
      30,
      'c',
      'word',
      true,
      false,
      'ASC',
      'u',
      'p',
      1,
      ['i', 'j'],
      'y',
      { n: 1 },
    ]);
  });

  it('takes every column as visible when none is said to be', () => {
    expect(fill(operation([['with_0', { from: 'column', path: 'a' }]]), {})).toEqual({ with_0: true });
    expect(fill(operation([['with_0', { from: 'column', path: 'a' }]]), { columns: ['b'] })).toEqual({ with_0: false });
  });

  it('makes a list of one value, and none of nothing', () => {
    const plan = operation([['ids', ['scope.hierarchyId']]]);
    expect(fill(plan, { scope: { hierarchyId: 'h' } })).toEqual({ ids: ['h'] });
    expect(fill(plan, {})).toEqual({});
    expect(fill(plan, { scope: { hierarchyId: null } })).toEqual({ ids: null });
  });

  it('leaves an undefined value out and sends null, which empties', () => {
    const plan = operation([
      ['input.a', 'form.a'],
      ['input.b', 'form.b'],
    ]);
    expect(fill(plan, { form: { a: undefined, b: null } })).toEqual({ input: { b: null } });
  });

  it('leaves an empty search out', () => {
    expect(fill(operation([['filter.searchText', 'search']]), { search: '' })).toEqual({});
  });

  it('sends an optional object that names the parent, or the list would have the rows of all parents', () => {
    const plan = operation(
      [
        ['filter.webhookId', 'parent.id'],
        ['filter.statuses', 'filter.statuses'],
      ],
      ['filter'],
    );
    expect(fill(plan, { parent: { id: 'p1' } })).toEqual({ filter: { webhookId: 'p1' } });
  });

  it('sends an optional object only when the user chose something in it', () => {
    const plan = operation(
      [
        ['filter.stage.packageId', 'parent.packageId'],
        ['filter.stage.status', 'filter.status'],
        ['filter.skip', 'page0'],
      ],
      ['filter.stage'],
    );
    const sources = { page: 1, parent: { packageId: 'k' } };
    expect(fill(plan, sources)).toEqual({ filter: { skip: 0 } });
    expect(fill(plan, { ...sources, filter: { status: 'NEW' } })).toEqual({
      filter: { skip: 0, stage: { packageId: 'k', status: 'NEW' } },
    });
    expect(fill(plan, { ...sources, filter: { status: null } })).toEqual({ filter: { skip: 0, stage: { packageId: 'k', status: null } } });
  });

  it('sends the outer object when the choice is in one inside it', () => {
    const plan = operation(
      [
        ['a.b.c', 'filter.c'],
        ['a.d', { value: 1 }],
      ],
      ['a', 'a.b'],
    );
    expect(fill(plan, {})).toEqual({});
    expect(fill(plan, { filter: { c: 2 } })).toEqual({ a: { b: { c: 2 }, d: 1 } });
  });

  it('sends an empty object where one is required, and never changes the plan', () => {
    const plan = operation([
      ['filter', { value: {} }],
      ['filter.searchText', 'search'],
    ]);
    expect(fill(plan, {})).toEqual({ filter: {} });
    expect(fill(plan, { search: 'a' })).toEqual({ filter: { searchText: 'a' } });
    expect(fill(plan, {})).toEqual({ filter: {} });
  });

  it('never sends a typename, however deep', () => {
    const plan = operation([['input', 'form']]);
    expect(fill(plan, { form: { __typename: 'A', list: [{ __typename: 'B', x: 1 }], inner: { __typename: 'C' } } })).toEqual({
      input: { list: [{ x: 1 }], inner: {} },
    });
  });

  it('brings every form value to its path unchanged, whatever JSON it is', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.jsonValue()), (keys, values) => {
        const form = Object.fromEntries(keys.map((key) => [key, JSON.parse(JSON.stringify(values.next().value)) as unknown]));
        fc.pre(!JSON.stringify(form).includes('__'));
        const plan = operation(keys.map((key) => [`argument.inner.${key}`, `form.${key}`] as const));
        expect(fill(plan, { form })).toEqual({ argument: { inner: form } });
      }),
    );
  });
});
