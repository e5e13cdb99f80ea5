import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { minute, origin, startPlatform, unused } from '../browser.ts';
import type { Answer, Running } from '../browser.ts';

/** How often a password was looked at. */
const checks = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const verify: typeof argon2.verify = (hash, ...rest) => {
    // Only what costs as much as a real check is one.
    if (String(hash).startsWith('$argon2id$v=19$m=19456,t=2,p=1$')) checks.count += 1;
    return real.verify(hash, ...rest);
  };
  return { ...real, verify };
});

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe.skipIf(!postgresPrograms())('a hundred wrong passwords for one address, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    await running.browser().as('staff@demo.example');
  });
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });
  beforeEach(() => {
    // So that the tries of one test do not lock the next.
    running.clock.pass(25 * 60 * minute);
    checks.count = 0;
  });

  const reasonOf = (answer: Answer) => answer.errors?.[0]?.extensions.reason ?? 'done';
  const tally = (answers: Answer[]) => {
    const count: Record<string, number> = {};
    for (const answer of answers) count[reasonOf(answer)] = (count[reasonOf(answer)] ?? 0) + 1;
    return count;
  };
  /** The same address as people and programs write it. */
  const written = (email: string, index: number) =>
    [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email}\t\n`,
      `\u3000${email.replace('e', 'E')}\u00a0`,
      email.replace(/^./, (letter) => letter.toUpperCase()),
    ][index % 6] ?? email;

  it.each(['recruiter@acme.example', 'nobody@nobody.example'])(
    'cost five checks at most in parallel, in whatever case and between whatever spaces %s is written',
    async (email) => {
      const answers = await Promise.all(hundred.map((index) => running.browser().logIn(written(email, index), 'wrong')));
      expect(tally(answers)).toEqual({ REMAINING_ATTEMPTS: 4, USER_LOCKED: 96 });
      expect(checks.count).toBe(5);
      console.info(`100 parallel wrong passwords for ${email}: ${checks.count} checks`);
    },
  );

  it('cost no check under a hundred aliases, under two, or through a fragment: the entry refuses them', async () => {
    const one = 'AuthEmailLogin(email: "admin@acme.example", password: "wrong") { mfa }';
    const resend = 'AuthResendMfaCode(email: "admin@acme.example", password: "wrong") { isResendCodeSuccess }';
    const aliased = (times: number) => hundred.slice(0, times).map((index) => `a${index}: ${one}`);
    for (const text of [
      `mutation { ${aliased(100).join(' ')} }`,
      `mutation { ${aliased(20).join(' ')} }`,
      `mutation { ${aliased(2).join(' ')} }`,
      `mutation { ${one} ${resend} }`,
      `mutation { ...Tries } fragment Tries on Mutation { ${aliased(5).join(' ')} }`,
      `mutation { ... on Mutation { ${aliased(5).join(' ')} } }`,
    ]) {
      const { data, errors } = await running.browser().ask(text);
      expect([data ?? null, errors?.map(({ extensions }) => [extensions.code, extensions.reason])]).toEqual([
        null,
        [['BAD_USER_INPUT', 'QUERY_TOO_COMPLEX']],
      ]);
    }
    expect(checks.count).toBe(0);
    expect(reasonOf(await running.browser().logIn('admin@acme.example', 'wrong'))).toBe('REMAINING_ATTEMPTS');
  });

  it('cost no check in one batch: the entry takes one document a request', async () => {
    const call = { query: 'mutation { AuthEmailLogin(email: "admin@acme.example", password: "wrong") { mfa } }' };
    const several = {
      query: hundred.map((index) => `mutation T${index} { AuthEmailLogin(email: "admin@acme.example", password: "wrong") { mfa } }`),
    };
    const post = async (body: unknown): Promise<Answer> => {
      const headers = { 'content-type': 'application/json', origin };
      const request = new Request(`${origin}/api/ap-southeast-2/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await (await running.platform.fetch(request)).json()) as Answer;
    };
    expect(reasonOf(await post(hundred.map(() => call)))).toBe('INVALID_DOCUMENT');
    expect(reasonOf(await post([call]))).toBe('INVALID_DOCUMENT');
    expect(checks.count).toBe(0);
    // Only the named operation of a document runs.
    expect((await post({ query: several.query.join(' ') })).errors).toHaveLength(1);
    await post({ query: several.query.slice(0, 5).join(' '), operationName: 'T3' });
    expect(checks.count).toBeLessThanOrEqual(1);
  });

  it('share the count with resent codes', async () => {
    const browser = running.browser();
    await browser.logIn('mfa@acme.example');
    const resend = (index: number) =>
      browser.ask('mutation ($email: String!) { AuthResendMfaCode(email: $email, password: "wrong") { isResendCodeSuccess } }', {
        email: written('mfa@acme.example', index),
      });
    const answers = await Promise.all(
      hundred.map((index) => (index % 2 ? resend(index) : running.browser().logIn(written('mfa@acme.example', index), 'wrong'))),
    );
    expect(tally(answers)).toEqual({ REMAINING_ATTEMPTS: 3, USER_LOCKED: 97 });
    // The right code among the five opened the challenge.
    expect(checks.count).toBe(5);
  });

  it('lock for five minutes to the millisecond: until then the right password is not even looked at', async () => {
    const email = 'manager@acme.example';
    for (let tries = 0; tries < 5; tries += 1) await running.browser().logIn(email, 'wrong');
    expect(checks.count).toBe(5);
    running.clock.pass(1);
    expect(reasonOf(await running.browser().logIn(email))).toBe('USER_LOCKED');
    // Further tries do not prolong the lock.
    running.clock.pass(5 * minute - 2);
    expect(reasonOf(await running.browser().logIn(` ${email.toUpperCase()}`))).toBe('USER_LOCKED');
    expect(checks.count).toBe(5);
    running.clock.pass(1);
    expect(reasonOf(await running.browser().logIn(email))).toBe('done');
    expect(checks.count).toBe(6);
  });

  it('written in full-width letters are refused at the field, and no password is looked at', async () => {
    const wide = Array.from(`admin${unused()}@acme.example`, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(
      '',
    );
    const answers = await Promise.all(hundred.map(() => running.browser().logIn(wide, 'wrong')));
    expect(new Set(answers.map(({ errors }) => JSON.stringify(errors?.[0]?.extensions.fields)))).toEqual(
      new Set([JSON.stringify({ email: 'validation.email.format' })]),
    );
    expect(checks.count).toBe(0);
  });
});
