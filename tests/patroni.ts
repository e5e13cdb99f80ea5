import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { childrenOf, freePort, plainUser, postgresPrograms } from './postgres.ts';
import { until } from './support/until.ts';

// Three PostgreSQL nodes by Patroni behind HAProxy, with the example files of docs/operate/failover, on loopback. One etcd member: its own failure
// is not what the drill is about.

export interface FailoverCluster {
  /** The address of a database through HAProxy, made empty. */
  database(name: string): Promise<string>;
  /** The address of the same database in a node, past HAProxy. */
  in(node: string, address: string): string;
  nodes: readonly string[];
  /** The node that Patroni has elected, once it accepts writes and has a synchronous replica. */
  whole(): Promise<string>;
  primary(): Promise<string | undefined>;
  /** Kills Patroni and PostgreSQL of a node, as a power failure would. */
  crash(node: string): void;
  /** Kills PostgreSQL of a node; its Patroni lives. */
  killPostgres(node: string): void;
  /** Stops all processes of a node without ending them, as a machine that hangs. */
  freeze(node: string): void;
  thaw(node: string): void;
  /** An operator's `patronictl switchover`. */
  switchOver(from: string, to: string): void;
  synchronous(): Promise<string[]>;
  start(node: string): void;
  /** The last lines of all logs. */
  logs(): string;
  stop(): Promise<void>;
}

const onPath = (name: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, name)).find((path) => existsSync(path));

const programs = { patroni: onPath('patroni'), patronictl: onPath('patronictl'), etcd: onPath('etcd'), haproxy: onPath('haproxy') };

/** Programs that are not installed. */
export const missingForFailover: string[] = [
  ...Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name])),
  ...(postgresPrograms() ? [] : ['postgresql']),
];

interface Member {
  name: string;
  state: string;
  role: string;
}

export async function startPatroni(): Promise<FailoverCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'console-patroni-'));
  chmodSync(folder, 0o777);
  const nodes = ['db1', 'db2', 'db3'];
  const addresses = await addressesOf(nodes);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: folder, ETCD_UNSUPPORTED_ARCH: process.arch };
  const asUser = process.getuid?.() === 0 ? plainUser() : {};
  const run = (program: string | undefined, name: string, args: string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(program ?? '', args, { cwd: folder, env, stdio: ['ignore', log, log], detached: true, ...asUser });
  };
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    chmodSync(path, 0o644);
    return path;
  };
  const [clients, peers] = [`http://${addresses.of('10.0.0.1:2379')}`, `http://127.0.0.1:${await freePort()}`];
  const etcd = run(programs.etcd, 'etcd', [
    ...[
      '--enable-v2',
      '--name',
      'one',
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      clients,
      '--advertise-client-urls',
      clients,
    ],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `one=${peers}`],
  ]);
  const example = addresses
    .replaced(readFileSync('docs/operate/failover/patroni.yml', 'utf8'))
    .replaceAll('/usr/lib/postgresql/15/bin', postgresPrograms() ?? '');
  const configs = new Map<string, string>();
  for (const [index, node] of nodes.entries()) {
    const home = join(folder, node);
    mkdirSync(home);
    chmodSync(home, 0o777);
    const own = example
      .replace('name: db1', `name: ${node}`)
      .replaceAll(addresses.of('10.0.0.1:8008'), addresses.of(`10.0.0.${index + 1}:8008`))
      .replaceAll(addresses.of('10.0.0.1:5432'), addresses.of(`10.0.0.${index + 1}:5432`))
      .replaceAll('/var/lib/postgresql', home);
    // Only the sockets’ folder is not in the example: the default one belongs to root.
    configs.set(node, file(`${node}.yml`, own.replace('  data_dir:', `  parameters: { unix_socket_directories: ${home} }\n  data_dir:`)));
  }
  const running = new Map<string, ChildProcess>();
  const start = (node: string): void => void running.set(node, run(programs.patroni, node, [configs.get(node) ?? '']));
  nodes.forEach(start);
  const haproxy = run(programs.haproxy, 'haproxy', [
    '-db',
    '-f',
    file('haproxy.cfg', addresses.replaced(readFileSync('docs/operate/failover/haproxy.cfg', 'utf8'))),
  ]);

  const rest = (node: string) => addresses.of(`10.0.0.${nodes.indexOf(node) + 1}:8008`);
  const members = async (): Promise<Member[]> => {
    for (const node of nodes) {
      const found = await fetch(`http://${rest(node)}/cluster`, { signal: AbortSignal.timeout(1000) })
        .then(async (response) => ((await response.json()) as { members: Member[] }).members)
        .catch(() => undefined);
      if (found) return found;
    }
    return [];
  };
  const dataOf = (node: string) => join(folder, node, 'console');
  const first = (node: string): number => {
    const path = join(dataOf(node), 'postmaster.pid');
    return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  };
  const postgresOf = (node: string) => (first(node) ? [first(node), ...childrenOf(first(node))] : []);
  const patroniOf = (node: string) => {
    const id = running.get(node)?.pid;
    return id ? [id, ...childrenOf(id)] : [];
  };
  const signal = (ids: number[], name: NodeJS.Signals) => ids.forEach((id) => send(id, name));
  const primary = async () => (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  const synchronous = async () =>
    (await members()).flatMap(({ name, role, state }) => (role === 'sync_standby' && state === 'running' ? [name] : []));
  const superuser = (node: string, database = 'postgres') =>
    `postgres://postgres:change-this-1@${addresses.of(`10.0.0.${nodes.indexOf(node) + 1}:5432`)}/${database}`;
  const whole = async (): Promise<string> => {
    let found: string | undefined;
    await until(async () => {
      const all = await members();
      found = all.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
      const replicas = all.filter(({ role, state }) => role !== 'leader' && ['running', 'streaming'].includes(state));
      return found && replicas.length === nodes.length - 1 && replicas.some(({ role }) => role === 'sync_standby');
    });
    return found ?? '';
  };
  return {
    nodes,
    start,
    primary,
    synchronous,
    whole,
    database: async (name) => {
      const client = new Client(superuser(await whole()));
      await client.connect();
      await client.query(`create role console login password 'change-this-4'`).catch(() => undefined);
      await client.query(`create database "${name}" owner console`);
      await client.end();
      return `postgres://console:change-this-4@${addresses.of('127.0.0.1:5000')}/${name}`;
    },
    in: (node, address) => superuser(node, new URL(address).pathname.slice(1)),
    crash: (node) => signal([...patroniOf(node), ...postgresOf(node)], 'SIGKILL'),
    killPostgres: (node) => signal(postgresOf(node), 'SIGKILL'),
    freeze: (node) => signal([...patroniOf(node), ...postgresOf(node)], 'SIGSTOP'),
    thaw: (node) => signal([...postgresOf(node), ...patroniOf(node)], 'SIGCONT'),
    switchOver: (from, to) => {
      const args = ['-c', configs.get(from) ?? '', 'switchover', 'console', '--leader', from, '--candidate', to, '--force'];
      execFileSync(programs.patronictl ?? '', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], ...asUser });
    },
    logs: () =>
      [...nodes, 'etcd', 'haproxy']
        .map((name) => `${name}: ${readFileSync(join(folder, `${name}.log`), 'utf8').slice(-60_000)}`)
        .join('\n\n'),
    stop: async () => {
      const last = nodes.flatMap((node) => [...patroniOf(node), ...postgresOf(node)]);
      for (const child of [haproxy, etcd]) if (child.pid) last.push(child.pid);
      signal(last, 'SIGKILL');
      await until(() => last.every((id) => !isAlive(id)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Free ports of this machine in place of the examples’ addresses. */
async function addressesOf(nodes: readonly string[]) {
  const own = new Map<string, string>();
  const names = nodes.flatMap((_, index) => [8008, 5432].map((port) => `10.0.0.${index + 1}:${port}`));
  for (const name of [...names, '10.0.0.1:2379', '127.0.0.1:5000']) own.set(name, `127.0.0.1:${await freePort()}`);
  const of = (name: string): string => own.get(name) ?? '';
  const portOf = (name: string) => of(name).split(':')[1] ?? '';
  return {
    of,
    replaced: (text: string): string =>
      text
        .replace('10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379', of('10.0.0.1:2379'))
        .replace(/(10\.0\.0\.\d)(:5432 check port )8008/g, (_, host: string, middle: string) => `${host}${middle}${portOf(`${host}:8008`)}`)
        .replace(/(?:10\.0\.0|127\.0\.0)\.\d:\d+/g, (name) => own.get(name) ?? name)
        .replaceAll('10.0.0.0/24', '127.0.0.1/32'),
  };
}

function send(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, signal);
  } catch {
    return false;
  }
}

/** Zombies are none. */
function isAlive(id: number): boolean {
  if (!send(id, 0)) return false;
  const stat = existsSync(`/proc/${id}/stat`) ? readFileSync(`/proc/${id}/stat`, 'utf8') : '';
  return stat !== '' && !stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}
