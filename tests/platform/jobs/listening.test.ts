import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import { createSubscriptions } from '../../../src/platform/database/subscriptions.ts';
import { listening } from '../../../src/platform/jobs/listening.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';

/** A database that takes connections and never answers. */
const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
let store: Store;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  store = {
    embedded: false,
    subscriptions: createSubscriptions(),
    pool: new Pool({ host: '127.0.0.1', port, user: 'console', database: 'console' }),
  } as unknown as Store;
});
afterAll(() => void silent.close());

describe('a subscription that is stopped', () => {
  it('while it connects, keeps nobody waiting, and reports no failure', async () => {
    const log = { error: vi.fn() };
    const subscriber = listening('console_example', () => undefined);
    const connected = once(silent, 'connection');
    const waiting = subscriber.orLog(store, log as never);
    await connected;
    await subscriber.stop();
    await waiting;
    expect(log.error).not.toHaveBeenCalled();
  });

  it('opens no further connection', async () => {
    const subscriber = listening('console_example', () => undefined);
    await subscriber.stop();
    const connected = vi.fn();
    silent.once('connection', connected);
    await subscriber.to(store);
    expect(connected).not.toHaveBeenCalled();
  });
});

describe.skipIf(!postgresPrograms())('subscriptions to one database', () => {
  let cluster: Cluster;
  let pool: Pool;
  /** Two stores that are schemas of it. */
  let stores: Store[];
  beforeAll(async () => {
    cluster = await startPostgres();
    const connectionString = cluster.database('listening');
    pool = new Pool({ connectionString });
    const subscriptions = createSubscriptions();
    stores = ['one', 'other'].map(
      (schema) =>
        ({ embedded: false, subscriptions, pool: new Pool({ connectionString, options: `-c search_path=${schema}` }) }) as unknown as Store,
    );
  });
  afterAll(async () => {
    await pool.end();
    cluster.stop();
  });
  const connections = async (): Promise<number[]> =>
    (
      await pool.query<{ pid: number }>(`select pid from pg_stat_activity where query like 'listen %' and datname = current_database()`)
    ).rows.map(({ pid }) => pid);

  it('share a connection, hear their own channel once, and begin anew after a loss', async () => {
    const received: string[] = [];
    const lost: string[] = [];
    const all = ['console_one', 'console_other'].map((channel) =>
      listening(
        channel,
        (payload) => received.push(`${channel} ${payload}`),
        () => lost.push(channel),
      ),
    );
    const hear = () => Promise.all(all.flatMap((each) => stores.map((store) => each.to(store))));
    await hear();
    expect(await connections()).toHaveLength(1);
    await pool.query(`select pg_notify('console_one', 'first')`);
    await until(() => received.length > 0);
    expect(received).toEqual(['console_one first']);

    const [pid] = await connections();
    await pool.query('select pg_terminate_backend($1)', [pid]);
    await until(() => lost.length === 2);
    await hear();
    await pool.query(`select pg_notify('console_other', 'second')`);
    await until(() => received.length > 1);
    expect(received).toEqual(['console_one first', 'console_other second']);
    expect(lost.toSorted()).toEqual(['console_one', 'console_other']);

    await all[0]?.stop();
    expect(await connections()).toHaveLength(1);
    await all[1]?.stop();
    await until(async () => (await connections()).length === 0);
    expect(lost).toHaveLength(2);
  });
});
