import { readFileSync, readdirSync } from 'node:fs';
import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeHashPlace } from '../../../src/platform/services/auth/hashLane.ts';
import { hashPassword } from '../../../src/platform/services/auth/passwords.ts';
import { createStaff } from '../../../src/platform/services/users/staff.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';

/** Number of argon2 runs, and of concurrent ones. */
const runs = vi.hoisted(() => ({ count: 0, now: 0, most: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const counted =
    <Rest extends unknown[], Result>(work: (...rest: Rest) => Promise<Result>) =>
    async (...rest: Rest): Promise<Result> => {
      runs.count += 1;
      runs.most = Math.max(runs.most, (runs.now += 1));
      return work(...rest).finally(() => (runs.now -= 1));
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const source = new URL('../../../src/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.startsWith('generated'),
);
const filesWith = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(new URL(name, source), 'utf8'))).toSorted();

it('argon2 is used by one module, and every caller of that is run below', () => {
  expect(filesWith(/@node-rs\/argon2/)).toEqual(['platform/services/auth/passwords.ts']);
  expect(filesWith(/\b(hashPassword|passwordMatches)\(/)).toEqual([
    'platform/demo/seed.ts',
    'platform/services/auth/changePassword.ts',
    'platform/services/auth/passwords.ts',
    'platform/services/auth/resetPassword.ts',
    'platform/services/auth/rightPassword.ts',
    'platform/services/users/staff.ts',
  ]);
});

describe('whatever hashes a password', () => {
  let running: Running;
  beforeAll(async () => {
    // Without the seeded copy, so that the demo data are made here, with their hash.
    running = startPlatform({ DEMO: 'on' });
    await running.platform.stores.identity();
    expect(runs.count).toBeGreaterThan(0);
  });
  afterAll(() => running.close());
  beforeEach(() => {
    runs.count = 0;
    runs.most = 0;
  });

  it('throws inside a transaction', async () => {
    const { transaction } = await running.platform.stores.identity();
    await expect(transaction(() => hashPassword('x'))).rejects.toThrow('Password hashing may not run inside a transaction');
    expect(runs.count).toBe(0);
  });

  it.each([
    ['a sign-in', async () => running.browser().as('admin@acme.example')],
    ['a sign-in that fails', async () => running.browser().logIn('admin@acme.example', 'wrong')],
    ['a sign-in of nobody', async () => running.browser().logIn(`${unused()}@made.example`, 'wrong')],
    [
      'a new code',
      async () => {
        const browser = running.browser();
        await browser.logIn('mfa@acme.example');
        await browser.get('mutation { AuthResendMfaCode(email: "mfa@acme.example", password: "Demo-Passw0rd!") { isResendCodeSuccess } }');
      },
    ],
    ['a new password', () => setPassword('manager@acme.example')],
    [
      'a changed password',
      async () => {
        const browser = await running.browser().as('recruiter@acme.example');
        const input = { currentPassword: 'Demo-Passw0rd!', newPassword: 'Other-Passw0rd-7!' };
        await browser.get('mutation ($input: AuthChangePasswordInput!) { AuthChangePassword(input: $input) { _id } }', { input });
      },
    ],
    [
      'a new member of staff',
      () =>
        createStaff(running.platform, {
          email: `${unused()}@demo.example`,
          firstName: 'A',
          lastName: 'B',
          password: 'x',
          forceReset: true,
        }),
    ],
  ])('%s hashes, outside any transaction', async (_, work) => {
    await work();
    expect(runs.count).toBeGreaterThan(0);
  });

  it('never runs more at once than there are places, and refuses who finds the queue full', async () => {
    const places = [];
    const take = () => takeHashPlace({ scale: 1 });
    for (;;) {
      try {
        places.push(take());
      } catch (error) {
        expect(error).toMatchObject({ code: 'RATE_LIMITED', extensions: { reason: 'BUSY', retryAfter: 2 } });
        break;
      }
    }
    // Known devices have places of their own.
    const known = takeHashPlace({ scale: 1, first: true });
    await Promise.all([...places, known].map((place) => hashPassword('x', place)));
    expect(runs.count).toBe(places.length + 1);
    expect(runs.most).toBe(places.length / 17);
    for (const place of [...places, known]) place.leave();
    take().leave();
  });

  async function setPassword(email: string): Promise<void> {
    const browser = running.browser();
    await browser.get(
      'mutation ($email: String!) { AuthForgetPassword(authForgetPasswordDto: { email: $email }) { isVerifyEmailSuccess } }',
      {
        email,
      },
    );
    const token = async () => {
      const answer = await running.platform.fetch(new Request(`${origin}/dev/outbox.json?to=${email}`));
      const { data } = (await answer.json()) as { data: { text: string }[] };
      return /token=([\w-]+)/.exec(data[0]?.text ?? '')?.[1];
    };
    await expect.poll(token, { timeout: 60_000 }).toBeTruthy();
    const reset =
      'mutation ($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }';
    await browser.get(reset, { password: 'Own-Passw0rd-17', resetToken: await token() });
  }
});
