import { readFileSync } from 'node:fs';
import { parse } from 'libpg-query';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/platform/services/index.ts';
import { Caller } from '../../support/caller.ts';
import { tenantNamed } from '../../support/persons.ts';
import { readWorld } from '../../support/world.ts';
import { startPlatform } from '../browser.ts';
import { callAll } from './everyCall.ts';

/** A database on a coordinator of Citus with its nodes added, in which a superuser makes others. */
const coordinator = process.env['CITUS_URL'];
const stores = ['identity', 'ap', 'eu', 'us'].map((name) => `console_${name}`);

// The lists are known once the services are made.
createServices();

describe.skipIf(!coordinator)('the platform with a region on Citus', () => {
  it('answers every call as on one PostgreSQL', async () => {
    const alone = await outcomesOn(false);
    expect(await outcomesOn(true)).toEqual(alone);
  }, 900_000);
});

async function outcomesOn(isDistributed: boolean): Promise<Record<string, string>[]> {
  await makeDatabases(isDistributed);
  const [identity = '', ap = '', eu = '', us = ''] = stores.map((name) => at(name));
  const running = startPlatform({
    ...{ DATABASE_URL_IDENTITY: identity, DATABASE_URL_AP_SOUTHEAST_2: ap, DATABASE_URL_EU_WEST_1: eu, DATABASE_URL_US_EAST_1: us },
    ...{ DEMO: 'on', SECRET: 'the secret of the tests that run on Citus' },
  });
  try {
    const world = await readWorld(running, ['ap-southeast-2']);
    if (isDistributed) await run(ap, readFileSync('docs/operate/citus.sql', 'utf8'));
    const staff = await new Caller(running.platform).as('staff@demo.example');
    const admin = await new Caller(running.platform).as('admin@acme.example');
    return [
      await callAll(running.platform, staff, tenantNamed(world, 'harbour-vale-home'), { sorted: true }),
      await callAll(running.platform, admin, tenantNamed(world, 'acme'), { sorted: true }),
    ];
  } finally {
    await running.close();
  }
}

const at = (database: string, node = coordinator ?? ''): string => new URL(`/${database}`, node).href;

async function makeDatabases(isDistributed: boolean): Promise<void> {
  const { rows } = await run(coordinator ?? '', 'select nodename as host, nodeport::text as port from pg_dist_node order by groupid');
  const nodes = rows.map(({ host = '', port = '' }) => ({ host, port }));
  const addresses = nodes.map(({ host, port }) => Object.assign(new URL(coordinator ?? ''), { hostname: host, port }).href);
  for (const [index, address] of addresses.entries()) {
    for (const name of index === 0 ? stores : ['console_ap']) {
      await run(address, `drop database if exists ${name} with (force)`);
      await run(address, `create database ${name}`);
    }
    if (isDistributed) await run(at('console_ap', address), 'create extension citus');
  }
  if (!isDistributed) return;
  for (const [index, { host, port }] of nodes.entries())
    await run(at('console_ap'), `select ${index === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'}('${host}', ${port})`);
}

async function run(url: string, text: string): Promise<{ rows: Record<string, string>[] }> {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const statement of await statementsOf(text)) ({ rows } = await client.query<Record<string, string>>(statement));
    return { rows };
  } finally {
    await client.end();
  }
}

/** Sent one by one: together they would be one transaction. */
async function statementsOf(text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  const { stmts = [] } = await parse(text);
  return stmts.map(({ stmt_location: start = 0, stmt_len: length }) =>
    bytes.subarray(start, length ? start + length : undefined).toString(),
  );
}
