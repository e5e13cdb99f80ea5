import { describe, expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// Keystone as its documentation describes it, behind resolvers that honour the documented arguments.

const authors = Array.from({ length: 45 }, (_, index) => ({
  id: `a${index + 1}`,
  name: `Writer ${index + 1}`,
  email: `writer${index + 1}@mail.example`,
}));

interface Asked {
  where: { id?: { in: string[] }; name?: { contains: string }; email?: { contains: string }; OR?: Asked['where'][] };
  take?: number;
  skip: number;
  cursor?: { id?: string; email?: string };
}

const fits = (author: (typeof authors)[number], { id, name, email, OR }: Asked['where']): boolean =>
  (id === undefined || id.in.includes(author.id)) &&
  author.name.includes(name?.contains ?? '') &&
  author.email.includes(email?.contains ?? '') &&
  (OR === undefined || OR.some((each) => fits(author, each)));
const matching = ({ where }: Pick<Asked, 'where'>) => authors.filter((author) => fits(author, where));

const api = stranger(
  `type Author { id: ID! name: String email: String }
  input IDFilter { equals: ID in: [ID!] } input StringFilter { equals: String contains: String in: [String!] }
  input AuthorWhereUniqueInput { id: ID email: String }
  input AuthorWhereInput { AND: [AuthorWhereInput!] OR: [AuthorWhereInput!] NOT: [AuthorWhereInput!] id: IDFilter name: StringFilter email: StringFilter }
  enum OrderDirection { asc desc } input AuthorOrderByInput { id: OrderDirection name: OrderDirection email: OrderDirection }
  type Query {
    author(where: AuthorWhereUniqueInput!): Author
    authors(where: AuthorWhereInput! = {}, orderBy: [AuthorOrderByInput!]! = [], take: Int, skip: Int! = 0, cursor: AuthorWhereUniqueInput): [Author!]
    authorsCount(where: AuthorWhereInput! = {}): Int
  }`,
  {
    Query: {
      authors: (_: unknown, asked: Asked) => {
        if (asked.cursor !== undefined) throw new Error('Nothing here pages by a cursor');
        return matching(asked).slice(asked.skip, asked.skip + (asked.take ?? 1000));
      },
      authorsCount: (_: unknown, asked: Asked) => matching(asked).length,
    },
  },
);

describe('Keystone, whose cursor is an object of unique fields', () => {
  it('counts its lists', async () => {
    const { rows, totals } = await walk(api.provider, 'authors');
    expect([rows.length, totals[0]]).toEqual([45, 45]);
  });

  it('is filtered by a unique field without a cursor', async () => {
    const { rows, totals } = await walk(api.provider, 'authors', { filter: { email: 'writer4' } });
    expect([rows.length, totals[0]]).toEqual([7, 7]);
    expect(JSON.stringify(api.requests.at(-1)?.variables)).not.toContain('cursor');
  });
});
