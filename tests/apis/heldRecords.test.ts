import { describe, expect, it } from 'vitest';
import { openedBy } from '../../src/engine/screens/record/childPlans.ts';
import { stranger } from './stranger.ts';

const typeDefs = `
  interface Node { id: ID! }
  type Ticket implements Node { id: ID! subject: String! body: String replies(first: Int, after: String): ReplyConnection! }
  type Reply implements Node { id: ID! text: String! sender: String marks(first: Int, after: String): MarkConnection! }
  type Mark { key: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type TicketConnection { nodes: [Ticket!]! totalCount: Int! pageInfo: PageInfo! }
  type ReplyConnection { nodes: [Reply!]! totalCount: Int! pageInfo: PageInfo! }
  type MarkConnection { nodes: [Mark!]! totalCount: Int! pageInfo: PageInfo! }
  type Query { node(id: ID!): Node tickets(first: Int, after: String): TicketConnection! ticket(id: ID!): Ticket }
  type Mutation { updateReply(id: ID!, text: String): Reply createReply(text: String!): Reply deleteReply(id: ID!): Reply }`;

const reply = {
  __typename: 'Reply',
  id: '5',
  text: 'On its way',
  sender: 'Ida',
  marks: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } },
};

describe('a type without a root list', () => {
  const console = stranger(typeDefs, { Query: { node: () => reply } });

  it('is no entry of the menu', () => {
    expect(console.catalogue.entries.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['tickets', undefined],
      ['replies', true],
    ]);
  });

  it('has a page of each record, on which it is changed, and which the row in a tab opens', async () => {
    const { plan } = console.open('replies');
    expect(plan).toMatchObject({ get: { name: 'node' }, update: { name: 'updateReply' }, actions: [] });
    expect(plan).not.toHaveProperty('list');
    expect(plan).not.toHaveProperty('create');
    const [child] = console.catalogue.children('tickets').children;
    expect(child?.references).toContain('replies');
    expect(openedBy([plan], child?.plan ?? plan)).toBe(plan);
    expect((await console.provider.getOne('replies', { id: '5' })).data).toMatchObject({ text: 'On its way', sender: 'Ida' });
  });

  it('has tabs of its own', () => {
    expect(console.catalogue.children('replies').children.map(({ plan: { type } }) => type)).toEqual(['Mark']);
  });
});
