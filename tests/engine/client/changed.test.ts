import { describe, expect, it } from 'vitest';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { buildQueryFrom } from '../../../src/engine/client/buildQuery.ts';
import { createDataProvider } from '../../../src/engine/client/dataProvider.ts';
import { externalApi } from '../../../src/engine/client/externalApi.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { failureOf } from '../../../src/engine/screens/values/answers.ts';
import { shapedSchemas } from '../../apis/schemas/shapes.ts';

// Every write of our own schemas that returns a count: the count is compared with the selection.

const counting = shapedSchemas.flatMap(({ name, sdl }) => {
  const catalogue = createCatalogue(introspectionFromSchema(buildSchema(sdl)));
  return catalogue.entries.flatMap((entry) => {
    const plan = catalogue.open(entry.name)?.plan;
    const operations = plan
      ? [{ use: 'update', operation: plan.update }, ...plan.actions.map((action) => ({ use: action.name, operation: action.operation }))]
      : [];
    return operations.flatMap(({ use, operation }) =>
      plan && operation && (operation.read.changed ?? operation.read.rows)
        ? [{ name: `${name}: ${entry.name}.${use}`, plan, use, operation }]
        : [],
    );
  });
});

/** A response that reports this number of changed records. */
function answer(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner, step) => ({ [step]: inner }), value);
}

describe('how many records a write changed', () => {
  it('is reported by writes of several shapes', () => expect(counting.length).toBeGreaterThanOrEqual(8));

  it.each(counting)('is compared with how many were selected: $name', ({ plan, use, operation }) => {
    const build = buildQueryFrom(
      { [plan.name]: plan },
      () => ({}),
      () => ({}),
      externalApi,
    );
    const ids = use === 'update' ? ['1'] : plan.actions.find((action) => action.name === use)?.oneByOne ? ['1'] : ['1', '2', '3'];
    const params = use === 'update' ? { id: '1', data: {}, previousData: { id: '1' } } : { ids, data: {}, meta: { operation: use } };
    const { parseResponse } = build(use === 'update' ? 'UPDATE' : 'UPDATE_MANY', plan.name, params);
    const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
    const said = (count: number) => {
      const path = operation.read.changed ?? operation.read.rows ?? '';
      const value = operation.read.changed === undefined || /ids$/i.test(path) ? rows(count) : count;
      return { data: answer(path, value) };
    };
    const whole = (count: number) => {
      const response = said(count) as { data: Record<string, Record<string, unknown>> };
      const { record, rows: at } = operation.read;
      const root = operation.name;
      if (record !== undefined && record !== root)
        response.data[root] = { ...response.data[root], [record.slice(root.length + 1)]: { id: '1' } };
      if (at !== undefined && operation.read.changed !== undefined)
        response.data[root] = { ...response.data[root], [at.slice(root.length + 1)]: rows(count) };
      return response as never;
    };
    expect(() => parseResponse(whole(ids.length))).not.toThrow();
    for (const count of [ids.length + 1, 12]) {
      let thrown: unknown;
      try {
        parseResponse(whole(count));
      } catch (fault) {
        thrown = fault;
      }
      expect(failureOf(thrown)).toMatchObject({ reason: 'CHANGED_OTHERWISE', extensions: { selected: ids.length, changed: count } });
    }
  });

  it.each(counting)('is read where the answer tells of this write, and of no other: $name', ({ operation }) => {
    const deletes = /delete/i.test(operation.name);
    expect(operation.read.changed ?? '').not.toMatch(deletes ? /updat|modif/i : /delet/i);
  });

  it('stops what is done record by record at the first difference', async () => {
    const graph = counting.find(({ name }) => name === 'graph: books.delete');
    if (!graph) throw new Error('There is no such write.');
    const sent: unknown[] = [];
    const provider = createDataProvider({
      plans: { books: graph.plan },
      regions: ['here'],
      scope: () => ({ awsRegion: 'here' }),
      onSession: () => undefined,
      csrf: () => undefined,
      externalApi,
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json({ data: { deleteBooks: { nodesDeleted: 9 } } });
      },
    });
    const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
    const failed = await provider.updateMany('books', { ids, data: {}, meta: { operation: 'delete' } }).catch((fault: unknown) => fault);
    expect(failureOf(failed)).toMatchObject({ reason: 'CHANGED_OTHERWISE', extensions: { selected: 12, changed: 9 } });
    expect(sent).toHaveLength(1);
  });
});
