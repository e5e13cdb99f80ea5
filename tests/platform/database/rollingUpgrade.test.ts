import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startBalancer } from '../../support/balancer.ts';
import type { Balancer } from '../../support/balancer.ts';
import { startLoad } from '../../support/loadOfCalls.ts';
import { until } from '../../support/until.ts';
import { buildServer, startServer } from './serverProcess.ts';
import type { ServerProcess } from './serverProcess.ts';

// Each version replaces the one before on one store; they differ by their number, and by migrations that only add. In full: DEEP=1.
const upgrades = process.env['DEEP'] ? 5 : 1;

describe.skipIf(!postgresPrograms())('a rolling upgrade under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-upgrade-'));
  let cluster: Cluster;
  let server: string;
  let balancer: Balancer;
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    [cluster, { server }, balancer] = [await startPostgres(), await buildServer(folder), await startBalancer()];
  });
  afterAll(async () => {
    for (const each of started) if (each.child.exitCode === null) await each.kill();
    balancer.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('breaks no call, loses and doubles nothing, and signs nobody out', { timeout: upgrades * 60_000 + 120_000 }, async () => {
    const address = cluster.demo();
    const begin = async (version: number) => {
      const own = version === 0 ? { server } : versionAfter(folder, version);
      const environment = { DEMO: 'on', PUBLIC_URL: balancer.url, TRUSTED_PROXIES: '1' };
      const process = await startServer(own, mkdtempSync(join(folder, 'run-')), address, environment);
      started.push(process);
      balancer.serve(Number(new URL(process.url).port));
      await until(async () => (await versionsOf(balancer)).has(nameOf(version)));
      return process;
    };
    let running = await begin(0);
    const load = await startLoad(balancer.url);
    const [together, outages]: [number[], number[]] = [[], []];
    for (let version = 1; version <= upgrades; version += 1) {
      const next = await begin(version);
      // Both serve for a while, and the older one on stores that the newer one has migrated.
      const count = (one: ServerProcess) => balancer.answered.get(Number(new URL(one.url).port)) ?? 0;
      const before = [count(running), count(next)] as const;
      await until(() => count(running) > before[0] + 50 && count(next) > before[1] + 50);
      together.push(count(running) - before[0]);
      const ended = new Promise((done) => running.child.once('exit', done));
      running.child.kill('SIGTERM');
      expect(await ended).toBe(0);
      outages.push(load.longestWait());
      running = next;
    }
    await load.stop();
    expect(load.broken).toEqual([]);
    const pool = new Pool({ connectionString: address, max: 1, options: '-c search_path=ap_southeast_2' });
    const { rows } = await pool.query<{ name: string }>(`select name from groups where name like 'Upgrade %'`);
    const { rows: migrated } = await pool.query(`select name from migrations where name like '9%_added.sql'`);
    // The newest process builds the indexes once the recurring work is its own.
    const built = `select 1 from migrations join pg_index on indexrelid = to_regclass('added_index_' || ltrim(substr(name, 2, 3), '0'))
      where name like '9%_online.sql' and indisvalid`;
    await until(async () => (await pool.query(built)).rowCount === upgrades);
    await pool.end();
    expect(migrated).toHaveLength(upgrades);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(load.written.toSorted());
    console.log(
      `rolling upgrades: ${upgrades}, calls ${load.done}, of which ${load.written.length} wrote; broken 0, lost 0, doubled 0; ` +
        `the older version answered ${together.join(', ')} calls on newer stores; longest call ${outages.map(Math.round).join(', ')} ms`,
    );
  });
});

const nameOf = (version: number) => (version === 0 ? manifest.version : `${manifest.version}-next.${version}`);

/** Versions that answer. */
async function versionsOf({ url }: Balancer): Promise<Set<string>> {
  const found = new Set<string>();
  for (let call = 0; call < 4; call += 1) {
    const answer = await fetch(`${url}/version/version.json`);
    if (answer.ok) found.add(((await answer.json()) as { version: string }).version);
  }
  return found;
}

/** A copy of the built server with another number, and with migrations of its own and of the versions before it. */
function versionAfter(folder: string, version: number): { server: string } {
  const own = mkdtempSync(join(folder, 'version-'));
  symlinkSync(resolve('node_modules'), join(own, 'node_modules'));
  writeFileSync(join(own, 'package.json'), JSON.stringify({ ...manifest, version: nameOf(version) }));
  const bundle = join(own, 'dist/server');
  cpSync(join(folder, 'dist/server'), bundle, { recursive: true });
  for (let each = 1; each <= version; each += 1)
    for (const [store, table] of Object.entries({ identity: 'identities', region: 'groups' })) {
      const sql = `-- Only adds.\nalter table ${table} add column added_${each} text;\ncreate table added_${each} (id text primary key);\n`;
      writeFileSync(join(bundle, `migrations/${store}/9${String(each).padStart(3, '0')}_added.sql`), sql);
      const index = `-- Only adds.\n-- Online.\ncreate index concurrently "added_index_${each}" on "${table}" (added_${each});\n`;
      writeFileSync(join(bundle, `migrations/${store}/9${String(each).padStart(3, '0')}_online.sql`), index);
    }
  return { server: join(bundle, 'server.js') };
}
