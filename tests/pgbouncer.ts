import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, plainUser } from './postgres.ts';

/** PgBouncer in front of a PostgreSQL, thrown away at the end of a test. */
export interface Pooler {
  /** The address of a database through it. */
  through(address: string): string;
  stop(): Promise<void>;
}

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) => existsSync(path));

export const hasPgBouncer = program !== undefined;

/** @param connections of the server, for all that go through it */
export async function startPgBouncer(
  server: string,
  {
    connections = 2,
    mode = 'transaction',
    ignored = '',
  }: { connections?: number; mode?: 'session' | 'transaction'; ignored?: string } = {},
): Promise<Pooler> {
  if (!program) throw new Error('PgBouncer is not installed: install your system’s package');
  const folder = mkdtempSync(join(tmpdir(), 'console-pgbouncer-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const { hostname, port: serverPort } = new URL(server);
  const users = join(folder, 'users');
  writeFileSync(users, '"console" ""\n');
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    `default_pool_size = ${connections}`,
    'max_client_conn = 500',
    'query_wait_timeout = 15',
    `logfile = ${join(folder, 'log')}`,
    ...(ignored ? [`ignore_startup_parameters = ${ignored}`] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...(process.getuid?.() === 0 ? plainUser() : {}) });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await answers(port, () => child.exitCode === null);
  return {
    through: (address) => {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && isRunning(); tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('close', () => undefined).unref();
      setTimeout(() => socket.destroy(), 50).unref();
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('PgBouncer does not answer');
}
