import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '../../../src/platform/operation.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { session, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { until } from '../../support/until.ts';

describe.skipIf(!postgresPrograms())('two processes on one PostgreSQL', () => {
  let cluster: Cluster;
  const engines: Engine[] = [];
  let archived = false;
  let pool: Pool;
  beforeAll(async () => {
    cluster = await startPostgres();
    const databases = { shared: cluster.database('shared') };
    // The clock stands still, so that nothing is forgotten by the passing of time.
    const clock = () => new Date(0);
    for (let process = 0; process < 2; process += 1) {
      const operations = [
        operation('AuthMe', { store: 'identity' }, async () => ({ _id: 'me' }) as never),
        operation('ORGArchiveCustomers', { store: 'identity' }, async (_, context) => {
          archived = true;
          context.forget('identity');
          return { data: [] };
        }),
      ];
      const load = async () => (archived ? null : session());
      engines.push(startEngine({ operations, loadSession: load, loadApiKey: load }, { databases }, { clock }));
    }
  });
  beforeAll(async () => {
    ({ pool } = await (engines[0] as Engine).platform.stores.identity());
  });
  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    cluster.stop();
  });

  const isKnownByKey = async (engine: Engine | undefined) =>
    (await engine?.post({ query: '{ AuthMe { _id } }' }, { authorization: 'Bearer hck_eu-west-1_1_made-up' }))?.status === 200;
  const isSignedIn = async (engine: Engine | undefined) => (await engine?.ask('{ AuthMe { _id } }'))?.errors === undefined;

  it('both end a session that one of them ended, without any time passing', async () => {
    const [one, other] = engines;
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, true]);
    await ears(2);
    // Sessions known now stay cached: the clock stands still.
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, true]);
    await one?.ask('mutation { ORGArchiveCustomers(filter: { customerIds: [] }) { data { _id } } }');
    expect(await isSignedIn(one)).toBe(false);
    await soonOut(other);
  });

  it('remember nobody while they do not learn of each other, and hear again by themselves', async () => {
    const [, other] = engines;
    archived = false;
    await ears(2);
    expect([await isSignedIn(other), await isKnownByKey(other)]).toEqual([true, true]);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`);
    // No notice arrives, as if the connection had broken.
    archived = true;
    await soonOut(other);
    expect(await isKnownByKey(other)).toBe(false);
    await ears(2);
  });

  const listeners = `query like 'listen %' and datname = current_database()`;
  /** The notice may be a moment on its way, and longer on a machine that is busy. */
  async function soonOut(engine: Engine | undefined): Promise<void> {
    await until(async () => !(await isSignedIn(engine)));
  }
  /** Waits until so many processes listen. */
  async function ears(count: number): Promise<void> {
    const open = async () => (await pool.query(`select 1 from pg_stat_activity where ${listeners}`)).rowCount;
    await until(async () => (await open()) === count);
    // The attached listener works in this process's next turn.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
