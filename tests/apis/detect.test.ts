import { buildSchema, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../src/engine/compile/contract.ts';
import { detect } from '../../src/engine/compile/detect.ts';
import { createApi, type ApiName } from './start.ts';

const schemaOf = (sdl: string): IntrospectionQuery => introspectionFromSchema(buildSchema(sdl));

const folder = new URL('../../schema/', import.meta.url);
const ownContract = (): IntrospectionQuery =>
  readContract(
    readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n'),
  ).introspection;

const expected: Record<ApiName, [dialect: string, evidence: string]> = {
  relay: ['relay', '4 of 4 lists answer a connection with edges and pageInfo: stations, bikes, riders, rentals.'],
  relayBare: ['relay', '4 of 4 lists are turned by first and after: stations, bikes, riders, rentals.'],
  hasura: ['hasura', '4 of 4 lists take limit, offset, where and order_by: stations, bikes, riders, rentals.'],
  postgraphileShaped: [
    'postgraphile',
    '4 of 4 lists are sorted by an enum with PRIMARY_KEY_ASC or NATURAL: allStations, allBikes, allRiders, allRentals.',
  ],
  keystone: ['prisma', '4 of 4 lists take where, orderBy, skip and take (or first): stations, bikes, riders, rentals.'],
  typegraphql: ['prisma', '4 of 4 lists are filtered by AND, OR and NOT: stations, bikes, riders, rentals.'],
  options: ['options', '4 of 4 lists are asked with options of skip and take: stations, bikes, riders, rentals.'],
  plain: ['plain', '4 of 4 lists take no argument: stations, bikes, riders, rentals.'],
  plainPaged: ['plain', '4 of 4 lists answer their rows with nothing around them: stations, bikes, riders, rentals.'],
};

describe('the dialect of an API', () => {
  it.each(Object.entries(expected))('of the test API %s is found with its evidence', (name, [dialect, sentence]) => {
    const found = detect(createApi(name as ApiName).introspection);
    expect(found.dialect.name).toBe(dialect);
    expect(found.evidence).toContain(sentence);
  });

  it('of the platform is its own', () => {
    const { dialect, evidence } = detect(ownContract());
    expect(dialect.name).toBe('platform');
    expect(evidence[0]).toMatch(/^(\d+) of \1 lists answer data and pagination: [A-Za-z]+, [A-Za-z0-9]+, [A-Za-z0-9]+ and \d+ more\.$/);
  });

  it('is the plainest where there is nothing to go by', () => {
    const nothing = { name: 'plain', evidence: ['Nothing in the schema is a list of records.'], others: [] };
    for (const sdl of ['type Query { version: String }', 'type Query { tags: [String!]! } type Mutation { touch: Boolean }']) {
      const { dialect, evidence, others } = detect(schemaOf(sdl));
      expect({ name: dialect.name, evidence, others }).toEqual(nothing);
    }
  });

  it('is read off a single type', () => {
    const one = schemaOf(`
      type Query { shelves(first: Int, after: String): ShelfConnection }
      type ShelfConnection { edges: [ShelfEdge] pageInfo: PageInfo! }
      type ShelfEdge { cursor: String! node: Shelf }
      type Shelf { id: ID! name: String }
      type PageInfo { hasNextPage: Boolean! endCursor: String }`);
    const { dialect, evidence } = detect(one);
    expect(dialect.name).toBe('relay');
    expect(evidence).toEqual([
      'The only list, shelves, answers a connection with edges and pageInfo.',
      'The only list, shelves, is turned by first and after.',
    ]);
  });
});

describe('a schema of mixed manners', () => {
  const list = (name: string, manner: 'relay' | 'options' | 'plain') =>
    ({
      relay: `${name}(first: Int, after: String): ThingConnection`,
      options: `${name}(options: Options): ThingList`,
      plain: `${name}: [Thing!]!`,
    })[manner];
  const mixed = (...manners: ('relay' | 'options' | 'plain')[]) =>
    detect(
      schemaOf(`
      type Query { ${manners.map((manner, index) => list(`list${index}`, manner)).join(' ')} }
      type Thing { id: ID! }
      type ThingConnection { edges: [ThingEdge] pageInfo: PageInfo! }
      type ThingEdge { node: Thing }
      type PageInfo { hasNextPage: Boolean! }
      type ThingList { items: [Thing!]! totalItems: Int! }
      input Options { skip: Int take: Int }`),
    );

  it('is called by what most of its lists do, and names what else there is', () => {
    const found = mixed('relay', 'relay', 'relay', 'options', 'plain');
    expect(found.dialect.name).toBe('relay');
    expect(found.evidence[0]).toBe('3 of 5 lists answer a connection with edges and pageInfo: list0, list1, list2.');
    expect(found.others.map(({ name }) => name)).toEqual(['options', 'plain']);
    expect(mixed('options', 'options', 'relay', 'plain').dialect.name).toBe('options');
    expect(mixed('plain', 'plain', 'plain', 'plain', 'plain', 'relay').dialect.name).toBe('plain');
  });

  it('is validated alike, in whatever order its fields stand', () => {
    const manners = ['relay', 'plain', 'options', 'relay', 'plain', 'relay'] as const;
    const { dialect, others } = mixed(...manners);
    const turned = mixed(...manners.toReversed());
    expect({ name: turned.dialect.name, others: turned.others }).toEqual({ name: dialect.name, others });
  });

  it('is not misled by a field that only sounds like a dialect, nor by types named like words of JavaScript', () => {
    const { dialect } = detect(
      schemaOf(`
      type Query { edges: [constructor!]! where(where: String): [constructor!]! toString: [constructor] }
      type constructor { id: ID! edges: Int pageInfo: String }`),
    );
    expect(dialect.name).toBe('plain');
  });
});

describe('a schema of 10,000 types', () => {
  /** A schema of so many connections, and how often the fields of its types are read. */
  const counted = (count: number) => {
    const introspection = schemaOf(`
      type Query { ${Array.from({ length: count }, (_, index) => `all${index}(first: Int, after: String, filterBy: F${index}): C${index}`).join(' ')} }
      type PageInfo { hasNextPage: Boolean! }
      ${Array.from(
        { length: count },
        (_, index) => `type T${index} { id: ID! name: String next: T${(index + 1) % count} }
        type C${index} { edges: [E${index}] pageInfo: PageInfo! } type E${index} { node: T${index} }
        input F${index} { name: String and: [F${index}!] }`,
      ).join(' ')}`);
    let reads = 0;
    const types = introspection.__schema.types.map((type) => {
      const counting = { ...type };
      for (const key of ['fields', 'inputFields', 'enumValues'] as const)
        if (key in type) Object.defineProperty(counting, key, { get: () => (reads++, (type as unknown as Record<string, unknown>)[key]) });
      return counting;
    });
    const found = detect({ __schema: { ...introspection.__schema, types } });
    return { reads, types: types.length, found };
  };

  it('is validated by looking at each root field a few times, and at no type behind', () => {
    const small = counted(250);
    const large = counted(2_500);
    expect(large.types).toBeGreaterThan(10_000);
    expect(large.found.dialect.name).toBe('relay');
    expect(large.found.evidence[0]).toBe('2500 of 2500 lists answer a connection with edges and pageInfo: all0, all1, all2 and 2497 more.');
    expect(large.reads / small.reads).toBeLessThan(10.5);
    expect(large.reads).toBeLessThan(8 * 2_500);
  });
});
