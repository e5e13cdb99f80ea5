import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNames, listOf } from '../src/platform/lists/list.ts';
import { Caller } from './support/caller.ts';
import { operations } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { until } from './support/until.ts';
import { readWorld, type Tenant } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';
import { watch, type Watcher } from './platform/live/watcher.ts';

// Every mutation of the contract: somebody else who watches a list learns of each of its rows that the audit trail names.

const signedIn = operations.filter(({ kind, access }) => kind === 'mutation' && access !== 'public');
/** Those on one's own account last: they end the stream, as they should. */
const mutations = [false, true].flatMap((own) => signedIn.filter(({ access }) => (access === 'session') === own));

let running: Running;
let home: Tenant;
let watcher: Watcher;
const lists = listNames();

interface Entry {
  operation: string;
  subjects: string[];
}

/** Ids of the rows that some list shows. */
async function listed(ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of lists) {
    const { id } = listOf(name) ?? {};
    if (!id) continue;
    for (const { db } of running.platform.stores.opened()) {
      const rows = await db
        .select({ id })
        .from(id.table)
        .catch((): { id: unknown }[] => []);
      for (const row of rows) if (ids.includes(String(row.id))) found.add(String(row.id));
    }
  }
  return found;
}

/** Their subject is somebody who was written to, and whose row is as it was. */
const mailing = new Set(['NotifSendTestMail', 'NotifSendTestText']);

beforeAll(async () => {
  running = startPlatform();
  home = tenantNamed(await readWorld(running), 'harbour-vale-home');
  const staff = await new Caller(running.platform).as('staff@demo.example');
  const browser = await running.browser().as('staff@demo.example');
  watcher = await watch(
    browser,
    lists.map((list) => ({ list, customerId: String(home.ids['customer']) })),
    home.region,
  );
  for (const operation of mutations) {
    const variables = exampleOf(operation, { id: (noun) => home.ids[noun], region: home.region, seed: 'audited' });
    await staff.call(operation.text, variables, { region: home.region });
  }
}, 300_000);
afterAll(async () => {
  watcher.close();
  await running.close();
});

describe('a change by any mutation', () => {
  it('reaches the lists of the customer that show its rows', async () => {
    const entries: Entry[] = [];
    for (const { pool } of running.platform.stores.opened())
      entries.push(
        ...(
          await pool.query<Entry>(
            `select operation, subjects from audit_entries where customer_id = $1 and not is_copy and at >= now() - interval '10 minutes' and subject_count > 0`,
            [home.ids['customer']],
          )
        ).rows,
      );
    const shown = await listed(entries.flatMap(({ subjects }) => subjects));
    const wanted = entries.filter(({ operation, subjects }) => !mailing.has(operation) && subjects.some((id) => shown.has(id)));
    const heard = () => new Set(watcher.changes().map(({ _id }) => String(_id)));
    const unheard = () => wanted.filter(({ subjects }) => subjects.some((id) => shown.has(id) && !heard().has(id)));
    await until(() => unheard().length === 0).catch(() => undefined);
    expect(unheard()).toEqual([]);
    expect(new Set(wanted.map(({ operation }) => operation)).size).toBeGreaterThan(25);
  });
});
