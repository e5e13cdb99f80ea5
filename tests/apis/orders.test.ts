import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

describe('a list', () => {
  it.each(['sorting', 'sort_by', 'ordering'])('is sorted by the argument %s', async (argument) => {
    const api = stranger(
      `enum Direction { ASC DESC } enum BookFields { id title } input BookSort { field: BookFields! direction: Direction! }
      type Book { id: ID! title: String! } type Query { books(limit: Int, offset: Int, ${argument}: [BookSort!]! = []): [Book!]! }`,
      { Query: { books: () => [] } },
    );
    await api.provider.getList('books', { filter: {}, sort: { field: 'title', order: 'DESC' } });
    expect(api.requests.at(-1)?.variables).toMatchObject({ [argument]: [{ field: 'title', direction: 'DESC' }] });
    expect(api.open('books').unsupported).toEqual([]);
  });
});
