import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { badInput } from '../../../src/platform/errors.ts';
import { createLog } from '../../../src/platform/http/log.ts';
import type { OnError } from '../../../src/platform/http/log.ts';
import { operation } from '../../../src/platform/operation.ts';
import { createReporter } from '../../../src/platform/reporting/reporter.ts';
import type { Reporter } from '../../../src/platform/reporting/reporter.ts';
import { until } from '../../support/until.ts';
import { startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { standIn } from './standIn.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const service = async (answer?: Parameters<typeof standIn>[0]) => {
  const started = await standIn(answer);
  ends.push(started.close);
  return started;
};

describe('an error of the platform', () => {
  let fail: () => unknown = () => undefined;
  let told: Parameters<OnError>[] = [];
  const lines: string[] = [];
  let engine: Engine;
  let sentry: Awaited<ReturnType<typeof standIn>>;
  let reporter: Reporter;
  beforeAll(async () => {
    sentry = await standIn();
    reporter = createReporter({ dsn: sentry.dsn(), environment: 'rehearsal', release: '1.2.3' });
    const log = createLog('debug', { write: (line: string) => void lines.push(line) }, (...said) => {
      told.push(said);
      reporter.report(...said);
    });
    engine = startEngine(
      {
        operations: [
          operation('AuthCheckToken', { store: 'identity' }, async (_, { tx }) => {
            const failure = fail();
            if (failure === 'sql') await tx.execute(sql`select ${'s3cret-in-sql'} from no_such_table`);
            throw failure;
          }),
          operation('ORGGetCustomer', { store: 'identity' }, async ({ filter }) => {
            throw new Error(`There is no ${filter._id} for mary@acme.example`);
          }),
        ],
      },
      {},
      { log },
    );
  });
  afterAll(async () => {
    await engine.close();
    await reporter.close();
    await sentry.close();
  });
  beforeEach(() => {
    told = [];
    sentry.received.length = 0;
    lines.length = 0;
  });

  it('is reported with its kind, its stack and the request, and without a word that is secret', async () => {
    fail = () => new TypeError('Mary <mary@acme.example> with Bearer abc.def is not a function');
    await engine.ask('{ AuthCheckToken { logout } }');
    const [event] = await sentry.events();
    expect(event).toMatchObject({
      level: 'error',
      release: '1.2.3',
      environment: 'rehearsal',
      logentry: { formatted: 'an operation failed' },
    });
    const [exception] = event?.exception?.values ?? [];
    expect(exception).toMatchObject({ type: 'TypeError', value: 'Mary <[email]> with Bearer [removed] is not a function' });
    expect(exception?.stacktrace?.frames.at(-1)?.filename).toMatch(/reporting\.mocks\.test\.ts$/);
    const [{ path, method, headers }] = sentry.received as [(typeof sentry.received)[0]];
    expect([method, path, headers['content-type']]).toEqual(['POST', '/api/7/envelope/', 'application/x-sentry-envelope']);
    expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=publickey$/);
  });

  it('of the database is reported by its code alone', async () => {
    fail = () => 'sql';
    await engine.ask('{ AuthCheckToken { logout } }');
    const [event] = await sentry.events();
    expect(event?.tags).toMatchObject({ sqlState: '42P01' });
    expect(sentry.received[0]?.body).not.toMatch(/s3cret-in-sql|no_such_table|select/);
  });

  it('says none of the variables that came with its call, neither in the report nor on the log', async () => {
    await engine.ask('query ($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id } }', {
      filter: { _id: 'Hunter-Two' },
    });
    const [event] = await sentry.events();
    expect(event?.exception?.values[0]?.value).toBe('There is no [removed] for [email]');
    expect(lines.join('')).toContain('There is no [removed] for [email]');
    expect(lines.join('') + sentry.received[0]?.body).not.toMatch(/Hunter-Two|mary@/);
  });

  it('of ours, which the caller is reported, is reported to nobody', async () => {
    fail = () => badInput({ name: 'validation.name' });
    for (const query of ['{ AuthCheckToken { logout } }', '{ AuthM { _id } }', '{']) await engine.ask(query);
    expect(told).toEqual([]);
  });
});

describe('the log', () => {
  it.each([
    ['debug', ['one', 'two', 'three', 'four']],
    ['info', ['two', 'three', 'four']],
    ['error', ['four']],
    ['fatal', []],
    ['silent', []],
  ])('at the level %s holds what it held, and its errors are reported whether it holds them or not', (level, held) => {
    const lines: string[] = [];
    const told: string[] = [];
    const log = createLog(level, { write: (line: string) => void lines.push(line) }, (message, facts) =>
      told.push(`${message} ${JSON.stringify(facts)}`),
    ).child({ request: 'r-1' });
    log.debug('one');
    log.info({ password: 'hunter2' }, 'two');
    log.warn('three');
    log.error({ error: new Error('for mary@acme.example'), list: [{ token: 'hunter2' }] }, 'four');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(held);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^four .*"request":"r-1".*for \[email\]/);
    expect(lines.join('') + told.join('')).not.toMatch(/hunter2|mary@/);
  });
});

describe('the reporter', () => {
  it('keeps nobody waiting and never throws, whether the service hangs, refuses or is not there', async () => {
    let release = () => undefined as void;
    const hanging = await service({ wait: () => new Promise((resolve) => (release = resolve)) });
    for (const dsn of [hanging.dsn(), 'http://key@127.0.0.1:1/7', (await service({ status: 500 })).dsn(), 'nonsense']) {
      const reporter = createReporter({ dsn, release: '1' });
      const told: number[] = [];
      for (let times = 0; times < 100; times += 1) {
        const answer = reporter.report('a request failed', {
          error: 'unknown',
          get number() {
            told.push(times);
            return times;
          },
        });
        // Nothing to wait for; and nothing at all is done where more wait already than are sent.
        expect(answer).toBeUndefined();
      }
      expect(Math.max(-1, ...told)).toBeLessThan(31);
      if (dsn === hanging.dsn()) void hanging.events(1).then(() => release());
      await reporter.close();
    }
  });

  it('keeps the first of a storm of errors, and sends them one after the other', async () => {
    let under = 0;
    let most = 0;
    const sentry = await service({
      wait: async () => {
        most = Math.max(most, (under += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        under -= 1;
      },
    });
    const reporter = createReporter({ dsn: sentry.dsn(), release: '1' });
    for (let times = 0; times < 1000; times += 1) reporter.report('an operation failed', { number: times });
    await sentry.events(31);
    await reporter.close();
    // The first was in progress while thirty waited.
    expect([sentry.received.length, most]).toEqual([31, 1]);
    expect((await sentry.events())[0]?.tags).toEqual({ number: 0 });
  });

  it('leaves a service in peace that asks for it, for as long as it asks', async () => {
    const sentry = await service({ status: 429, headers: { 'retry-after': '60' } });
    let time = 0;
    let answered = 0;
    const send: typeof fetch = async (...call) => {
      const answer = await fetch(...call);
      answered += 1;
      return answer;
    };
    const reporter = createReporter({ dsn: sentry.dsn(), release: '1', now: () => new Date(time), fetch: send });
    ends.push(reporter.close);
    reporter.report('one', {});
    await until(() => answered === 1);
    // The reporter reads the answer a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50));
    reporter.report('two', {});
    time = 61_000;
    reporter.report('three', {});
    expect((await sentry.events(2)).map(({ logentry }) => logentry?.formatted)).toEqual(['one', 'three']);
  });

  it('cuts what looks secret or personal from whatever it is reported', async () => {
    const sentry = await service();
    const reporter = createReporter({ dsn: sentry.dsn(), release: '1' });
    const token = 'f0'.repeat(20);
    reporter.report('an export broke off', {
      request: 'r-1',
      password: 'hunter2',
      path: `/x?token=${token}`,
      error: { name: 'Error', message: token },
    });
    await reporter.close();
    expect(sentry.received[0]?.body).not.toMatch(/hunter2|f0f0/);
    expect((await sentry.events())[0]?.tags).toEqual({ request: 'r-1', password: '[removed]', path: '/x?token=[removed]' });
  });
});

describe('a platform without an error-reporting service', () => {
  it('has nobody to report to', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const lines: string[] = [];
    createLog('debug', { write: (line: string) => void lines.push(line) }).error({ error: new Error('x') }, 'a request failed');
    expect(lines.join('')).toContain('a request failed');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
