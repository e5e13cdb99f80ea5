import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { postgresPrograms, startOwnPostgres } from '../../postgres.ts';
import type { OwnCluster } from '../../postgres.ts';
import { Client } from './killedClient.ts';
import { adopt, compare } from './killedLedger.ts';
import type { Thing } from './killedLedger.ts';
import { startWriters } from './killedWriters.ts';
import type { Place } from './killedWriters.ts';
import { buildServer, makeStaff, ready, startServer } from './serverProcess.ts';
import type { Bundles, ServerProcess } from './serverProcess.ts';

// The server’s process, or PostgreSQL’s, is killed while four writers work: whatever was acknowledged is there afterwards, and nothing is there
// by halves. DEEP kills fifty times of each kind.

const deep = process.env['DEEP'] === '1';
const seed = process.env['SEED'] ?? '1';
const rounds = deep ? 50 : 2;
/** The server is ready again within ten seconds; while other tests keep the machine busy nobody counts them. */
const patience = deep ? 10_000 : 60_000;
const account = { email: 'staff@provider.example', password: 'Killed-Passw0rd!' };

vi.setConfig({ testTimeout: deep ? 7_200_000 : 300_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'console-killed-'));
let bundles: Bundles;
beforeAll(async () => {
  bundles = await buildServer(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An installation with one customer, and what its writers know. */
interface Installation {
  server: ServerProcess;
  client: Client;
  place: Place;
  things: Thing[];
  figures: ReturnType<typeof noFigures>;
}

const noFigures = () => ({ rounds: 0, acknowledged: 0, undecided: 0, mended: 0, slowest: 0 });

async function install(own: string, database?: string): Promise<Installation> {
  makeStaff(bundles, own, database, account.email, account.password);
  const server = await startServer(bundles, own, database);
  const client = new Client();
  client.url = server.url;
  await client.ask('AuthEmailLogin', account);
  const names = { uniqueName: 'killed', displayName: 'Killed' };
  const { _id: organizationId } = await client.ask<{ _id: string }>('ORGCreateOrganization', { organization: names });
  const { _id: customerId } = await client.ask<{ _id: string }>('ORGCreateCustomer', { customer: { organizationId, ...names } });
  const pools = await server.pools();
  const { rows } = await pools.region.query<{ id: string }>(`select id from hierarchies where customer_id = '${customerId}'`);
  const scope = { organizationId, customerId, hierarchyId: rows[0]?.id ?? '' };
  // Packages come from their provider; no operation makes one.
  await pools.region
    .query(`insert into assessment_packages (customer_id, id, organization_id, hierarchy_id, external_id, name, product, language, provider, created_at, updated_at)
    values ('${customerId}', '${'1'.repeat(24)}', '${organizationId}', '${scope.hierarchyId}', '${'2'.repeat(24)}', 'Chat', 'FI', 'en-US', 'PH', now(), now())`);
  await pools.end();
  const stage = { name: 'Chat', provider: 'PH', product: 'FI', language: 'en-US', externalAssessmentPackageId: '2'.repeat(24) };
  const made = await client.ask<Place['workflow']>('AppsCreateWorkflow', { ...scope, name: 'Chat', stages: [stage] });
  const stages = (made.stages as Record<string, unknown>[]).map(({ assessmentPackageName: _, ...each }) => each);
  const place = { scope, workflow: { _id: made._id, name: made.name, stages } };
  return { server, client, place, things: [], figures: noFigures() };
}

/** Lets the writers write, does something terrible at a moment that chance chooses, and looks at what is left once all is up again. */
async function round(what: Installation, name: string, kill: () => Promise<() => Promise<number>>): Promise<void> {
  const { client, place, things, figures } = what;
  const luck = chance(seed, name, figures.rounds);
  const writing = startWriters(client, place, things, `${name.replaceAll(/\W+/g, '-')} r${figures.rounds}`);
  const enough = luck.between(3, deep ? 120 : 40);
  while (writing.acknowledged < enough && !writing.hasFailed()) await pause(2);
  await pause(luck.between(0, 20));
  const recover = await kill();
  figures.slowest = Math.max(figures.slowest, await recover());
  await writing.stop();
  figures.rounds += 1;
  figures.acknowledged += writing.acknowledged;
  await lookAt(what, `round ${figures.rounds} of ${name}, seed ${seed}`);
  expect(figures.slowest).toBeLessThan(patience);
}

/** All that was acknowledged must be there, and nothing by halves; what needs both stores is put right by the platform itself, soon. */
async function lookAt({ server, client, place, things, figures }: Installation, when: string): Promise<void> {
  const { customerId } = place.scope;
  client.url = server.url;
  await answered(client, customerId);
  const pools = await server.pools();
  try {
    let found = await compare(pools, customerId, things);
    if (found.halfDone.length > 0) figures.mended += 1;
    for (const begun = performance.now(); found.halfDone.length > 0 && performance.now() - begun < 60_000;) {
      await pause(200);
      found = await compare(pools, customerId, things);
    }
    expect(found, `${when}: ${server.output().slice(-2000)}`).toEqual({ lost: [], halfDone: [] });
    figures.undecided += await adopt(pools, customerId, things);
  } finally {
    await pools.end();
  }
}

/** The first call after a start opens the region’s store; one of the first after PostgreSQL’s may still be given a line that has just broken. */
async function answered(client: Client, customerId: string): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      return void (await client.ask('ORGGetRootHierarchy', { filter: { customerId } }));
    } catch (error) {
      if (performance.now() - begun > patience) throw error;
      await pause(20);
    }
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const report = (name: string, { figures }: Installation): void =>
  console.log(
    `${name}: killed ${figures.rounds} times, ${figures.acknowledged} writes acknowledged, 0 lost, 0 half done; ` +
      `${figures.undecided} were done though nobody was told, ${figures.mended} times the stores were brought together again; ` +
      `slowest start ${Math.round(figures.slowest)} ms (seed ${seed})`,
  );

/** Kills the server and starts it anew on the same stores. */
const killServer = (what: Installation, own: string, database?: string) => async () => {
  await what.server.kill();
  return async () => {
    what.server = await startServer(bundles, own, database);
    return what.server.took;
  };
};

describe('a server on embedded databases', () => {
  it(`that is killed ${rounds} times while it writes loses nothing and does nothing by halves`, async () => {
    const what = await install(folder);
    try {
      for (let number = 0; number < rounds; number += 1) await round(what, 'embedded', killServer(what, folder));
      report('The server on embedded databases', what);
    } finally {
      await what.server.kill();
    }
  });
});

describe.skipIf(!postgresPrograms())('on PostgreSQL', () => {
  const own = join(folder, 'postgres');
  let cluster: OwnCluster;
  let url: string;
  let what: Installation;
  beforeAll(async () => {
    cluster = await startOwnPostgres({ fsync: true });
    url = cluster.database('killed');
    what = await install(own, url);
  });
  beforeEach(() => {
    what.figures = noFigures();
  });
  afterAll(async () => {
    await what.server.kill();
    cluster.stop();
  });

  it(`a server that is killed ${rounds} times while it writes loses nothing and does nothing by halves`, async () => {
    for (let number = 0; number < rounds; number += 1) await round(what, 'server', killServer(what, own, url));
    report('The server on PostgreSQL', what);
  });

  it(`a server whose database is killed ${rounds} times while it writes goes on by itself, with all that was acknowledged and no halves`, async () => {
    for (let number = 0; number < rounds; number += 1) await round(what, 'database', killDatabase(number % 2 === 0));
    report('PostgreSQL below the server', what);
    expect(what.server.child.exitCode).toBeNull();
  });

  it('a server that is killed between the two stores leaves no half of a new user, and nobody who is half archived', async () => {
    const { client, place, things } = what;
    const [old, made] = [user('old.w9@made.example', 'Old'), user('made.w9@made.example', 'Made')];
    const { _id } = await client.ask<{ _id: string }>('ORGCreateEndUser', { user: { ...place.scope, ...old.given } });
    const pools = await what.server.pools();
    const holder = await pools.identity.connect();
    // The entry comes last: with it waiting, the region's part is committed and the identity's is not.
    await holder.query('begin; lock table audit_entries in exclusive mode');
    const cutOff = [
      client.ask('ORGCreateEndUser', { user: { ...place.scope, ...made.given } }),
      client.ask('ORGArchiveUsers', { filter: { ...place.scope, userIds: [_id] } }),
    ].map((call) => call.catch(() => undefined));
    const halves = `select 1 from users where email = '${made.given.email}' or (id = '${_id}' and archived_at is not null)`;
    while ((await pools.region.query(halves)).rows.length < 2) await pause(20);
    await what.server.kill();
    await Promise.all(cutOff);
    await holder.query('rollback');
    holder.release();
    await pools.end();
    const state = { text: 'Old', archived: false };
    things.push({ ...old.thing, id: _id, state, done: { ORGCreateEndUser: 1 } });
    things.push({ ...made.thing, open: { operation: 'ORGCreateEndUser', state: { text: 'Made', archived: false } } });
    what.server = await startServer(bundles, own, url);
    await lookAt(what, 'cut off between the stores');
    expect(things.slice(-2).map((thing) => thing.state)).toEqual([state, undefined]);
  });

  const user = (email: string, lastName: string) => ({
    given: { firstName: 'Nora', lastName, email, groupIds: [] },
    thing: { kind: 'user' as const, key: email, id: '', externalId: '', version: 1, state: undefined, done: {}, open: undefined },
  });

  /** Kills one process of PostgreSQL, which then ends the others and starts anew by itself, or all of them, which somebody starts again. */
  const killDatabase = (all: boolean) => async () => {
    const { first, others } = cluster.processes();
    const victim = chance(seed, 'victim', what.figures.rounds).pick(others);
    for (const id of all ? [first, ...others] : [victim]) kill(id);
    return async () => {
      // PostgreSQL itself ends the remaining connections: until then they may still answer.
      while ((all ? [first, ...others] : others).some(isAlive)) await pause(10);
      const begun = performance.now();
      if (all) cluster.start();
      await ready(what.server.url, 2 * patience, () => (what.server.child.exitCode === null ? undefined : what.server.output()));
      await answered(what.client, what.place.scope.customerId);
      return performance.now() - begun;
    };
  };
});

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
