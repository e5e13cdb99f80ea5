import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

describe('an API that deletes records by a list of their ids only', () => {
  const held = new Set(['1', '2', '3', '4']);
  const api = stranger(
    `type Tag { id: ID! name: String! } type TagList { items: [Tag!]! totalItems: Int! }
    input TagListOptions { skip: Int take: Int }
    enum DeletionResult { DELETED NOT_DELETED } type DeletionResponse { result: DeletionResult! message: String }
    type Query { tags(options: TagListOptions): TagList! tag(id: ID!): Tag }
    type Mutation { deleteTags(ids: [ID!]!): [DeletionResponse!]! }`,
    {
      Mutation: {
        deleteTags: (_: unknown, { ids }: { ids: string[] }) =>
          ids.map((id) =>
            id === '4'
              ? { result: 'NOT_DELETED', message: 'Tag 4 is in use' }
              : { result: held.delete(id) ? 'DELETED' : 'NOT_DELETED', message: null },
          ),
      },
    },
  );
  const remove = (...ids: string[]) => api.provider.deleteMany('tags', { ids });

  it('deletes exactly the selected ones', async () => {
    await remove('2');
    await remove('1');
    expect([...held]).toEqual(['3', '4']);
    expect(api.requests.at(-1)?.variables).toEqual({ ids: ['1'] });
  });

  it('repeats the reason of the API for a record that stays', async () => {
    await expect(remove('4')).rejects.toMatchObject({ message: expect.stringContaining('Tag 4 is in use') as string });
    await expect(remove('3', '4')).rejects.toMatchObject({ message: expect.stringContaining('Tag 4 is in use') as string });
  });
});
