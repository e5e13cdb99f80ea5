import { describe, expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// Payload as its documentation describes it, behind resolvers that honour the documented arguments.

interface Post {
  id: number;
  title: string;
  views: number;
  publishedAt: string;
  author: { id: number; name: string };
  tags: { id: number; label: string }[];
}

const posts: Post[] = Array.from({ length: 57 }, (_, index) => ({
  id: index + 1,
  title: `Post ${String((index * 37) % 57).padStart(2, '0')}`,
  views: index % 9,
  publishedAt: '2026-05-14T08:00:00.000Z',
  author: { id: (index % 3) + 1, name: `Writer ${(index % 3) + 1}` },
  tags: [{ id: 1, label: 'new' }],
}));

type Where = Record<string, Record<string, unknown>> & { AND?: Where[]; OR?: Where[] };

interface Asked {
  where?: Where;
  limit?: number;
  page?: number;
  sort?: string;
}

const fits = (post: Post, { AND = [], OR, ...fields }: Where): boolean =>
  AND.every((each) => fits(post, each)) &&
  (OR === undefined || OR.some((each) => fits(post, each))) &&
  Object.entries(fields).every(([name, operators]) =>
    Object.entries(operators).every(([operator, value]) => {
      const held = String(post[name as keyof Post]).toLowerCase();
      if (operator === 'greater_than_equal') return Number(held) >= Number(value);
      return operator === 'contains' ? held.includes(String(value).toLowerCase()) : held === String(value).toLowerCase();
    }),
  );

const api = stranger(
  `scalar DateTime scalar JSON
  type Tag { id: Int! label: String! } type Author { id: Int! name: String! }
  type Post { id: Int! title: String! views: Float publishedAt: DateTime author: Author tags: [Tag!] }
  ${['Post', 'Author', 'Tag']
    .map(
      (type) => `type ${type}s { docs: [${type}!]! hasNextPage: Boolean! hasPrevPage: Boolean! limit: Int! nextPage: Int page: Int!
        pagingCounter: Int! prevPage: Int totalDocs: Int! totalPages: Int! }`,
    )
    .join(' ')}
  input TextOperator { equals: String not_equals: String like: String contains: String in: [String] exists: Boolean }
  input NumberOperator { equals: Float greater_than_equal: Float less_than_equal: Float exists: Boolean }
  ${Object.entries({ Post: 'title: TextOperator views: NumberOperator', Author: 'name: TextOperator', Tag: 'label: TextOperator' })
    .flatMap(([type, fields]) =>
      ['', '_and', '_or'].map((part) => `input ${type}_where${part} { ${fields} AND: [${type}_where_and] OR: [${type}_where_or] }`),
    )
    .join(' ')}
  input mutationPostInput { title: String! views: Float publishedAt: String author: Int tags: [Int] }
  input mutationPostUpdateInput { title: String views: Float publishedAt: String author: Int tags: [Int] }
  type Query {
    Post(id: Int!, draft: Boolean): Post Author(id: Int!): Author Tag(id: Int!): Tag
    Posts(draft: Boolean, where: Post_where, limit: Int, page: Int, pagination: Boolean, sort: String): Posts
    Authors(where: Author_where, limit: Int, page: Int, sort: String): Authors
    Tags(where: Tag_where, limit: Int, page: Int, sort: String): Tags
  }
  type Mutation {
    createPost(data: mutationPostInput!, draft: Boolean): Post
    updatePost(id: Int!, data: mutationPostUpdateInput!, draft: Boolean): Post
    deletePost(id: Int!): Post
  }`,
  {
    Query: {
      Posts: (_: unknown, { where = {}, limit = 10, page = 1, sort = '-id' }: Asked) => {
        const [, minus, field = 'id'] = /^(-?)(\w+)$/.exec(sort) ?? [];
        const found = posts
          .filter((post) => fits(post, where))
          .toSorted((one, other) => (one[field as 'title'] < other[field as 'title'] ? -1 : 1) * (minus ? -1 : 1));
        const docs = found.slice((page - 1) * limit, page * limit);
        return { docs, totalDocs: found.length, hasNextPage: page * limit < found.length, page, limit };
      },
    },
  },
);

describe('Payload', () => {
  const form = (use: 'create' | 'update') => api.open('posts').forms[`posts/${use}`]?.plan;

  it('is known by its pages', () => {
    expect(api.catalogue.dialect.name).toBe('payload');
  });

  it('is paged to its end, searched and filtered', async () => {
    const { rows, totals } = await walk(api.provider, 'posts');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(57);
    expect(totals[0]).toBe(57);
    expect((await walk(api.provider, 'posts', { filter: { q: 'post 12' } })).rows).toHaveLength(1);
    expect((await walk(api.provider, 'posts', { filter: { views: 3 } })).rows).toHaveLength(6);
  });

  it('is narrowed by conditions, through inputs that join objects of a type of their own', async () => {
    const conditions = JSON.stringify({
      match: 'all',
      of: [
        ['views', 'atLeast', 7],
        {
          match: 'any',
          of: [
            ['title', 'contains', 'post 1'],
            ['title', 'contains', 'post 2'],
          ],
        },
      ],
    });
    const wanted = posts.filter(({ title, views }) => views >= 7 && /^Post [12]/.test(title));
    expect(wanted.length).toBeGreaterThan(2);
    const { rows } = await walk(api.provider, 'posts', { filter: { conditions } });
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
  });

  it('is sorted both ways by a name, with a minus for the end first', async () => {
    expect(api.open('posts').plan.columns.find(({ path }) => path === 'title')?.sortBy).toBe('title');
    const titles = posts.map(({ title }) => title).toSorted();
    const sorted = async (order: 'ASC' | 'DESC') =>
      (await walk(api.provider, 'posts', { sort: { field: 'title', order } })).rows.map(({ title }) => title);
    expect(await sorted('ASC')).toEqual(titles);
    expect(await sorted('DESC')).toEqual(titles.toReversed());
  });

  it('picks the records whose ids its inputs take, and a day for its texts of times', () => {
    const fields = Object.fromEntries((form('update')?.fields ?? []).map((field) => [field.name, field]));
    expect(fields['author']).toMatchObject({ kind: 'reference', reference: 'authors' });
    expect(fields['tags']).toMatchObject({ kind: 'references', reference: 'tags', from: { path: 'tags.id' } });
    expect(fields['publishedAt']).toMatchObject({ widget: 'dateTime' });
  });
});
