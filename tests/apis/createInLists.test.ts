import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

// Some APIs only create several records at once: neo4j `createMovies(input: [{…}])`, Dgraph `addAuthor(input: [{…}])`, Hasura `insert_books`.

interface Movie {
  id: string;
  title: string;
  year?: number;
}

const neo4jShaped = () => {
  const movies: Movie[] = [{ id: '1', title: 'Heat', year: 1995 }];
  const api = stranger(
    `type Movie { id: ID! title: String! year: Int } input MovieCreateInput { title: String! year: Int }
    input StringMutations { set: String } input IntMutations { set: Int add: Int }
    input MovieUpdateInput { title: StringMutations title_SET: String @deprecated(reason: "Use title.")
      year: IntMutations year_ADD: Int @deprecated note: String @deprecated }
    input IdFilters { eq: ID in: [ID!] } input TextFilters { eq: String contains: String } enum SortDirection { ASC DESC }
    input MovieWhere { id: IdFilters title: TextFilters OR: [MovieWhere!] } input MovieSort { title: SortDirection year: SortDirection }
    type PageInfo { hasNextPage: Boolean! endCursor: String } type MovieEdge { node: Movie! cursor: String! }
    type MoviesConnection { edges: [MovieEdge!]! totalCount: Int! pageInfo: PageInfo! }
    type CreateInfo { nodesCreated: Int! } type CreateMovies { info: CreateInfo! movies: [Movie!]! } type UpdateMovies { movies: [Movie!]! }
    type DeleteInfo { nodesDeleted: Int! }
    type Query { movies(where: MovieWhere, limit: Int, offset: Int, sort: [MovieSort!]): [Movie!]!
      moviesConnection(first: Int, after: String, where: MovieWhere, sort: [MovieSort!]): MoviesConnection! }
    type Mutation { createMovies(input: [MovieCreateInput!]!): CreateMovies! deleteMovies(where: MovieWhere): DeleteInfo!
      updateMovies(where: MovieWhere, update: MovieUpdateInput): UpdateMovies! }`,
    {
      Query: {
        movies: (_: unknown, { limit = 100, offset = 0 }) => movies.slice(offset, offset + limit),
        moviesConnection: () => ({ edges: [], totalCount: movies.length, pageInfo: { hasNextPage: false } }),
      },
      Mutation: {
        createMovies: (_: unknown, { input }: { input: Omit<Movie, 'id'>[] }) => {
          if (input.some(({ year = 0 }) => year < 0)) return { info: { nodesCreated: 0 }, movies: [] };
          const made = input.map((each, index) => ({ id: String(movies.length + index + 1), ...each }));
          movies.push(...made);
          return { info: { nodesCreated: made.length }, movies: made };
        },
      },
    },
  );
  return { api, movies };
};

describe('an API that creates records in lists', () => {
  it('gets a list of one, and answers with its record', async () => {
    const { api, movies } = neo4jShaped();
    const created = await api.provider.create('movies', { data: { title: 'Ran', year: 1985 } });
    expect(created.data).toMatchObject({ id: '2', title: 'Ran' });
    expect(api.requests.at(-1)?.variables).toEqual({ input: [{ title: 'Ran', year: 1985 }] });
    expect(movies).toHaveLength(2);
  });

  it('is not said to have created what it left out', async () => {
    const { api } = neo4jShaped();
    await expect(api.provider.create('movies', { data: { title: 'Ran', year: -1 } })).rejects.toThrow();
  });

  it('counts its records by the connection of the same name', async () => {
    const { api } = neo4jShaped();
    expect(await api.provider.getList('movies', { filter: {} })).toMatchObject({ total: 1 });
  });

  it('has no second field for what a deprecated spelling sets, but keeps what only a deprecated one does', () => {
    const { forms } = neo4jShaped().api.open('movies');
    expect(forms['movies/update']?.plan.fields.map(({ name }) => name)).toEqual(['title', 'year', 'note']);
  });

  it.each([
    ['objects', 'insert_books(objects: [BookInput!]!, on_conflict: Conflict): Inserted', '{ returning: [Book!]! affected_rows: Int! }'],
    ['input', 'addBook(input: [BookInput!]!, upsert: Boolean): Inserted', '{ book: [Book] numUids: Int }'],
  ])('is offered for %s of one, and not if only a number is answered', (argument, mutation, payload) => {
    const sdl = (
      answer: string,
    ) => `type Book { id: ID! title: String! } input BookInput { title: String! } input Conflict { constraint: String! }
      type Inserted ${answer} type Query { books(limit: Int, offset: Int): [Book!]! } type Mutation { ${mutation} }`;
    const { plan } = stranger(sdl(payload)).open('books');
    expect(plan.create?.vars).toEqual([[`${argument}.0.title`, { from: 'form', path: 'title' }]]);
    expect(stranger(sdl('{ affected_rows: Int! }')).open('books').plan.create).toBeUndefined();
  });
});
