import { expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

const people = ['Ada', 'Bo', 'Cy'].flatMap((firstName, at) =>
  ['Voss', 'Adams'].map((lastName, of) => ({
    id: `${at}${of}`,
    firstName,
    lastName,
    email: `p${at}${of}@club.example`,
    motto: 'Never at sea',
  })),
);
interface Filter {
  firstName?: { contains?: string };
  lastName?: { contains?: string };
  email?: { contains?: string };
  motto?: { contains?: string };
  _and?: Filter[];
  _or?: Filter[];
}
const fits = (person: (typeof people)[number], { _and = [], _or, firstName, lastName, email, motto }: Filter): boolean =>
  _and.every((each) => fits(person, each)) &&
  (_or === undefined || _or.some((each) => fits(person, each))) &&
  person.firstName.includes(firstName?.contains ?? '') &&
  person.lastName.includes(lastName?.contains ?? '') &&
  person.email.includes(email?.contains ?? '') &&
  person.motto.includes(motto?.contains ?? '');

const api = stranger(
  `type Person { id: ID! firstName: String! lastName: String! email: String! motto: String! } type PersonList { items: [Person!]! totalItems: Int! }
  input TextOperators { contains: String eq: String }
  input PersonFilter { firstName: TextOperators lastName: TextOperators email: TextOperators motto: TextOperators _and: [PersonFilter!] _or: [PersonFilter!] }
  input PersonListOptions { skip: Int take: Int filter: PersonFilter }
  type Query { people(options: PersonListOptions): PersonList! person(id: ID!): Person }`,
  {
    Query: {
      people: (_: unknown, { options = {} }: { options?: { skip?: number; take?: number; filter?: Filter } }) => {
        const found = people.filter((person) => fits(person, options.filter ?? {}));
        const from = options.skip ?? 0;
        return { items: found.slice(from, from + (options.take ?? 10)), totalItems: found.length };
      },
    },
  },
);

it('finds a person by the whole name, of which the API holds the parts in fields of their own', async () => {
  const found = async (q: string) => (await walk(api.provider, 'people', { filter: { q } })).rows.map(({ id }) => id);
  expect(await found('Ada Voss')).toEqual(['00']);
  expect(await found('Voss  Bo')).toEqual(['10']);
  expect(await found('Ada')).toEqual(['00', '01', '11', '21']);
  expect(await found('')).toHaveLength(6);
});

it('finds a person by their address, too, but not by any text', async () => {
  const found = async (q: string) => (await walk(api.provider, 'people', { filter: { q } })).rows.map(({ id }) => id);
  expect(await found('p11@club.example')).toEqual(['11']);
  expect(await found('bo p1')).toEqual([]);
  expect(await found('Bo p11')).toEqual(['11']);
  expect(await found('Never')).toEqual([]);
});
