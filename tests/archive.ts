import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { plainUser, startOwnPostgres } from './postgres.ts';
import type { OwnCluster } from './postgres.ts';
import { until } from './support/until.ts';

const guide = 'docs/operate/archive';

/** A PostgreSQL with the archive of the operator's guide: its own files, with other paths. */
export interface ArchivedServer extends Pick<OwnCluster, 'data' | 'database' | 'stop'> {
  ask<Row extends object>(text: string): Promise<Row[]>;
  restart(): void;
  /** Ends its processes without notice, and deletes its data; of a disk that can still be read, the log is saved. */
  lose(options?: { savesLog?: boolean }): Promise<void>;
  base(): string;
  prune(days: number): void;
  /** Milliseconds from the empty folder until it accepts writes. */
  recover(base: string, target: string): Promise<number>;
  /** Goes on after a recovery, as the guide says: with another folder, and a base backup. */
  archiveAnew(): Promise<string>;
  /** Starts `pg_receivewal`. */
  receive(): Promise<ChildProcess>;
  archive(): string;
}

const settingsOf = (archive: string, script: string, timeout: number): string =>
  readFileSync(join(guide, 'archive.conf'), 'utf8')
    .replace('/usr/local/bin/console-archive', script)
    .replace('/srv/archive', archive)
    .replace(/(?<=archive_timeout = )\d+/, String(timeout));

/** @param timeout of the archive, in seconds */
export async function startArchived(timeout: number): Promise<ArchivedServer> {
  let script = '';
  let archives = 0;
  let archive = '';
  const cluster = await startOwnPostgres({
    configure: (folder) => {
      script = join(folder, 'console-archive');
      copyFileSync(join(guide, 'console-archive'), script);
      chmodSync(script, 0o755);
      archive = join(folder, `archive-${archives}`);
      return settingsOf(archive, script, timeout);
    },
  });
  const { data, folder, port } = cluster;
  const run = (program: string, ...args: string[]) => cluster.run(program, ...args);
  const address = (name = 'postgres') => `postgres://console@127.0.0.1:${port}/${name}`;
  const ask = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new Client({ connectionString: address() });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const isWritable = async () => {
    const rows = await ask<{ is: boolean }>('select not pg_is_in_recovery() as is').catch(() => []);
    return rows[0]?.is;
  };
  const restart = () => {
    run(join(cluster.programs, 'pg_ctl'), '-D', data, '-m', 'fast', 'stop');
    cluster.start();
  };
  const base = (): string => {
    run(script, 'base', archive, address());
    return readdirSync(join(archive, 'base')).toSorted().at(-1) ?? '';
  };
  return {
    ...{ data, ask, base, restart, archive: () => archive },
    database: (name) => cluster.database(name),
    stop: () => cluster.stop(),
    prune: (days) => run(script, 'prune', archive, String(days)),
    lose: async ({ savesLog = false } = {}) => {
      const { first, others } = cluster.processes();
      for (const id of [first, ...others]) process.kill(id, 'SIGKILL');
      await until(() => !isAlive(first));
      if (savesLog) run('/bin/sh', '-c', `cp ${join(data, 'pg_wal')}/0* ${join(archive, 'received')}/`);
      rmSync(data, { recursive: true, force: true });
      // A zombie looks as if it still had them.
      for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL')) rmSync(join(folder, name));
    },
    recover: async (from, target) => {
      const begun = performance.now();
      rmSync(data, { recursive: true, force: true });
      run(script, 'recover', archive, from, data, target);
      try {
        cluster.start();
      } catch (error) {
        throw new Error(readFileSync(join(folder, 'log'), 'utf8').slice(-2_000), { cause: error });
      }
      await until(isWritable);
      return performance.now() - begun;
    },
    archiveAnew: async () => {
      archive = join(folder, `archive-${(archives += 1)}`);
      await ask(`alter system set archive_command = '"${script}" keep "${archive}" "%p" "%f"'`);
      for (const name of ['archive_mode', 'restore_command', 'recovery_target_name', 'recovery_target_action'])
        await ask(`alter system reset ${name}`);
      restart();
      return base();
    },
    receive: async () => {
      const child = spawn(script, ['receive', archive, `${address()}?application_name=console_archive`], {
        ...(process.getuid?.() === 0 ? plainUser() : {}),
        cwd: folder,
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      });
      mkdirSync(archive, { recursive: true });
      await until(async () => (await ask(`select 1 from pg_stat_replication where application_name = 'console_archive'`)).length);
      return child;
    },
  };
}

/** A process that nobody waits for stays as a zombie. */
function isAlive(id: number): boolean {
  const stat = existsSync(`/proc/${id}/stat`) ? readFileSync(`/proc/${id}/stat`, 'utf8') : ') Z';
  return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}
