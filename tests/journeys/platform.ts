import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasesOf } from '../postgres.ts';

export const password = 'Demo-Passw0rd!';

/**
 * Starts the built platform over a copy of the demo database, else an empty embedded one. `FIXED_TIME` needs an empty one: demo data
 * depend on the time.
 */
export async function startPlatform(environment: Record<string, string> = {}): Promise<{ address: string; stop: () => Promise<void> }> {
  if (environment['PLATFORM_EXTENSIONS'] === 'none') return startElsewhere(environment);
  return start(['dist/server/server.js'], await freePort(), environment);
}

/** The console alone, in front of a platform that has nothing of the extensions, as two processes. */
async function startElsewhere(environment: Record<string, string>): Promise<{ address: string; stop: () => Promise<void> }> {
  execFileSync(process.execPath, ['src/commands/build.mjs', '--without-extensions'], { stdio: 'inherit' });
  const [port, own] = [await freePort(), await freePort()];
  const publicUrl = { PUBLIC_URL: `http://localhost:${own}`, ORIGINS: `http://localhost:${port}`, TRUSTED_PROXIES: '1' };
  const { PLATFORM_EXTENSIONS, ...shared } = environment;
  const platform = await start(['node_modules/tsx/dist/cli.mjs', 'tests/journeys/contractServer.ts'], port, { ...shared, ...publicUrl });
  const forwarding = { PLATFORM_URL: `http://localhost:${port}`, PLATFORM_EXTENSIONS: PLATFORM_EXTENSIONS ?? 'none' };
  const gateway = spawn(process.execPath, ['dist/server/server.js'], {
    env: { PATH: process.env['PATH'], PORT: String(own), LOG_LEVEL: 'warn', ...forwarding },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await ready(gateway, publicUrl.PUBLIC_URL);
  const stop = async () => {
    const ended = new Promise((resolve) => gateway.once('exit', resolve));
    gateway.kill('SIGTERM');
    await ended;
    await platform.stop();
  };
  return { address: publicUrl.PUBLIC_URL, stop };
}

async function start(
  script: string[],
  port: number,
  environment: Record<string, string>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-journeys-'));
  const address = `http://localhost:${port}`;
  const server = process.env['JOURNEYS_SERVER'];
  const databases = server && environment['DATABASE_URL'] === undefined ? databasesOf(server) : undefined;
  const flags = join(dataDir, 'flags.json');
  cpSync('src/platform/flags/definitions.json', flags);
  // A journey may start a second platform, with settings of its own.
  definitions ||= flags;
  const running = spawn(process.execPath, script, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT_SCALE: '1000',
      PUBLIC_URL: address,
      DATABASE_URL: (environment['FIXED_TIME'] ? databases?.database('fixed') : databases?.demo()) ?? '',
      FLAGS_FILE: flags,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
    databases?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await ready(running, address);
  return { address, stop };
}

let definitions = '';
/** The definitions of the flags of this worker's platform; whoever changes them puts them back. */
export const flagsFile = (): string => definitions;

/** Opens the regions, and fills them with the demo where they are empty, which else the first call does that needs one. */
export async function openRegions(at: string): Promise<void> {
  const query = 'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { expiresAt } }';
  const send = (region: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${at}/api/${region}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await send('ap-southeast-2', { query, variables: { email: 'staff@demo.example', password } });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const token = cookie.find((each) => each?.startsWith('csrf='))?.slice('csrf='.length) ?? '';
  const asking = { query: '{ ORGGetRootHierarchy(filter: { customerId: "none" }) { _id } }' };
  for (const region of ['ap-southeast-2', 'eu-west-1', 'us-east-1'])
    await send(region, asking, { cookie: cookie.join('; '), 'x-csrf-token': token });
}

async function ready(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (server.exitCode !== null) throw new Error(`the platform ended with ${server.exitCode} before it was ready`);
    try {
      if ((await fetch(`${address}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the platform was not ready');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
