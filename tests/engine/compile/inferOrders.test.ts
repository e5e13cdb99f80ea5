import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import type { OpenedResource } from '../../../src/engine/compile/infer/open.ts';
import { fill } from '../../../src/engine/plan/fill.ts';

/** The posts of an API whose list takes this. */
function posts(args: string, more = ''): OpenedResource & { plan: NonNullable<OpenedResource['plan']> } {
  const schema = buildSchema(`type Post { id: ID! title: String! createdAt: String views: Int } type Page { items: [Post!]! }
    enum Sort { NEWEST OLDEST TITLE } ${more} type Query { posts(${args}): [Post!]! postsCount: Int! post(id: ID!): Post }`);
  const opened = createCatalogue(introspectionFromSchema(schema)).open('posts');
  if (opened?.plan === undefined) throw new Error(JSON.stringify(opened));
  for (const { text } of operationsOf([opened.plan])) expect(validate(schema, parse(text))).toEqual([]);
  return { ...opened, plan: opened.plan };
}

const paged = 'limit: Int, offset: Int';
const choicesOf = ({ plan }: ReturnType<typeof posts>) =>
  plan.filters.map(({ name, kind, choices }) => [name, kind, choices?.map(({ id }) => id)]);

describe('an order without a direction', () => {
  it('is one choice among the filters, and no column pretends that it sorts', () => {
    const opened = posts(`${paged}, sort: Sort`);
    expect(choicesOf(opened)).toEqual([['sort', 'choice', ['NEWEST', 'OLDEST', 'TITLE']]]);
    expect(opened.plan.columns.filter(({ sortBy }) => sortBy !== undefined)).toEqual([]);
    expect(opened.plan.sort).toBeUndefined();
    const { list } = opened.plan;
    expect(fill(list!, { page: 2, size: 10, filter: { sort: 'OLDEST' } })).toMatchObject({ limit: 10, offset: 10, sort: 'OLDEST' });
    expect(fill(list!, { page: 1, size: 10 })).not.toHaveProperty('sort');
    expect(opened.unsupported).toEqual([]);
  });

  it('leaves the number of rows what it is', () => {
    expect(posts(`${paged}, sort: Sort`).plan.list?.read).toMatchObject({ rows: 'posts', total: 'postsCount' });
  });

  it('may be several of a list of orders, and stand in an object', () => {
    expect(choicesOf(posts(`${paged}, orderBy: [Sort!]`))).toEqual([['orderBy', 'choices', ['NEWEST', 'OLDEST', 'TITLE']]]);
    const within = posts('options: Options', 'input Options { skip: Int take: Int sortBy: Sort }').plan;
    expect(fill(within.list!, { page: 1, size: 5, filter: { sortBy: 'TITLE' } })).toMatchObject({
      options: { skip: 0, take: 5, sortBy: 'TITLE' },
    });
  });

  it('is one of the texts that its description tells', () => {
    const quoted = posts(`${paged}, "One of \`title\`, \`createdAt\` and \`-createdAt\`." sortBy: String`);
    expect(choicesOf(quoted)).toEqual([['sortBy', 'choice', ['title', 'createdAt', '-createdAt']]]);
    expect(quoted.texts['resources']).toMatchObject({
      posts: { filters: { sortBy: 'Sort by' }, choices: { sortBy: { createdAt: 'Created at', '-createdAt': 'Created at, descending' } } },
    });
    expect(choicesOf(posts(`${paged}, "Sorts by created_at, views or title." sort: String`))).toEqual([
      ['sort', 'choice', ['created_at', 'views', 'title']],
    ]);
  });

  it('of a text that nothing is said of is named, and is none of the filters', () => {
    for (const sort of ['sort: String', '"How to sort, by title for one." sort: String', 'sort: Odd']) {
      const opened = posts(`${paged}, ${sort}`, 'input Odd { by: [Odder!] } input Odder { x: Int }');
      expect([sort, choicesOf(opened), opened.unsupported]).toEqual([sort, [], ['Sort “sort”: the schema does not say what it takes.']]);
      expect(opened.plan.columns.filter(({ sortBy }) => sortBy !== undefined)).toEqual([]);
    }
  });

  it('is not needed where both directions are there, or where the list comes as a whole', () => {
    const both = posts(`${paged}, sort: Both`, 'enum Both { TITLE_ASC TITLE_DESC VIEWS_ASC VIEWS_DESC }');
    expect(both.plan.filters).toEqual([]);
    expect(both.plan.columns.find(({ path }) => path === 'title')?.sortBy).toBe('TITLE');
    const beside = posts(`${paged}, sort: Sort, order: Direction`, 'enum Direction { ASC DESC }');
    expect(beside.plan.filters).toEqual([]);
    const whole = posts('sort: Sort');
    expect(whole.plan.filters).toEqual([]);
    expect(whole.plan.columns.every(({ sortBy }) => sortBy !== undefined)).toBe(true);
  });
});
