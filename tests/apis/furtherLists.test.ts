import { describe, expect, it } from 'vitest';
import { screenPath } from '../../src/engine/screens/values/useScreenPath.ts';
import { stranger } from './stranger.ts';

const typeDefs = `
  type Post { id: ID! title: String! }
  type PostConnection { nodes: [Post!]! totalCount: Int! }
  type Author { id: ID! name: String! posts: [Post!]! }
  type Query {
    posts(limit: Int, offset: Int): [Post!]! drafts(limit: Int, offset: Int): [Post!]! archivedPosts: [Post!]! post(id: ID!): Post
    allPosts: [Post!]! postsConnection(first: Int): PostConnection! searchPosts(query: String): [Post!]! postsByIds(ids: [ID!]): [Post!]!
    postsByAuthor(author: ID!): [Post!]! postsOf(author: ID): [Post!]! _allPostsMeta: Int oldPosts: [Post!]! @deprecated
    authors: [Author!]! author(id: ID!): Author retiredAuthors: [Author!]! retiredAuthor(id: ID!): Author
  }
  type Mutation { createPost(title: String!): Post updatePost(id: ID!, title: String): Post deletePost(id: ID!): Post }`;

const drafts = [{ id: '7', title: 'Half a thought' }];
const api = () =>
  stranger(typeDefs, { Query: { drafts: () => drafts, retiredAuthor: () => ({ id: '3', name: 'Ada Winter', posts: [] }) } });

describe('further root lists of one type', () => {
  it('are lists of their own, next to the first one; other ways to ask for the same rows are not', () => {
    const { catalogue } = api();
    expect(catalogue.entries.map(({ name, label, type }) => [name, label, type])).toEqual([
      ['authors', 'Authors', 'Author'],
      ['retired-authors', 'Retired authors', 'Author'],
      ['posts', 'Posts', 'Post'],
      ['archived-posts', 'Archived posts', 'Post'],
      ['drafts', 'Drafts', 'Post'],
    ]);
  });

  it('show their own rows, which open and are written in the first one', async () => {
    const console = api();
    const { plan, texts } = console.open('drafts');
    expect(plan).toMatchObject({ list: { name: 'drafts' }, get: { name: 'post' }, forms: {}, actions: [] });
    expect(plan).not.toHaveProperty('update');
    expect(screenPath('', plan).opens('7')).toBe('/posts/7');
    expect(texts).toMatchObject({ resources: { drafts: { name: 'Drafts', one: 'Post' } } });
    expect((await console.provider.getList('drafts', {})).data).toMatchObject(drafts);
    expect(console.open('posts').plan).toMatchObject({ list: { name: 'posts' }, update: { name: 'updatePost' } });
  });

  it('have pages of their own if a query reads their records', async () => {
    const console = api();
    const { plan } = console.open('retired-authors');
    expect(screenPath('', plan).opens('3')).toBe('/retired-authors/3');
    expect((await console.provider.getOne('retired-authors', { id: '3' })).data).toMatchObject({ name: 'Ada Winter' });
    expect(console.open('authors').plan.get?.name).toBe('author');
  });

  it('stay next to a declared one, which lists what it names', () => {
    const declared = { name: 'texts', type: 'Post', title: 'title', operations: { list: 'drafts', get: 'post' }, columns: ['title'] };
    const console = stranger(typeDefs, {}, [declared]);
    const { catalogue } = console;
    expect(catalogue.entries.filter(({ type }) => type === 'Post').map(({ name }) => name)).toEqual(['texts', 'archived-posts']);
    expect(console.open('archived-posts').plan.opens).toBe('/texts/{id}');
  });
});
