import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../support/caller.ts';
import { attemptKey, normalEmail } from '../../../src/platform/services/auth/attempts.ts';
import { demoPassword, emailLogin, minute, origin, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';

// Nobody learns from an answer or from its time whether there is an account. The times in full: DEEP=1.
const tries = deep ? 500 : 40;
const within = 10;

const addresses = {
  known: () => 'admin@acme.example',
  unknown: () => 'nobody@made.example',
  'unknown, each once': () => `${unused()}@made.example`,
  archived: () => 'manager@acme.example',
  'single sign-on': () => 'recruiter@acme.example',
  locked: () => 'admin@globex.example',
};
type Kind = keyof typeof addresses;
const kinds = Object.keys(addresses) as Kind[];
const repeatable = kinds.filter((kind) => kind !== 'unknown, each once');

const resend =
  'mutation ($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }';
const region = 'query ($email: String!) { AuthGetUserRegion(email: $email) { defaultAwsRegion } }';
/** The calls, each with whether the browser has passed somebody’s second factor. */
const ways = {
  AuthGetUserRegion: { text: region, challenged: false },
  AuthEmailLogin: { text: emailLogin, challenged: false },
  'AuthResendMfaCode without a challenge': { text: resend, challenged: false },
  'AuthResendMfaCode with a challenge of one’s own': { text: resend, challenged: true },
};
type Way = keyof typeof ways;

describe('before anybody is signed in, known, unknown, archived, single sign-on and locked addresses', () => {
  let running: Running;
  let challenge: string;
  beforeAll(async () => {
    running = startPlatform();
    const { pool } = await running.platform.stores.identity();
    await pool.query(`update identities set archived_at = now() where email = 'manager@acme.example'`);
    await pool.query(`update identities set source = 'SSO' where email = 'recruiter@acme.example'`);
    for (let count = 0; count < 5; count += 1) await running.browser().logIn('admin@globex.example', 'wrong');
    // Locked by wrong passwords like any other, but for longer than these tests take.
    await pool.query(`update login_attempts set locked_until = '2200-01-01' where locked_until is not null`);
    await openChallenge();
  });
  afterAll(() => running.close());

  const openChallenge = async () => {
    const browser = running.browser();
    await browser.logIn('mfa@acme.example');
    challenge = browser.cookies.get('mfa') ?? '';
  };
  /** All that a client sees of an answer: status, cookies and body. */
  const ask = async (way: Way, email: string, password = 'wrong'): Promise<string> => {
    const { text: query, challenged } = ways[way];
    const headers = { 'content-type': 'application/json', origin, cookie: challenged ? `mfa=${challenge}` : '' };
    const variables = query === region ? { email } : { email, password };
    const body = JSON.stringify({ query, variables });
    const answer = await running.platform.fetch(new Request(`${origin}/api/ap-southeast-2/graphql`, { method: 'POST', headers, body }));
    return [answer.status, ...answer.headers.getSetCookie(), await answer.text()].join(' ');
  };
  const code = (extensions: object) => expect.stringContaining(`"extensions":${JSON.stringify(extensions)}`) as string;

  it('get the same answer to a login but for a lock, which any can be under; a right password does nothing for who may not use one', async () => {
    const may = (kind: Kind) => kind === 'known' || kind === 'unknown';
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      const answers = [];
      for (const kind of repeatable.filter((each) => each !== 'locked'))
        answers.push(await ask('AuthEmailLogin', addresses[kind](), may(kind) ? 'wrong' : demoPassword));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toEqual(code({ code: 'BAD_USER_INPUT', fields: {}, reason: 'REMAINING_ATTEMPTS', attemptsRemaining }));
    }
    const fifth = [];
    for (const kind of repeatable) fifth.push(await ask('AuthEmailLogin', addresses[kind]()));
    // The remaining time reveals only the time of the last try.
    const unlike = new Set(fifth.map((answer) => answer.replace(/("?retry-?after"?: ?)\d+/gi, '$1…')));
    expect(unlike.size).toBe(1);
    expect(fifth[0]).toEqual(code({ code: 'RATE_LIMITED', reason: 'USER_LOCKED', retryAfter: 300 }));
  });

  it.each(['AuthResendMfaCode without a challenge', 'AuthResendMfaCode with a challenge of one’s own'] as const)(
    'get the same answer to %s',
    async (way) => {
      const answers = new Set<string>();
      for (const kind of kinds) for (const password of ['wrong', demoPassword]) answers.add(await ask(way, addresses[kind](), password));
      expect(answers.size).toBe(1);
    },
  );

  it('get one of the regions that accounts have, as often as those, always the same', async () => {
    const seen = new Map<string, number>();
    const addressesAsked = 300;
    for (let index = 0; index < addressesAsked; index += 1) {
      const email = addresses['unknown, each once']();
      const region = await ask('AuthGetUserRegion', email);
      seen.set(region, (seen.get(region) ?? 0) + 1);
      for (const each of index < 3 ? [email, ...repeatable.map((kind) => addresses[kind]())] : [])
        expect(await ask('AuthGetUserRegion', ` ${each.toUpperCase()}`)).toBe(await ask('AuthGetUserRegion', each));
    }
    const { pool } = await running.platform.stores.identity();
    const count = 'select aws_region as name, count(*)::float / sum(count(*)) over () as share from identities group by 1';
    const { rows } = await pool.query<{ name: string; share: number }>(count);
    const answer = (name: string) => `200 ${JSON.stringify({ data: { AuthGetUserRegion: { defaultAwsRegion: name } } })}`;
    expect([...seen.keys()].filter((each) => !rows.some(({ name }) => answer(name) === each))).toEqual([]);
    for (const { name, share } of rows) expect(Math.abs((seen.get(answer(name)) ?? 0) / addressesAsked - share), name).toBeLessThan(0.2);
  });

  it.runIf(deep).each(Object.keys(ways) as Way[])(
    `get it within ${within} ms of each other from %s, by the medians of ${tries} tries`,
    { timeout: 900_000 },
    async (way) => {
      const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
      for (let index = -10; index < tries; index += 1) {
        // Each try is the first of its day; the kinds rotate, with another one first each time.
        running.clock.pass(25 * 60 * minute);
        if (ways[way].challenged) await openChallenge();
        const first = Math.abs(index) % kinds.length;
        for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
          const email = addresses[kind]();
          const begun = performance.now();
          await ask(way, email);
          if (index >= 0) times.get(kind)?.push(performance.now() - begun);
        }
      }
      const medians = Object.fromEntries([...times].map(([kind, all]) => [kind, Math.round(median(all) * 100) / 100]));
      const each = Object.values(medians);
      console.info(`${way}: medians of ${tries} tries in ms ${JSON.stringify(medians)}`);
      expect(Math.max(...each) - Math.min(...each), JSON.stringify(medians)).toBeLessThan(within);
    },
  );
});

const context = { settings: { secret: 'x'.repeat(32) } } as Parameters<typeof attemptKey>[0];

it.each([
  '  Ann.Lee@Acme.Example ',
  'ANN.LEE@ACME.EXAMPLE',
  '\u3000ann.lee@acme.example\u00a0',
  'ａｎｎ．ｌｅｅ＠ａｃｍｅ．ｅｘａｍｐｌｅ',
  'ＡＮＮ.lee@acme.example',
  '\tann.lee@acme.example\n',
])('the address %j is the same person’s, whose tries are counted together', async (email) => {
  expect(normalEmail(email)).toBe('ann.lee@acme.example');
  expect(await attemptKey(context, email)).toBe(await attemptKey(context, 'ann.lee@acme.example'));
  expect(await attemptKey(context, email)).not.toBe(await attemptKey(context, 'ann-lee@acme.example'));
});

const median = (all: number[]): number => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
