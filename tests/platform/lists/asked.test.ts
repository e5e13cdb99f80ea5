import { parse } from 'graphql';
import type { FieldNode, FragmentDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedFields } from '../../../src/platform/selection.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

const infoOf = (text: string) => {
  const { definitions } = parse(text);
  const fieldNodes: FieldNode[] = [];
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions) {
    if (definition.kind === 'FragmentDefinition') fragments[definition.name.value] = definition;
    else if (definition.kind === 'OperationDefinition') fieldNodes.push(...(definition.selectionSet.selections as FieldNode[]));
  }
  return (variableValues: Record<string, unknown> = {}) => ({ fieldNodes, fragments, variableValues });
};

describe('what a call asks for', () => {
  const info = infoOf(`query ($name: Boolean!, $tags: Boolean!) {
    list { data { _id name @include(if: $name) ...more @skip(if: $tags) on: at @include(if: true) never @include(if: false) } total @skip(if: $name) }
  }
  fragment more on Row { tags { value } ... @include(if: $name) { inner } }`);
  const asked = (path: string, variables: Record<string, unknown>) => [...requestedFields(info(variables), path)].toSorted();

  it('leaves out what its conditions leave out, each time by the variables of the call', () => {
    expect(asked('data', { name: true, tags: false })).toEqual(['_id', 'at', 'inner', 'name', 'tags']);
    expect(asked('data', { name: false, tags: false })).toEqual(['_id', 'at', 'tags']);
    expect(asked('data', { name: false, tags: true })).toEqual(['_id', 'at']);
    expect(asked('data', { name: true, tags: false })).toEqual(['_id', 'at', 'inner', 'name', 'tags']);
    expect(asked('data.tags', { name: true, tags: false })).toEqual(['value']);
    expect(asked('data.tags', { name: true, tags: true })).toEqual([]);
    expect([asked('', { name: true, tags: true }), asked('', { name: false, tags: true })]).toEqual([['data'], ['data', 'total']]);
  });

  it('is worked out once for a text and its conditions: the same question is the same answer', () => {
    const once = requestedFields(info({ name: true, tags: true }), 'data');
    expect(requestedFields(info({ name: true, tags: true }), 'data')).toBe(once);
    expect(requestedFields(info({ name: false, tags: true }), 'data')).not.toBe(once);
  });
});

describe('a list', () => {
  let running: Running;
  let statements: string[];
  beforeAll(async () => {
    // Every statement goes through the one connection that is watched.
    running = startPlatform({}, { embedded: true });
    const { pool } = await running.platform.stores.identity();
    const client = await pool.connect();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    statements = [];
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [config] = given as [string | { text: string }];
        statements.push(typeof config === 'string' ? config : config.text);
        return query(...given);
      },
    });
    client.release();
  });
  afterAll(() => running.close());

  const text = `query ($filter: ORGGetCustomersFilter!, $tags: Boolean!, $rows: Boolean!) {
    ORGGetCustomers(filter: $filter) { data @include(if: $rows) { _id tags @include(if: $tags) { name } } facets(fields: []) @skip(if: $rows) { field } }
  }`;

  it('reads no column that is hidden, and no row when it is asked for facets alone', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const read = async (variables: object) => {
      statements.length = 0;
      await staff.get(text, { filter: {}, ...variables });
      return statements.filter((statement) => statement.includes('as "_id"'));
    };
    expect(await read({ tags: true, rows: true })).toEqual([expect.stringContaining('"tags"')]);
    expect(await read({ tags: false, rows: true })).toEqual([expect.not.stringContaining('"tags"')]);
    expect(await read({ tags: true, rows: false })).toEqual([]);
  });
});
