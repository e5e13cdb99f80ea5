import type { PoolClient } from 'pg';
import type { StoresOptions } from '../database/stores.ts';
import { withDatabases } from './databases.ts';
import type { RawStore } from './databases.ts';
import { atOneMoment } from './snapshot.ts';

/** Rows that miss others in another store, which no foreign key can prevent: a sentence for each kind. */
export async function faultsBetween(settings: StoresOptions): Promise<string[]> {
  return withDatabases(settings, {}, (stores) => atOneMoment(stores, (clients) => faultsAmong([...clients])));
}

type OpenStore = readonly [RawStore, PoolClient];

async function faultsAmong(stores: readonly OpenStore[]): Promise<string[]> {
  const identity = stores.find(([{ name }]) => name === 'identity');
  if (!identity) return ['There is no identity store.'];
  const faults: string[] = [];
  for (const region of stores) if (region !== identity) faults.push(...(await faultsOf(identity, region)));
  return faults;
}

async function faultsOf(identity: OpenStore, region: OpenStore): Promise<string[]> {
  const [{ name }] = region;
  const pairs: [what: string, there: Set<string>, needed: Set<string>][] = [
    [
      'departments at the top of a customer',
      await idsIn(region, 'select id from hierarchies'),
      await idsIn(identity, `select root_hierarchy_id as id from customers where aws_region = '${name}'`),
    ],
    [
      'customers',
      await idsIn(identity, 'select id from customers'),
      await idsIn(region, 'select distinct customer_id as id from hierarchies'),
    ],
    ['accounts of users', await idsIn(identity, 'select id from identities'), await idsIn(region, 'select id from users')],
    [
      'users of accounts',
      await idsIn(region, 'select id from users'),
      await idsIn(identity, `select id from identities where aws_region = '${name}' and customer_id is not null`),
    ],
  ];
  return pairs.flatMap(([what, there, needed]) => {
    const missing = [...needed].filter((id) => !there.has(id));
    return missing.length === 0 ? [] : [`${name}: ${missing.length} ${what} are missing, the first one ${missing[0]}.`];
  });
}

async function idsIn([, client]: OpenStore, text: string): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(text);
  return new Set(rows.map(({ id }) => id));
}
