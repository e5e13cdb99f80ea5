import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres, type Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { buildServer } from '../database/serverProcess.ts';
import { freePort } from '../../journeys/platform.ts';

const count = 2;

describe.skipIf(!postgresPrograms())('several processes on one port', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-processes-'));
  let cluster: Cluster;
  let port: number;
  let server: ChildProcess;
  let ended: Promise<number | null>;
  let output = '';
  let cookie: string;
  let load: Load;
  beforeAll(async () => {
    const { server: bundle } = await buildServer(folder);
    cluster = await startPostgres();
    port = await freePort();
    const env = { ...process.env, DATABASE_URL: cluster.demo(), DEMO: 'on', LOG_LEVEL: 'info', METRICS_TOKEN: 'metrics' };
    const own = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, PROCESSES: String(count), DATABASE_CONNECTIONS: '3' };
    server = spawn(process.execPath, [bundle], { env: { ...env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
    ended = new Promise((resolve) => server.once('close', resolve));
    await until(() => served().length === count);
    cookie = await signIn(port);
    load = steadyLoad(port, cookie);
  });
  afterAll(async () => {
    await load.stop();
    server.kill('SIGKILL');
    await ended;
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Ids of all processes that have served, in their order. */
  const served = () => [...output.matchAll(/"pid":(\d+),"msg":"listening"/g)].map(([, pid]) => Number(pid));
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const alive = () => served().filter(isAlive);

  it('have one page of metrics, which counts the requests of all', async () => {
    await until(() => load.done > 50);
    const counted = async (): Promise<number> => {
      const page = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer metrics' } })).text();
      return Number(/console_request_seconds_count\{route="api",status="200"\} (\d+)/.exec(page)?.[1]);
    };
    const [before, found, after] = [load.done, await counted(), load.done];
    // Sign-in, and requests in progress.
    expect(found).toBeGreaterThanOrEqual(before + 1);
    expect(found).toBeLessThanOrEqual(after + 1 + load.clients);
    expect(load.broken).toEqual([]);
  });

  it('go on without one that is killed, which another replaces; who is signed in stays so', async () => {
    const [killed = 0] = alive();
    process.kill(killed, 'SIGKILL');
    await until(() => served().length === count + 1);
    expect(alive()).toHaveLength(count);
    expect(output).toContain('a process ended; another one starts');
    // Requests that the killed one was at are broken, at most one for each client.
    expect(load.broken.length).toBeLessThanOrEqual(load.clients);
    expect(
      load.broken.every((fault) => /ECONNRESET|socket hang up|EPIPE|aborted/.test(fault)),
      load.broken.join(),
    ).toBe(true);
    load.broken.length = 0;
    const before = load.done;
    await until(() => load.done > before + 50);
    expect(load.broken).toEqual([]);
  });

  it('are replaced in turn by SIGHUP, and no request notices', async () => {
    const before = alive();
    server.kill('SIGHUP');
    await until(() => output.includes('all processes were replaced'));
    await until(() => before.every((pid) => !isAlive(pid)));
    expect(alive()).toHaveLength(count);
    const done = load.done;
    await until(() => load.done > done + 50);
    expect(load.broken).toEqual([]);
  });

  it('finish their requests when they are stopped, and end', async () => {
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    await load.stop();
    expect(served().filter(isAlive)).toEqual([]);
    // No request was broken on a connection that was open; new ones found nobody.
    expect(load.broken.filter((fault) => !fault.startsWith('0 connecting'))).toEqual([]);
  });
});

interface Load {
  clients: number;
  done: number;
  /** Codes of requests that had no response, or another one than expected. */
  broken: string[];
  stop(): Promise<void>;
}

/** Clients that each send one request after the other over a connection of their own. */
function steadyLoad(port: number, cookie: string, clients = 6): Load {
  const over = new AbortController();
  const load: Load = { clients, done: 0, broken: [], stop: async () => (over.abort(), void (await Promise.all(loops))) };
  const loop = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      const { status, text } = await send(port, agent, { query: '{ AuthCheckToken { logout } }' }, cookie);
      if (status === 200 && text.includes('"logout":false')) load.done += 1;
      else load.broken.push(`${status} ${text}`);
      if (status === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    agent.destroy();
  };
  const loops = Array.from({ length: clients }, loop);
  return load;
}

async function signIn(port: number): Promise<string> {
  const query = 'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { expiresAt } }';
  const variables = { email: 'admin@acme.example', password: 'Demo-Passw0rd!' };
  const response = await fetch(`http://127.0.0.1:${port}/api/ap-southeast-2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

function send(port: number, agent: Agent, body: object, cookie: string): Promise<{ status: number; text: string }> {
  const csrf = /csrf=([^;]+)/.exec(cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', cookie, 'x-csrf-token': csrf };
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', path: '/api/ap-southeast-2/graphql', method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        .on('error', ({ message }) => resolve({ status: 0, text: message }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ status: 0, text: `${sent.reusedSocket ? '' : 'connecting '}${error.code ?? error.message}` });
    });
    sent.end(JSON.stringify(body));
  });
}
