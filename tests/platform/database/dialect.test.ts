import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { alias, integer, jsonb, pgSchema, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../../src/platform/database/dialect.ts';
import { preparedRead } from '../../../src/platform/database/prepared.ts';
import type { Database } from '../../../src/platform/database/stores.ts';

const people = pgTable('people', {
  id: text('id').primaryKey(),
  'a "name"': text('a "name"'),
  age: integer('age'),
  facts: jsonb('facts'),
  at: timestamp('at', { withTimezone: true }).$onUpdateFn(() => new Date(0)),
});
const pets = pgSchema('other').table('pets', { id: text('id'), owner: text('owner') });

const statements: Record<string, (db: Database) => { toSQL(): unknown }> = {
  'a join with a nested condition': (db) =>
    db
      .select({ person: people, pet: pets.id, older: sql<boolean>`${people.age} > ${1}`.as('older') })
      .from(people)
      .leftJoin(pets, eq(pets.owner, people.id))
      .where(or(and(eq(people.age, 3), inArray(people.id, ['a', 'b'])), sql`${people.age} in ${[1, null, 2]}`))
      .orderBy(sql`older`),
  'a query within a query': (db) => {
    const young = db.select({ id: people.id }).from(people).where(eq(people.age, 1));
    return db
      .select({ id: pets.id, own: sql`array(${young})` })
      .from(pets)
      .where(inArray(pets.owner, young));
  },
  'a subquery and a common one': (db) => {
    const common = db.$with('common').as(db.select({ id: people.id, twice: sql<number>`${people.age} * 2`.as('twice') }).from(people));
    const named = db.select().from(common).as('named');
    return db.with(common).select({ id: named.id, twice: named.twice }).from(named).where(eq(named.twice, 4));
  },
  'a table under another name': (db) => {
    const parent = alias(people, 'parent');
    return db.select({ id: people.id, parent: parent.id }).from(people).innerJoin(parent, eq(parent.age, people.age));
  },
  'an insert with every kind of value': (db) =>
    db
      .insert(people)
      .values([
        { id: 'a', age: null, facts: { a: [1] }, at: new Date(5) },
        { id: sql`lower('B')`, facts: ['x'] },
      ])
      .onConflictDoUpdate({ target: people.id, set: { age: sql`excluded.age` } })
      .returning(),
  'an update from a list': (db) =>
    db
      .update(people)
      .set({ facts: { b: 2 }, age: sql`${people.age} + 1` })
      .from(sql`unnest(${sql.param(['a'])}::text[]) as wanted(id)`)
      .where(sql`${people.id} = wanted.id`)
      .returning({ id: people.id }),
  'a removal': (db) => db.delete(people).where(sql`${people.at} < ${new Date(7)} or ${undefined} or ${null}`),
  'stand-ins for values': (db) =>
    db
      .select()
      .from(people)
      .where(and(eq(people.id, sql.placeholder('id')), sql`${people.age} = any(${sql.placeholder('ages')})`))
      .limit(sql.placeholder('most')),
};

const sent: unknown[] = [];
const client = { query: async (...given: unknown[]) => (sent.push(given), { rows: [['one']] }) } as unknown as Pool;

describe('the dialect', () => {
  for (const [what, statement] of Object.entries(statements))
    it(`writes ${what} as drizzle does`, () => {
      expect(statement(databaseOf(client)).toSQL()).toEqual(statement(drizzle(client)).toSQL());
    });
});

describe('a prepared read', () => {
  it('is built once for each database, and sends the values of each call', async () => {
    let built = 0;
    const idOf = preparedRead((db, value: (name: 'age') => ReturnType<typeof sql.placeholder>) => {
      built += 1;
      return db
        .select({ id: people.id })
        .from(people)
        .where(eq(people.age, value('age')));
    });
    const db = databaseOf(client);
    expect(await idOf(db, { age: 1 })).toEqual([{ id: 'one' }]);
    await idOf(db, { age: 2 });
    await idOf(databaseOf(client), { age: 3 });
    expect(built).toBe(2);
    expect(sent.map((given) => (given as [unknown, unknown])[1])).toEqual([[1], [2], [3]]);
  });
});
