import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Logger } from 'pino';
import type { Region } from '../../src/platform/regions.ts';
import { defaultSizes } from '../../src/platform/demo/sizes.ts';
import { listingOf } from '../../src/console/listings/listingOf.ts';
import { createPlatform } from '../../src/platform/platform.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createServices } from '../../src/platform/services/index.ts';
import { readSettings } from '../../src/platform/settings/read.ts';
import { databasesOf } from '../postgres.ts';

export const origin = 'http://localhost:4120';
export const demoPassword = 'Demo-Passw0rd!';

/** A clock that stands still until it is moved. */
export interface Clock {
  now: () => Date;
  pass: (milliseconds: number) => void;
}

export const minute = 60_000;

export interface Running {
  platform: Platform;
  clock: Clock;
  browser: () => Browser;
  close: () => Promise<void>;
}

/** No test asks the name servers of the machine: at this address nobody answers. */
const nowhere = { DNS_SERVERS: '127.0.0.1:9' };

/** Suites sign in from one address far more often than people do; those about the budgets set their own. */
export const roomy = { RATE_LIMIT_SCALE: '1000' };

/**
 * The whole platform with its services and demo data: in a database of its own of the run's PostgreSQL, in a folder of its own, or in a
 * PostgreSQL by its address.
 * @param log by default only what TEST_LOG_LEVEL asks for
 * @param embedded is it to be the embedded database wherever the others run
 * @param create another platform than ours
 */
export function startPlatform(
  environment: Record<string, string> = {},
  { embedded = false, log = undefined as Logger | undefined, create = createPlatform } = {},
): Running {
  const folder = mkdtempSync(join(tmpdir(), 'console-services-'));
  const copied = isSeeded(environment) && !embedded ? copiedDatabase() : undefined;
  if (!copied && isSeeded(environment)) copySeeded(join(folder, 'data'));
  let time = Date.now();
  const clock: Clock = { now: () => new Date(time), pass: (milliseconds) => void (time += milliseconds) };
  const settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    PUBLIC_URL: origin,
    ...nowhere,
    ...roomy,
    ...copied?.settings,
    ...environment,
  });
  const platform = create(
    { ...settings, templateDir: join(tmpdir(), 'console-tests-template') },
    {
      services: createServices({ demo: { ...defaultSizes, users: 600 }, listingOf }),
      clock: clock.now,
      log: log ?? pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    },
  );
  return {
    platform,
    clock,
    browser: () => new Browser(platform),
    close: async () => {
      await platform.close();
      copied?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** True if no setting that the demo data depend on differs from those of `tests/seeded.ts`. */
const isSeeded = (environment: Record<string, string>): boolean =>
  !['DATABASE_URL', 'DATA_DIR', 'DEMO', 'PUBLIC_URL', 'BRAND_NAME'].some((name) => name in environment);

/** A copy of the run's seeded PostgreSQL database. */
function copiedDatabase(): { settings: Record<string, string>; drop: () => void } | undefined {
  const seeded = process.env['SEEDED_SERVER'];
  if (!seeded) return undefined;
  const databases = databasesOf(seeded);
  const url = databases.demo();
  return { settings: pooled(url, process.env['SEEDED_POOLER']) ?? { DATABASE_URL: url }, drop: () => databases.stop() };
}

/** Settings for a database through a transaction pooler, by another database through it. */
export function pooled(url: string, pooler: string | undefined): Record<string, string> | undefined {
  if (!pooler) return undefined;
  return {
    DATABASE_URL: Object.assign(new URL(url), { host: new URL(pooler).host }).href,
    DATABASE_URL_DIRECT: url,
    DATABASE_POOLER: 'transaction',
  };
}

/** Settings for another process on the database of a platform. */
export function databaseOf({ platform }: Pick<Running, 'platform'>): Record<string, string> {
  const { shared = '', direct, pooler = 'session' } = platform.settings.databases ?? {};
  return { DATABASE_URL: shared, DATABASE_POOLER: pooler, ...(direct?.shared && { DATABASE_URL_DIRECT: direct.shared }) };
}

/** The demo data of the region that most suites are in. */
function copySeeded(to: string): void {
  const seeded = process.env['SEEDED_DATA'];
  if (!seeded) return;
  for (const store of ['identity', 'ap-southeast-2']) cpSync(join(seeded, store), join(to, store), { recursive: true });
}

export interface Answer {
  data: Record<string, never> | null;
  errors?: { message: string; extensions: Record<string, unknown> & { code: string; reason?: string; fields?: Record<string, string> } }[];
}

/** A browser with its cookies: it sends the anti-forgery token as the console does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  headers: Record<string, string> = {};
  readonly #platform: Platform;
  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async ask(query: string, variables: object = {}, region: Region = 'ap-southeast-2'): Promise<Answer> {
    const answer = await this.fetch(`/api/${region}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': this.cookies.get('csrf') ?? '', ...this.headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as Answer;
  }

  /** Sends a request as a page of the platform does, with this browser's cookies, and keeps those of the response. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ origin, cookie: this.#cookieHeader() });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const answer = await this.#platform.fetch(new Request(new URL(address, origin), { ...init, headers }));
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  async get<Result = Record<string, unknown>>(query: string, variables: object = {}, region?: Region): Promise<Result> {
    const { data, errors } = await this.ask(query, variables, region);
    if (errors?.[0]) throw new Error(`${errors[0].message} ${JSON.stringify(errors[0].extensions)}`);
    return Object.values(data ?? {})[0] as Result;
  }

  /** The error's extensions; undefined if the call succeeded. */
  async refusal(query: string, variables: object = {}, region?: Region) {
    return (await this.ask(query, variables, region)).errors?.[0]?.extensions;
  }

  logIn(email: string, password = demoPassword, region: Region = 'ap-southeast-2'): Promise<Answer> {
    return this.ask(emailLogin, { email, password }, region);
  }

  /** Signs in as an account without a second factor. */
  async as(email: string): Promise<this> {
    const { errors } = await this.logIn(email);
    if (errors || !this.cookies.has('session'))
      throw new Error(`${email} could not sign in: ${JSON.stringify(errors ?? 'a code is asked for')}`);
    return this;
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}

export const emailLogin = `mutation ($email: String!, $password: String!) {
  AuthEmailLogin(email: $email, password: $password) { mfa expiresAt defaultAwsRegion isDeviceRemembered minutesForRememberDevice }
}`;

export const unused = (): string => randomUUID().slice(0, 8);
