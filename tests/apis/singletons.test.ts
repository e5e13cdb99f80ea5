import { describe, expect, it } from 'vitest';
import { put, type Values } from '../../src/engine/plan/sources.ts';
import { changedOf, sentValues } from '../../src/engine/screens/form/sentValues.ts';
import { initialValues } from '../../src/engine/screens/values/formValues.ts';
import { formOf } from './edits.ts';
import { stranger } from './stranger.ts';

// A record without an id, of which an API has one: its settings, its shop.

describe('a query that returns the only record of its type', () => {
  const sent: Values[] = [];
  const shop = { id: 's1', name: 'Quay', currency: 'EUR', version: 3, seats: 4, contact: { mail: 'a@quay.example' } };
  const api = stranger(
    `enum Currency { EUR USD } type Contact { mail: String } type Shop { id: ID! name: String! currency: Currency version: Int seats: Int contact: Contact }
    type Health { up: Boolean! since: String } input ShopChange { id: ID! name: String! currency: Currency expectedVersion: Int }
    type Book { id: ID! title: String! } type Query { books: [Book!]! shop: Shop! health: Health! _service: Health version: String! }
    type Mutation { updateShop(input: ShopChange!): Shop }`,
    { Query: { shop: () => shop }, Mutation: { updateShop: (_: unknown, args: Values) => (sent.push(structuredClone(args)), shop) } },
  );

  it('is a page of its own in the menu, after the lists', () => {
    expect(api.catalogue.entries.map(({ name, label }) => [name, label])).toEqual([
      ['books', 'Books'],
      ['shop', 'Shop'],
      ['health', 'Health'],
    ]);
    expect(api.open('health').plan).toMatchObject({ kind: 'settings', forms: {}, details: [{ path: 'since' }, { path: 'up' }] });
    expect(api.catalogue.unsupported.join(' ')).not.toMatch(/“shop”|Shop|“health”:|Type “Health”/);
  });

  it('is read without an id, and saved with the one that it has, its version, and what changed', async () => {
    const { data: record } = await api.provider.getOne('shop', { id: 'settings' });
    expect(record).toMatchObject({ name: 'Quay', contact: { mail: 'a@quay.example' } });
    expect(api.open('shop').plan.details.map(({ path }) => path)).toEqual(['version', 'seats', 'contact.mail', 'id']);
    const form = formOf(api, 'shop', 'update');
    const before = initialValues(form, record as Values);
    const typed = structuredClone(before);
    put(typed, ['currency'], 'USD');
    const data = changedOf(form, before, sentValues(form.fields, 'update', typed).values);
    await api.provider.update('shop', { id: 'settings', data, previousData: record });
    expect(sent).toEqual([{ input: { id: 's1', name: 'Quay', currency: 'USD', expectedVersion: 3 } }]);
  });
});
