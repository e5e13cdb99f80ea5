import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../../src/commands/backup.ts';
import { markStores } from '../../../src/platform/backup/mark.ts';
import { readSettings } from '../../../src/platform/settings/read.ts';
import { startArchived } from '../../archive.ts';
import type { ArchivedServer } from '../../archive.ts';
import { deep } from '../../support/caller.ts';
import { until } from '../../support/until.ts';
import { postgresPrograms } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { startLoad } from '../database/failoverLoad.ts';
import type { Load } from '../database/failoverLoad.ts';
import { scopeOf } from '../services/people.ts';

// DEEP recovers to marks five times; ARCHIVES=1 alone does it once without DEEP.
const rounds = Number(process.env['ARCHIVES'] ?? (deep ? 5 : 0));
/** Seconds. */
const timeout = 2;

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

describe.skipIf(rounds === 0 || !postgresPrograms())('archives of two servers', () => {
  let servers: [identity: ArchivedServer, regions: ArchivedServer];
  let settings: Record<string, string>;
  let running: Running | undefined;
  let bases: string[];
  const report = (figures: string) => console.log(figures);
  const command = (...args: string[]) => run(args, { DATA_DIR: join(tmpdir(), 'none'), ...settings });
  const onBoth = async <T>(work: (server: ArchivedServer, index: number) => T | Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    for (const [index, server] of servers.entries()) results.push(await work(server, index));
    return results;
  };

  beforeAll(async () => {
    servers = [await startArchived(timeout), await startArchived(timeout)];
    const [identity, regions] = servers;
    settings = {
      DATABASE_URL_IDENTITY: identity.database('identity'),
      DATABASE_URL_AP_SOUTHEAST_2: regions.database('ap_southeast_2'),
      DATABASE_URL_EU_WEST_1: regions.database('eu_west_1'),
      DATABASE_URL_US_EAST_1: regions.database('us_east_1'),
    };
    running = startPlatform({ ...settings, DEMO: 'on' });
    await running.browser().as('admin@acme.example');
    for (const region of ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const) await running.platform.stores.region(region);
    bases = await onBoth((server) => server.base());
  });
  afterAll(async () => {
    await running?.close();
    await onBoth((server) => server.stop());
  });

  async function working(): Promise<Load> {
    running ??= startPlatform({ ...settings, DEMO: 'on' });
    const own = running;
    const admin = await own.browser().as('admin@acme.example');
    const scope = await scopeOf(admin);
    return startLoad(() => {
      const same = own.browser();
      for (const [name, value] of admin.cookies) same.cookies.set(name, value);
      return same;
    }, scope);
  }

  const acknowledgedIn = ({ writes }: Load): string[] => writes.filter(({ id }) => id !== undefined).map(({ key }) => key);

  /** Names of groups and addresses of people, those that are in both stores. */
  async function stored(): Promise<{ keys: Set<string>; halves: string[] }> {
    const rows = async (address: string, text: string) => {
      const client = new Client({ connectionString: address });
      await client.connect();
      const found = await client.query<{ key: string }>(text);
      await client.end();
      return new Set(found.rows.map(({ key }) => key));
    };
    const { DATABASE_URL_IDENTITY: identity = '', DATABASE_URL_AP_SOUTHEAST_2: region = '' } = settings;
    const accounts = await rows(identity, `select email as key from identities where email like '%@made.example'`);
    const users = await rows(region, `select email as key from users where email like '%@made.example'`);
    const groups = await rows(region, `select name as key from groups where name like 'w_-%'`);
    return { keys: new Set([...groups, ...users]), halves: [...accounts, ...users].filter((key) => !accounts.has(key) || !users.has(key)) };
  }

  /** Ends the platform first, as one does that lost its databases; its running calls fail. */
  async function lose(load: Load, receivers: readonly ChildProcess[] = [], savesLog = false): Promise<string[]> {
    await onBoth((server) => server.lose({ savesLog }));
    const acknowledged = acknowledgedIn(load);
    await Promise.all([load.stop(), running?.close()]);
    running = undefined;
    for (const each of receivers) each.kill('SIGKILL');
    return acknowledged;
  }

  it.each(Array.from({ length: rounds }, (_, index) => index))(
    'are recovered to a mark, with precisely what was acknowledged before it (drill %i)',
    async (drill) => {
      const load = await working();
      const marks: { name: string; before: string[]; after: number; held: number }[] = [];
      for (let count = 0; count < 6; count += 1) {
        await delay(500 + Math.random() * 1_000);
        const name = `drill-${drill}-${count}`;
        const before = acknowledgedIn(load);
        const { code, says } = await command('mark', name);
        expect(code, says).toBe(0);
        marks.push({ name, before, after: load.writes.length, held: Number(/at most (\d+) ms/.exec(says)?.[1]) });
      }
      const enough = load.acknowledged.length + 20;
      await until(() => load.acknowledged.length > enough);
      const mark = marks[1 + Math.floor(Math.random() * 4)] ?? { name: '', before: [], after: 0 };
      const acknowledged = await lose(load);
      const times = await onBoth((server, index) => server.recover(bases[index] ?? '', `name=${mark.name}`));
      const { keys, halves } = await stored();
      expect(await command('verify')).toEqual({ code: 0, says: 'No row misses another one in these stores.' });
      expect(halves).toEqual([]);
      expect(mark.before.filter((key) => !keys.has(key))).toEqual([]);
      expect(load.writes.slice(mark.after).filter(({ key }) => keys.has(key))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(mark.before.length + 10);
      const others = new Set(load.writes.slice(0, mark.after).map(({ key }) => key));
      const before = new Set(mark.before);
      const during = [...keys].filter((key) => others.has(key) && !before.has(key));
      bases = await onBoth((server) => server.archiveAnew());
      const held = marks.map((each) => each.held);
      report(
        `drill ${drill}: ${acknowledged.length} writes, ${mark.before.length} of them before ${mark.name}, ${during.length} while it was written; lost before it 0, ` +
          `there from after it 0; marks held ${held.join(', ')} ms; recovered in ${times.map(Math.round).join(' and ')} ms`,
      );
    },
  );

  it('have all but what archive_timeout allows at their end', async () => {
    const load = await working();
    await until(() => load.acknowledged.length > 30);
    const old = acknowledgedIn(load);
    // The archiver takes a file within its own second.
    await delay(timeout * 1_000 + 1_500);
    const acknowledged = await lose(load);
    const times = await onBoth((server, index) => server.recover(bases[index] ?? '', 'end'));
    const { keys, halves } = await stored();
    expect(old.length).toBeGreaterThan(10);
    expect(old.filter((key) => !keys.has(key))).toEqual([]);
    const lost = acknowledged.filter((key) => !keys.has(key));
    report(
      `end of the archives: ${acknowledged.length} writes, ${lost.length} lost; ${halves.length} people in one store only; ` +
        `recovered in ${times.map(Math.round).join(' and ')} ms`,
    );
    bases = await onBoth((server) => server.archiveAnew());
  });

  it.each(['received', 'received by a synchronous standby', 'saved from the old disk'])('have at their end what was %s', async (how) => {
    const [saves, waits] = [how.startsWith('saved'), how.includes('synchronous')];
    // Files that aren't full go to the archive late here, so that these are needed.
    await onBoth((server) => server.ask(`alter system set archive_timeout = 3600`));
    const receivers = saves ? [] : await onBoth((server) => server.receive());
    if (waits) await onBoth((server) => server.ask(`alter system set synchronous_standby_names = 'console_archive'`));
    await onBoth((server) => server.ask('select pg_reload_conf()'));
    const load = await working();
    await until(() => load.acknowledged.length > 60);
    const acknowledged = await lose(load, receivers, saves);
    await onBoth((server, index) => server.recover(bases[index] ?? '', 'end'));
    const { keys, halves } = await stored();
    const lost = acknowledged.filter((key) => !keys.has(key));
    report(`${how}: ${acknowledged.length} writes, ${lost.length} lost; ${halves.length} people in one store only`);
    expect(acknowledged.length).toBeGreaterThan(10);
    if (waits || saves) expect(lost).toEqual([]);
    bases = await onBoth((server) => server.archiveAnew());
  });

  it('keep what a recovery within the days needs, and nothing older', async () => {
    const [server] = servers;
    const folder = join(server.archive(), 'base');
    const [newest = ''] = readdirSync(folder);
    const at = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T000000Z`;
    const [older, oldest] = [server.base(), at(50)];
    renameSync(join(folder, newest), join(folder, oldest));
    renameSync(join(folder, older), join(folder, at(40)));
    const young = server.base();
    const files = () => readdirSync(join(server.archive(), 'wal')).length;
    const before = files();
    server.prune(31);
    expect(readdirSync(folder).toSorted()).toEqual([at(40), young]);
    expect(files()).toBeLessThan(before);
    await server.ask(`create table after_all (id int)`);
    expect((await command('mark', 'after-all')).code).toBe(0);
    await server.lose();
    await server.recover(at(40), 'name=after-all');
    expect(await server.ask(`select 1 from pg_class where relname = 'after_all'`)).toHaveLength(1);
  });

  it('that take nothing are named by a mark, and never overwrite a file', async () => {
    const [, regions] = servers;
    const [{ file } = { file: '' }] = await regions.ask<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    const planted = join(regions.archive(), 'wal', `${file}.gz`);
    mkdirSync(planted);
    await expect(markStores(readSettings(settings), 'refused', 3_000)).rejects.toThrow(
      `refused is written, but the archive of ap-southeast-2, eu-west-1, us-east-1 has not taken ${file}`,
    );
    rmSync(planted, { recursive: true });
  });
});
