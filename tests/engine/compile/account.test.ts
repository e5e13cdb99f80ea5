import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { accountOf } from '../../../src/engine/compile/infer/account.ts';
import { indexSchema } from '../../../src/engine/compile/schema.ts';
import { accountName, tokenName } from '../../../src/engine/plan/account.ts';

function inferred(sdl: string) {
  const schema = buildSchema(sdl);
  const plan = accountOf(indexSchema(introspectionFromSchema(schema)));
  if (plan) expect(validate(schema, parse(plan.text))).toEqual([]);
  return plan;
}

it.each([
  [
    'me',
    'type Query { me: User, users: [User] } type User { id: ID!, name: String, email: String }',
    { me: { name: 'Ada', email: 'ada@api.example' } },
    'Ada',
  ],
  [
    'a name in two parts',
    'type Query { viewer: U } type U { firstName: String, lastName: String }',
    { viewer: { firstName: 'Ada', lastName: 'Adams' } },
    'Ada Adams',
  ],
  [
    'only an email',
    'type Query { currentUser: U } type U { id: ID, email: String }',
    { currentUser: { id: 7, email: 'ada@api.example' } },
    'ada@api.example',
  ],
  ['snake case', 'type Query { current_user(x: Int = 1): U } type U { user_name: String }', { current_user: { user_name: 'ada' } }, 'ada'],
  [
    'an administrator',
    'type Query { activeAdministrator: A } type A { firstName: String!, lastName: String!, emailAddress: String! }',
    { activeAdministrator: { firstName: 'Ada', lastName: '', emailAddress: 'a@api.example' } },
    'Ada',
  ],
  [
    'a user inside',
    'type Query { meUser: M } type M { token: String, user: U } type U { email: String! }',
    { meUser: { token: 'x', user: { email: 'ada@api.example' } } },
    'ada@api.example',
  ],
  [
    'one of a union',
    'type Query { authenticatedItem: I } union I = User | Bot type User { name: String } type Bot { name: String! }',
    { authenticatedItem: { name_1: 'Robot' } },
    'Robot',
  ],
])('asks an API for the signed-in user: %s', (_, sdl, data, name) => {
  const plan = inferred(sdl);
  expect(plan && accountName(plan, data)).toBe(name);
});

it.each([
  'type Query { users: [User] } type User { name: String }',
  'type Query { me(id: ID!): User } type User { name: String }',
  'type Query { me: [User] } type User { name: String }',
  'type Query { me: String }',
  'type Query { meal: Meal } type Meal { name: String }',
  'type Query { me: Stats } type Stats { visits(of: ID!): Int }',
])('asks nothing where nothing names the user: %s', (sdl) => {
  expect(inferred(sdl)).toBeUndefined();
});

it('has no name where the API knows nobody', () => {
  const plan = inferred('type Query { me: User } type User { name: String }');
  for (const data of [{ me: null }, null, undefined, { me: { name: '' } }]) expect(plan && accountName(plan, data)).toBeUndefined();
});

it('reads the name in a token that is a JWT, and in no other', () => {
  const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
  expect(tokenName({ authorization: `Bearer ${jwt({ sub: '7', name: 'Zoë Ångström' })}` })).toBe('Zoë Ångström');
  expect(tokenName({ 'x-token': jwt({ sub: '7' }) })).toBe('7');
  expect(tokenName({ authorization: `Bearer ${jwt({ given_name: 'Ada', family_name: 'Adams', sub: '7' })}` })).toBe('Ada Adams');
  for (const value of ['Bearer opaque', 'a.b.c', jwt([]), jwt({ name: 7 })]) expect(tokenName({ authorization: value })).toBeUndefined();
});
