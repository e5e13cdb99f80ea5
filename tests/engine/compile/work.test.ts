import { buildSchema, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { resourceAnswer } from '../../../src/engine/server/answers.ts';
import { realisticSdl } from '../../bench/realisticSchema.ts';

/** Counts how often a type's fields are read. */
function counted(introspection: IntrospectionQuery) {
  let reads = 0;
  const types = introspection.__schema.types.map(
    (type) =>
      new Proxy(type, {
        get(target, key, receiver) {
          if (key === 'fields' || key === 'inputFields') reads += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      }),
  );
  return { introspection: { ...introspection, __schema: { ...introspection.__schema, types } }, reads: () => reads };
}

function workFor(types: number) {
  const { introspection, reads } = counted(introspectionFromSchema(buildSchema(realisticSdl(types))));
  const catalogue = createCatalogue(introspection);
  const menu = reads();
  const names = catalogue.entries.slice(0, 10).map(({ name }) => name);
  const answers = names.map((name) => JSON.stringify(resourceAnswer({ catalogue, drifted: [] }, name, 'list')) ?? '');
  return { menu, lists: (reads() - menu) / names.length, answers };
}

describe('the work for a large schema', () => {
  it('grows with its types for the menu, and not at all for a list', () => {
    const [small, large] = [workFor(300), workFor(1500)];
    expect(large.menu / small.menu).toBeLessThan(8);
    expect(large.lists / small.lists).toBeLessThan(2.5);
  });

  it('makes no list’s answer larger than its own plan and some links', () => {
    for (const answer of workFor(600).answers) expect(answer.length).toBeLessThan(60_000);
  });
});
