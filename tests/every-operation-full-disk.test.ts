import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from './support/caller.ts';
import { operations, type ContractOperation } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { readWorld, type Tenant } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every operation while the disk is full: no table takes a row. Reads go on; a write is refused as an outage, never as a fault of the program.

let running: Running;
let home: Tenant;
let staff: Caller;
beforeAll(async () => {
  running = startPlatform();
  home = tenantNamed(await readWorld(running), 'harbour-vale-home');
  staff = await new Caller(running.platform).as('staff@demo.example');
  const { pool: identity } = await running.platform.stores.identity();
  const later = new Date(running.clock.now().getTime() + 30 * 24 * 3_600_000);
  await identity.query('update sessions set access_expires_at = $1, idle_expires_at = $1, absolute_expires_at = $1', [later]);
  running.platform.forget('all');
  for (const { pool } of running.platform.stores.opened()) {
    await pool.query(`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    const tables = await pool.query<{ name: string }>(
      // A partition has the triggers of its table.
      "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition",
    );
    for (const { name } of tables.rows)
      await pool.query(`create trigger no_space before insert or update on "${name}" for each row execute function no_space()`);
  }
}, 120_000);
afterAll(() => running.close());

const named = (kind: ContractOperation['kind']) =>
  operations.filter((each) => each.kind === kind).map((each) => [each.name, each] as const);
const call = (operation: ContractOperation) => {
  const variables = exampleOf(operation, { id: (noun) => home.ids[noun], region: home.region });
  const caller = operation.access === 'public' ? new Caller(running.platform) : staff;
  return caller.call(operation.text, variables, { region: home.region });
};

/** It renews the session, though the contract has it among the queries. */
const writes = 'AuthRefreshToken';

describe('while the disk is full', () => {
  it.each(named('query').filter(([name]) => name !== writes))('%s reads on', async (_, operation) => {
    // Each as the first call after a while, when the use of the session is due to be noted.
    running.clock.pass(5 * 60_000);
    const { code, status, text } = await call(operation);
    expect([code, status], text).not.toEqual(['DOWNSTREAM_SERVICE_ERROR', 503]);
    expect(code, text).not.toBe('UNAUTHENTICATED');
  });

  const refused: string[] = [];
  it.each(named('mutation').filter(([name]) => name !== 'AuthLogout'))('%s writes nothing, and says why', async (name, operation) => {
    const { code, status, text } = await call(operation);
    expect(code === 'DOWNSTREAM_SERVICE_ERROR', text).toBe(status === 503);
    if (status === 503) refused.push(name);
  });

  it('nearly every mutation was refused as an outage', () => {
    const mutations = named('mutation').length;
    if (refused.length > 0) expect(refused.length, `${refused.length} of ${mutations}`).toBeGreaterThan(mutations / 2);
  });
});
