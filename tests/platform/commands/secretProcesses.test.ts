import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startBalancer } from '../../support/balancer.ts';
import type { Balancer } from '../../support/balancer.ts';
import { deep } from '../../support/caller.ts';
import { startLoad } from '../../support/loadOfCalls.ts';
import { until } from '../../support/until.ts';
import { Browser, demoPassword, startPlatform } from '../browser.ts';
import { buildServer, startServer } from '../database/serverProcess.ts';
import type { ServerProcess } from '../database/serverProcess.ts';
import { addAppText, codeText, newPerson, startAppText } from '../services/factorTools.ts';
import { createGroupText, scopeOf } from '../services/people.ts';
import { many, openAll, plant, sealsBeyond } from './secretTools.ts';

type Settings = Record<string, string>;
const [former, next] = ['the former secret of two processes', 'the next secret of two processes'];
/** As the guide says, for several processes. */
const steps: Record<string, Settings> = {
  former: { SECRET: former },
  'former, reads the next one': { SECRET: former, SECRET_PREVIOUS: next },
  'next, reads the former one': { SECRET: next, SECRET_PREVIOUS: former },
  next: { SECRET: next },
};

describe.skipIf(!deep || !postgresPrograms())('a secret that two processes change under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-secret-change-'));
  let cluster: Cluster;
  let server: string;
  let balancer: Balancer;
  let address: string;
  let emails: string[];
  let pools: Pool[];
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    [cluster, { server }, balancer] = [await startPostgres(), await buildServer(folder), await startBalancer()];
    address = cluster.demo();
    pools = ['identity', 'ap_southeast_2'].map(
      (schema) => new Pool({ connectionString: address, max: 1, options: `-c search_path=${schema}` }),
    );
    const running = startPlatform({ DATABASE_URL: address, ...steps['former'], BACKGROUND_WORK: 'off' });
    const admin = await running.browser().as('admin@acme.example');
    const people = [];
    for (let count = 0; count < 40; count += 1) people.push(await newPerson(running, admin));
    emails = people.map(({ email }) => email);
    await plant(running, people[0]?._id ?? '');
    await running.close();
  });
  afterAll(async () => {
    for (const each of started) if (each.child.exitCode === null) await each.kill();
    balancer.stop();
    await Promise.all(pools.map((pool) => pool.end()));
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = async (settings: Settings): Promise<ServerProcess> => {
    const environment = { DEMO: 'on', PUBLIC_URL: balancer.url, TRUSTED_PROXIES: '1', ...settings };
    const process = await startServer({ server }, mkdtempSync(join(folder, 'run-')), address, environment);
    started.push(process);
    const port = Number(new URL(process.url).port);
    balancer.serve(port);
    await until(() => (balancer.answered.get(port) ?? 0) > 0 || started.length < 3);
    return process;
  };
  const end = async (process: ServerProcess): Promise<void> => {
    const ended = new Promise((done) => process.child.once('exit', done));
    process.child.kill('SIGTERM');
    expect(await ended).toBe(0);
  };
  /** A browser whose calls reach one process. */
  const at = ({ url }: ServerProcess, cookies?: Browser['cookies']): Browser => {
    const fetching = async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('origin', balancer.url);
      const body = request.method === 'POST' ? await request.text() : undefined;
      return fetch(`${url}${pathname}${search}`, { method: request.method, headers, ...(body !== undefined && { body }) });
    };
    const browser = new Browser({ fetch: fetching } as never);
    for (const [name, value] of cookies ?? []) browser.cookies.set(name, value);
    return browser;
  };
  /** Everything that is stored is opened by settings of a process. */
  const opens = async (settings: Settings): Promise<number> => {
    const running = startPlatform({ DATABASE_URL: address, BACKGROUND_WORK: 'off', ...settings });
    try {
      await running.platform.stores.identity();
      return await openAll(running);
    } finally {
      await running.close();
    }
  };
  /** A code of the next step is accepted, too, and still is when that begins before the server has read it. */
  const codeOf = (secret: string, step = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

  it('breaks no call, signs nobody out, and leaves every seal readable at every step', { timeout: 900_000 }, async () => {
    const [first = steps['former'], ...others] = Object.values(steps);
    let running: [ServerProcess, ServerProcess] = [await begin(first ?? {}), await begin(first ?? {})];
    const load = await startLoad(balancer.url);
    const session = (await at(running[0]).as('admin@acme.example')).cookies;
    const scope = await scopeOf(at(running[0], session));
    const waits: number[] = [];
    let [crossed, opened] = [0, 0];

    /** An authenticator app that one process seals proves somebody to another, and a repeated call is recognised by it. */
    const cross = async (one: ServerProcess, other: ServerProcess): Promise<void> => {
      const email = emails.pop() ?? '';
      const own = await at(one).as(email);
      const begun = await own.get<{ _id: string; secret: string }>(startAppText);
      await at(other, own.cookies).get(addAppText, { input: { _id: begun._id, code: codeOf(begun.secret), name: 'Phone' } });
      const browser = at(other);
      await browser.logIn(email, demoPassword);
      expect((await at(one, browser.cookies).ask(codeText, { code: codeOf(begun.secret, 1), email })).errors).toBeUndefined();
      const group = { group: { ...scope, name: `Crossed ${(crossed += 1)}`, description: '' } };
      const key = { 'idempotency-key': randomUUID() };
      const [made, again] = [Object.assign(at(one, session), { headers: key }), Object.assign(at(other, session), { headers: key })];
      const { _id } = await made.get<{ _id: string }>(createGroupText, group);
      expect(await again.get(createGroupText, group)).toMatchObject({ _id });
    };
    const live = async () => {
      for (const each of running) expect(await at(each, session).get('{ AuthCheckToken { logout } }')).toEqual({ logout: false });
      await cross(running[0], running[1]);
      await cross(running[1], running[0]);
      waits.push(load.longestWait());
    };
    let before = first ?? {};
    await live();
    for (const settings of others) {
      if (!('SECRET_PREVIOUS' in settings)) {
        // With every call going on, and new seals being made.
        const environment = { PATH: process.env['PATH'], DATABASE_URL: address, ...before };
        const renewing = spawn(process.execPath, [join(dirname(server), 'renew-secret.js')], { env: environment });
        let says = '';
        for (const stream of [renewing.stdout, renewing.stderr]) stream.on('data', (part: Buffer) => (says += part.toString()));
        const ended = new Promise((done) => renewing.once('exit', done));
        await live();
        expect(await ended, says).toBe(0);
        expect(says).toMatch(/^signing secrets of webhooks: 600 renewed, 0 left$/m);
        expect(says).toContain('SECRET_PREVIOUS can go');
        expect(await sealsBeyond(pools, next)).toEqual([]);
      }
      for (const index of [0, 1] as const) {
        const old = running[index];
        running = index === 0 ? [await begin(settings), running[1]] : [running[0], await begin(settings)];
        await end(old);
        await live();
        for (const each of [before, settings]) expect((opened = await opens(each))).toBeGreaterThan(many);
      }
      before = settings;
    }
    await load.stop();
    expect(load.broken).toEqual([]);
    expect(await sealsBeyond(pools, next)).toEqual([]);
    const { rows } = (await pools[1]?.query<{ name: string }>(`select name from groups where name like 'Upgrade %'`)) ?? { rows: [] };
    expect(rows.map(({ name }) => name).toSorted()).toEqual(load.written.toSorted());
    console.log(
      `change of SECRET: calls ${load.done}, of which ${load.written.length} wrote; broken 0, lost 0, doubled 0; ${crossed} times a process ` +
        `read what another one had sealed; ${opened} seals opened at each step; longest call at each step ${waits.map(Math.round).join(', ')} ms`,
    );
  });
});
