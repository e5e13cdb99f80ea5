import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL for a test: thrown away at its end. */
export interface Cluster {
  /** The address of a database in it, made empty. */
  database(name: string): string;
  /** The address of one that has the demo data, or gets them from the platform that opens it first. */
  demo(): string;
  stop(): void;
}

export interface OwnCluster extends Cluster {
  /** Its data, and the folder with them, that it may write. */
  data: string;
  folder: string;
  port: number;
  /** Folder of PostgreSQL's programs. */
  programs: string;
  /** Runs a program as its user. */
  run(program: string, ...args: string[]): void;
  /** The ids of its processes: the one that all others come from, and those. */
  processes(): { first: number; others: number[] };
  /** Starts it again after its processes have ended. */
  start(): void;
  /** A streaming replica of it. */
  replica(): Promise<ClusterReplica>;
}

/** A hot standby that follows a cluster. */
export interface ClusterReplica {
  /** The address of a database of the cluster in it. */
  of(address: string): string;
  /** Kills its processes. */
  kill(): void;
  start(): void;
  stop(): void;
}

const folders = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(folders) ? readdirSync(folders).toSorted((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(folders, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** Databases of the run's PostgreSQL (`tests/seeded.ts`, `tests/journeys/database.ts`), else a throw-away PostgreSQL. */
export async function startPostgres(): Promise<Cluster> {
  const seeded = process.env['SEEDED_SERVER'] ?? process.env['JOURNEYS_SERVER'];
  return seeded ? databasesOf(seeded) : startOwnPostgres();
}

/** Databases of a server that has one with the demo data; they go with `stop`. */
export function databasesOf(seeded: string): Cluster {
  const made: string[] = [];
  const psql = (command: string): [string, string[]] => [join(programs(), 'psql'), [new URL('postgres', seeded).href, '-qc', command]];
  const run = (command: string) => execFileSync(...psql(command), { stdio: ['ignore', 'ignore', 'pipe'] });
  const create = (name: string, how: string): string => {
    const own = nameOf(name);
    run(`create database "${own}" ${how}`);
    made.push(own);
    return new URL(own, seeded).href;
  };
  return {
    database: (name) => create(name, ''),
    demo: () => create('demo', `template "${new URL(seeded).pathname.slice(1)}" strategy file_copy`),
    // Nobody waits for this: what is left goes with the server.
    stop: () => made.splice(0).forEach((name) => spawn(...psql(`drop database "${name}" with (force)`), { stdio: 'ignore' }).unref()),
  };
}

/**
 * Starts a throw-away PostgreSQL on a loopback port, in a temporary folder, as a user that is not root: PostgreSQL refuses that one.
 * @param configure more lines for its configuration
 */
export async function startOwnPostgres({
  fsync = false,
  configure,
}: { fsync?: boolean; configure?: (folder: string) => string } = {}): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) => asPlainUser(join(programs(), program), args, folder);
  run('initdb', '-D', data, '-U', 'console', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8');
  const program = (path: string, ...args: string[]) => asPlainUser(path, args, folder);
  if (configure) appendFileSync(join(data, 'postgresql.conf'), configure(folder));
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${fsync ? 'on' : 'off'} -c max_connections=300`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options, 'start');
  start();
  const database = (name: string): string => {
    run('psql', '-h', folder, '-p', String(port), '-U', 'console', '-d', 'postgres', '-qc', `create database "${name}"`);
    return `postgres://console@127.0.0.1:${port}/${name}`;
  };
  const replica = async (): Promise<ClusterReplica> => {
    const [copy, own] = [join(folder, `replica-${randomUUID()}`), await freePort()];
    run('pg_basebackup', '-h', folder, '-p', String(port), '-U', 'console', '-D', copy, '-R', '-c', 'fast', '--no-sync', '-X', 'stream');
    const begin = () =>
      run('pg_ctl', '-D', copy, '-w', '-t', '30', '-l', `${copy}.log`, '-o', options.replace(`-p ${port}`, `-p ${own}`), 'start');
    const end = () => run('pg_ctl', '-D', copy, '-m', 'immediate', 'stop');
    begin();
    return {
      of: (address) => Object.assign(new URL(address), { port: String(own) }).href,
      kill: end,
      start: begin,
      stop: end,
    };
  };
  return {
    ...{ data, folder, port, programs: programs(), start, replica },
    run: program,
    processes: () => {
      const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return { first, others: childrenOf(first) };
    },
    database,
    demo: () => database(nameOf('demo')),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const nameOf = (name: string): string => `${name}_${randomUUID().replaceAll('-', '')}`;

function programs(): string {
  const found = postgresPrograms();
  if (!found) throw new Error('PostgreSQL is not installed: npm test installs it where it may, else install your system’s package');
  return found;
}

/** As root the programs run as `nobody`, who exists everywhere; `setpriv` keeps nothing of root's. */
function asPlainUser(program: string, args: string[], cwd: string): void {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? plainUser() : undefined;
  execFileSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
  });
}

/** The fourth field of /proc/<pid>/stat says whose child a process is. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
  });

export function plainUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('There is neither a user postgres nor nobody to run PostgreSQL as');
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
