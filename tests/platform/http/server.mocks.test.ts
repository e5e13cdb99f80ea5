import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '../../../src/platform/operation.ts';
import { buildServer } from '../database/serverProcess.ts';
import { startEngine, templateDir, tokenOf } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import { until } from '../../support/until.ts';

describe('the server on node:http', () => {
  let engine: Engine;
  let port: number;
  let server: ReturnType<Engine['platform']['createServer']>;
  let work: (signal: AbortSignal) => Promise<void> = async () => undefined;
  beforeAll(async () => {
    engine = startEngine(
      {
        operations: [
          operation('AuthCheckToken', { store: 'identity' }, async (_, { request: { signal } }) => {
            await work(signal);
            return { tokenCheckResult: { isAccessTokenExpired: false, isRefreshTokenExpired: false }, logout: false };
          }),
        ],
      },
      { ownHost: true },
    );
    server = engine.platform.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await engine.close();
  });

  const headers = { 'content-type': 'application/json', cookie: `session=token; csrf=${tokenOf()}`, 'x-csrf-token': tokenOf() };
  const call = '{"query":"{ AuthCheckToken { logout } }"}';
  const url = () => `http://127.0.0.1:${port}/api/eu-west-1/graphql`;

  it('answers calls, with an id of the request and the headers of every answer', async () => {
    const answer = await fetch(url(), { method: 'POST', headers: { ...headers, 'x-request-id': 'proxy-4711-abc' }, body: call });
    expect(await answer.json()).toEqual({ data: { AuthCheckToken: { logout: false } } });
    expect(answer.headers.get('x-request-id')).toBe('proxy-4711-abc');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('stops reading a body that turns out to be too long', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(url(), { method: 'POST', headers, agent: new Agent({ keepAlive: false }) }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      sent.on('error', reject);
      for (let part = 0; part < 20; part += 1) sent.write('x'.repeat(100_000));
      sent.end();
    });
    expect(status).toBe(413);
    expect((await fetch(url(), { method: 'POST', headers, body: call })).status).toBe(200);
  });

  it('tells an operation that its client is gone, and goes on', async () => {
    const client = new AbortController();
    const aborted = new Promise<void>((resolve) => {
      work = (signal) => {
        client.abort();
        return new Promise((done) => signal.addEventListener('abort', () => (resolve(), done())));
      };
    });
    const answer = fetch(url(), { method: 'POST', headers, body: call, signal: client.signal });
    await expect(answer).rejects.toThrow(/abort/);
    await aborted;
    work = async () => undefined;
    expect((await fetch(url(), { method: 'POST', headers, body: call })).status).toBe(200);
  });

  it('survives clients that hang up in mid-request and talk nonsense', async () => {
    for (const text of [
      'POST /api/eu-west-1/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"que',
      'nonsense\r\n\r\n',
      'GET /%ff%fe/\u0000 HTTP/1.1\r\n\r\n',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text, () => setTimeout(() => socket.destroy(), 30)));
        socket.on('close', () => resolve()).on('error', () => undefined);
      });
    }
    expect((await fetch(url(), { method: 'POST', headers, body: call })).status).toBe(200);
    expect(engine.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
  });

  it('believes as many proxies as are configured when it asks for a client’s address', async () => {
    const told: (string | undefined)[] = [];
    const proxied = startEngine(
      {
        operations: [
          operation(
            'AuthCheckToken',
            { store: 'identity' },
            async (_, context) => (
              told.push(context.request.ip),
              { tokenCheckResult: { isAccessTokenExpired: false, isRefreshTokenExpired: false }, logout: false }
            ),
          ),
        ],
      },
      { trustedProxies: 1, ownHost: true },
    );
    const behind = proxied.platform.createServer();
    await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}/api/eu-west-1/graphql`;
    for (const target of [address, url()])
      await fetch(target, { method: 'POST', headers: { ...headers, 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }, body: call });
    expect(told).toEqual(['203.0.113.9']);
    behind.close();
    behind.closeAllConnections();
    await proxied.close();
  });
});

describe('the server’s process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-server-'));
  const running: ChildProcess[] = [];
  let port: number;
  let bundle: string;
  beforeAll(async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, resolve));
    ({ port } = probe.address() as AddressInfo);
    await new Promise((resolve) => probe.close(resolve));
    ({ server: bundle } = await buildServer(folder));
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string>) => {
    const child = spawn(process.execPath, [bundle], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DEMO: 'off',
        PUBLIC_URL: `http://127.0.0.1:${environment['PORT']}`,
        LOG_LEVEL: 'info',
        DATA_DIR: join(folder, 'data'),
        TEMPLATE_DIR: templateDir,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, ended, output: () => output };
  };
  const ready = async (port: number) => {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok);
  };

  it('answers what is in progress and then ends when it is told to stop; what it held is free again', async () => {
    const one = start({ PORT: String(port) });
    await ready(port);
    // A request whose body is still on its way when the signal comes.
    const slow = request(`http://127.0.0.1:${port}/api/eu-west-1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'keep-alive', expect: '100-continue' },
      agent: new Agent({ keepAlive: true }),
    });
    const begun = new Promise((resolve) => slow.once('continue', resolve));
    slow.flushHeaders();
    const answered = new Promise((resolve, reject) =>
      slow.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject),
    );
    await begun;
    slow.write('{"query":');
    one.child.kill('SIGTERM');
    // It takes no new calls while one is in progress.
    await until(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    expect(one.child.exitCode).toBeNull();
    slow.end('"{ __typename }"}');
    expect(await answered).toBe(200);
    expect(await one.ended).toBe(0);
    const two = start({ PORT: String(port) });
    await ready(port);
    two.child.kill('SIGINT');
    expect(await two.ended).toBe(0);
  });

  it('ends quietly when it is told to stop while it starts', async () => {
    const one = start({ PORT: String(port), DATA_DIR: join(folder, 'begun') });
    await until(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => true,
        () => false,
      ),
    );
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect(one.output()).not.toContain('could not start');
  });

  it('says which port is in use', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, resolve));
    const { port: taken } = holder.address() as AddressInfo;
    const second = start({ PORT: String(taken), DATA_DIR: join(folder, 'other') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Port ${taken} is in use. Stop what uses it, or choose another one with PORT, for example PORT=${taken + 1}.`,
    );
    holder.close();
  });

  it('says which folder is in use, and by whom', async () => {
    const first = start({ PORT: String(port) });
    await ready(port);
    const second = start({ PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${join(folder, 'data')} is in use by process ${first.child.pid}.`);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('says every setting that it cannot use, without repeating an address', async () => {
    const wrong = start({ PORT: '99999', DATABASE_URL: 'mysql://user:hunter2@db.example/x', DEMO: 'perhaps' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/PORT is '99999'.*DATABASE_URL must be a URL.*DEMO is 'perhaps'/s);
    expect(wrong.output()).not.toContain('hunter2');
  });

  it('says that the database does not answer', async () => {
    const away = start({ PORT: String(port), DATABASE_URL: 'postgres://console:hunter2@127.0.0.1:1/console' });
    expect(await away.ended).toBe(1);
    expect(away.output()).toContain('The database does not answer (ECONNREFUSED)');
    expect(away.output()).not.toContain('hunter2');
  });

  it.skipIf(!postgresPrograms())('says that the database, or its user, does not exist', async () => {
    const cluster = await startPostgres();
    const absent = new URL(cluster.database('started'));
    absent.pathname = '/absent';
    const nowhere = start({ PORT: String(port), DATABASE_URL: absent.href });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.output()).toContain('The database that DATABASE_URL names does not exist (3D000).');
    absent.username = 'nobody';
    const stranger = start({ PORT: String(port), DATABASE_URL: absent.href });
    expect(await stranger.ended).toBe(1);
    expect(stranger.output()).toContain('The database refuses the user or the password of DATABASE_URL (28000).');
    cluster.stop();
  });

  it.skipIf(!postgresPrograms())('migrates every store of its database at start, and ends with the reason where that fails', async () => {
    const cluster = await startPostgres();
    const database = { PORT: String(port), DATABASE_URL: cluster.database('started') };
    const one = start(database);
    await until(() => one.output().includes('listening'));
    const pool = new Pool({ connectionString: database.DATABASE_URL, max: 1 });
    const { rows } = await pool.query(`select schemaname from pg_tables where tablename = 'migrations' order by 1`);
    expect(rows.map(({ schemaname }: { schemaname: string }) => schemaname)).toEqual([
      'ap_southeast_2',
      'eu_west_1',
      'identity',
      'us_east_1',
    ]);
    one.child.kill('SIGTERM');
    await one.ended;
    await pool.query(`update us_east_1.migrations set hash = 'another'`);
    await pool.end();
    const two = start(database);
    expect(await two.ended).toBe(1);
    expect(two.output()).toMatch(/Migration \d{4}\S*\.sql was changed after it had been applied to store us-east-1/);
    cluster.stop();
  });

  it('does not open a data folder that somebody made a file of', async () => {
    writeFileSync(join(folder, 'file'), '');
    const broken = start({ PORT: String(port), DATA_DIR: join(folder, 'file') });
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toMatch(/could not start|is no folder/);
  });
});
