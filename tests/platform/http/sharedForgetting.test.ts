import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '../../../src/platform/operation.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { session, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';

describe.skipIf(!postgresPrograms())('two processes on one PostgreSQL', () => {
  let cluster: Cluster;
  const engines: Engine[] = [];
  let archived = false;
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
      engines.push(startEngine({ operations, loadSession: async () => (archived ? null : session()) }, { databases }, { clock }));
    }
  });
  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    cluster.stop();
  });

  const isSignedIn = async (engine: Engine | undefined) => (await engine?.ask('{ AuthMe { _id } }'))?.errors === undefined;

  it('both end a session that one of them ended', async () => {
    const [one, other] = engines;
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, true]);
    // The other one's ear is open within its first look at the stores.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await one?.ask('mutation { ORGArchiveCustomers(filter: { customerIds: [] }) { data { _id } } }');
    expect(await isSignedIn(one)).toBe(false);
    const begun = Date.now();
    while ((await isSignedIn(other)) && Date.now() - begun < 5000) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isSignedIn(other)).toBe(false);
    expect(Date.now() - begun).toBeLessThan(2000);
  }, 30_000);
});
