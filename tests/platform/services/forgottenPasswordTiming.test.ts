import { afterAll, beforeAll, expect, it } from 'vitest';
import { deep } from '../../support/caller.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { forgetText } from './people.ts';

// Nobody can feel from how long the answer takes whether there is an account (decisions §5 “AuthForgetPassword”). In full: DEEP=1.
const tries = deep ? 500 : 10;
const within = 10;

let running: Running;
beforeAll(async () => {
  running = startPlatform();
  const { pool } = await running.platform.stores.identity();
  await pool.query(`update identities set archived_at = now() where email = 'manager@acme.example'`);
  await pool.query(`update identities set source = 'SSO' where email = 'recruiter@acme.example'`);
  for (let count = 0; count < 5; count += 1) await running.browser().logIn('mfa@acme.example', 'wrong');
});
afterAll(() => running.close());

it(
  `answers known, unknown, archived, single sign-on and locked addresses within ${within} ms of each other, by the medians of ${tries} tries`,
  { timeout: 600_000 },
  async () => {
    const { pool } = await running.platform.stores.identity();
    const everybody = (await pool.query<{ email: string }>('select email from identities where archived_at is null limit $1', [tries]))
      .rows;
    const kinds: Record<string, (index: number) => string> = {
      known: () => 'admin@acme.example',
      // Each another one, so that none is over its budget of mails.
      'known, each once': (index) => everybody[index % everybody.length]?.email ?? '',
      unknown: () => 'nobody@made.example',
      'unknown, each once': () => `${unused()}@made.example`,
      archived: () => 'manager@acme.example',
      'single sign-on': () => 'recruiter@acme.example',
      locked: () => 'mfa@acme.example',
    };
    const browser = running.browser();
    const ask = async (email: string): Promise<number> => {
      const start = performance.now();
      expect(await browser.ask(forgetText, { email })).toEqual({ data: { AuthForgetPassword: { isVerifyEmailSuccess: true } } });
      return performance.now() - start;
    };
    for (let index = 0; index < 20; index += 1) await ask('warm@made.example');
    // Interleaved, so that the machine's other work affects all alike; in full also one kind after the other, there and back.
    const turns = Array.from({ length: tries }, (_, index) => Object.entries(kinds).map(([kind, email]) => [kind, email(index)] as const));
    const inRows = Object.entries(kinds).map(([kind, email]) =>
      Array.from({ length: tries / 2 }, (_, index) => [kind, email(index)] as const),
    );
    for (const order of deep ? [turns, [...inRows, ...inRows.toReversed()]] : [turns]) {
      const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
      for (const [kind, email] of order.flat()) times.get(kind)?.push(await ask(email));
      const medians = Object.fromEntries([...times].map(([kind, all]) => [kind, median(all)]));
      const each = Object.values(medians);
      // Only a quiet machine can say anything of milliseconds; here all must be answered alike.
      if (deep) expect(Math.max(...each) - Math.min(...each), JSON.stringify(medians)).toBeLessThan(within);
    }
  },
);

const median = (all: number[]): number => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
