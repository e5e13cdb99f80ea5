import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { pino } from 'pino';
import { logFailure, logOutage, outageOf } from '../../../src/platform/database/outage.ts';
import { createStores } from '../../../src/platform/database/stores.ts';
import { until } from '../../support/until.ts';
import { postgresPrograms, startOwnPostgres } from '../../postgres.ts';
import type { OwnCluster } from '../../postgres.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { startEngine, templateDir } from '../engine.ts';
import { scopeOf } from '../services/people.ts';

describe('an outage', () => {
  it.each([
    ['57P01', 'stopped by its operator'],
    ['53100', 'disk full'],
    ['25006', 'read-only'],
    ['3F000', 'schema missing'],
    ['08006', 'connection failure'],
  ])('is reported by the SQLSTATE %s', (code) => {
    expect(outageOf(Object.assign(new Error('x'), { code }))).toBe(code);
    expect(outageOf(new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) }))).toBe(code);
  });

  it('is no unique violation, no cancelled statement and no error of the program', () => {
    for (const code of ['23505', '57014', '22P02', '40001']) expect(outageOf(Object.assign(new Error('x'), { code }))).toBeUndefined();
    expect(outageOf(new TypeError('x is undefined'))).toBeUndefined();
    expect(outageOf('text')).toBeUndefined();
  });

  it('is logged once a cause and second, with the number of what was left out', () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    for (let call = 0; call < 400; call += 1) logOutage(log, call % 2 ? 'ECONNREFUSED' : '53100', 10_000 + call);
    expect(lines.map(({ cause, stack }) => [cause, stack])).toEqual([
      ['53100', undefined],
      ['ECONNREFUSED', undefined],
    ]);
    logOutage(log, '53100', 11_500);
    expect(lines.at(-1)).toMatchObject({ cause: '53100', alsoSince: 199 });
  });
});

describe('work that failed', () => {
  const message = 'mail could not be sent';
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const full = new Error('Failed query', { cause: Object.assign(new Error('No space left on device'), { code: '53100' }) });

  it('by an outage is one line a cause and second, whichever requests and jobs are told of it', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
    for (let call = 0; call < 50; call += 1) {
      logFailure(log.child({ request: `r${call}` }), full, { message });
      logFailure(log, full, { message: 'the trail was not passed on' });
      logOutage(log.child({ job: call }), '53100');
    }
    vi.setSystemTime(11_000);
    logFailure(log.child({ request: 'last' }), full, { message });
    vi.useRealTimers();
    const line = { level: 50, cause: '53100', msg: 'a store is not available' };
    expect(lines).toEqual([
      { ...line, request: 'r0' },
      { ...line, request: 'last', alsoSince: 149 },
    ]);
  });

  it.each([
    [Object.assign(new Error('Failed query', { cause: Object.assign(new Error('duplicate'), { code: '23505' }) })), '23505'],
    [new TypeError('x is undefined'), 'TypeError'],
    ['text', 'unknown'],
  ])('by anything else says what it was: %s', (error, told) => {
    lines.length = 0;
    logFailure(log, error, { message, mail: 'm1' });
    expect(lines).toEqual([{ level: 50, mail: 'm1', error: told, msg: message }]);
  });
});

describe('the embedded stores', () => {
  it('are ready when they answer and their disk takes a file', async () => {
    const engine = startEngine();
    expect((await engine.platform.fetch(new Request(`${origin}/readyz`))).status).toBe(200);
    await engine.close();
  });

  it('are not ready while one that was used lacks its schema, and say which migration that is', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'console-unmigrated-'));
    const stores = createStores({ dataDir, templateDir });
    const { pool } = await stores.region('eu-west-1');
    await pool.query(`update migrations set hash = 'another' where name = (select min(name) from migrations)`);
    await stores.close();
    const engine = startEngine({}, { dataDir });
    const readyz = () => engine.platform.fetch(new Request(`${origin}/readyz`));
    expect((await readyz()).status).toBe(200);
    await expect(engine.platform.stores.region('eu-west-1')).rejects.toThrow();
    await until(async () => (await readyz()).status === 503);
    expect(await (await readyz()).text()).toMatch(/^not ready: eu-west-1 Migration \d{4}\S*\.sql was changed after it had been applied/);
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe.skipIf(!postgresPrograms())('a PostgreSQL that is away', () => {
  let cluster: OwnCluster;
  let running: Running;
  let admin: Browser;
  beforeAll(async () => {
    cluster = await startOwnPostgres();
    running = startPlatform({ DATABASE_URL: cluster.database('away'), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.start();
    cluster.stop();
  });

  const readyz = async () => (await running.platform.fetch(new Request(`${origin}/readyz`))).status;
  const becomes = (status: number) => until(async () => (await readyz()) === status);
  const call = (query: string) =>
    running.platform.fetch(
      new Request(`${origin}/api/ap-southeast-2/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrf-token': admin.cookies.get('csrf') ?? '',
        },
        body: JSON.stringify({ query }),
      }),
    );

  it('is not ready while it takes no writes, or a schema is not there', async () => {
    await becomes(200);
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ name: string; schema: string }>('select current_database() as name, current_schema() as schema');
    const [{ name, schema } = { name: '', schema: '' }] = rows;
    await pool.query(`alter table "${schema}".migrations rename to elsewhere`);
    await becomes(503);
    await pool.query(`alter table "${schema}".elsewhere rename to migrations`);
    await becomes(200);
    await pool.query(`alter database "${name}" set default_transaction_read_only = on`);
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await becomes(503);
    await pool.query(`set default_transaction_read_only = off`).catch(() => undefined);
    await pool.query(`begin read write`).catch(() => undefined);
    await pool.query(`alter database "${name}" reset default_transaction_read_only`).catch(() => undefined);
    await pool.query('commit').catch(() => undefined);
  });

  it('keeps no connection to a primary that was demoted', async () => {
    await becomes(200);
    const text = 'mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }';
    const scope = await scopeOf(admin);
    const create = () => admin.refusal(text, { group: { ...scope, name: `g-${unused()}`, description: '' } });
    const { shared = '' } = running.platform.settings.databases ?? {};
    const client = new Client({ connectionString: shared, options: '-c default_transaction_read_only=off' });
    await client.connect();
    const name = new URL(shared).pathname.slice(1);
    await client.query(`alter database "${name}" set default_transaction_read_only = on`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(async () => (await (await running.platform.fetch(new Request(`${origin}/readyz`))).text()).includes('25006'));
    expect((await create())?.reason).toBe('STORE_UNAVAILABLE');
    await client.query(`alter database "${name}" reset default_transaction_read_only`);
    await client.end();
    expect([await create(), await create()]).toEqual([undefined, undefined]);
  });

  it('answers 503 with Retry-After and a code that says that it is not the caller’s fault', async () => {
    const { first } = cluster.processes();
    // Stop it immediately, as if its machine were switched off.
    process.kill(first, 'SIGQUIT');
    await until(() => !existsSync(`/proc/${first}`));
    for (const query of ['{ AuthMe { _id } }', 'mutation { AuthLogout { logout } }']) {
      const answer = await call(query);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' } }],
      });
    }
    await becomes(503);
    // Pages wait by an address that names no store.
    const stores = await running.platform.fetch(new Request(`${origin}/healthz/stores`));
    expect([stores.status, await stores.text()]).toEqual([503, 'not ready']);
  });
});
