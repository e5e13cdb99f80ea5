import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, emailLogin, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// A disk that is full for some writes and not for others: a table with room in its pages takes rows that another one refuses.

let running: Running;
beforeAll(() => {
  running = startPlatform();
}, 120_000);
afterAll(() => running.close());

const query = async (text: string) => (await running.platform.stores.identity()).pool.query(text);
/** From now on a table has no room for another row. */
const fill = async (table: string) => {
  await query(`create or replace function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await query(`create trigger no_space before insert on ${table} execute function no_space()`);
  filled.push(table);
};
const filled: string[] = [];
const makeRoom = async () => {
  for (const table of filled.splice(0)) await query(`drop trigger no_space on ${table}`);
};
afterEach(makeRoom);

const post = async (browser: Browser, text: string, variables: object = {}) => {
  const answer = await running.platform.fetch(
    new Request(`${origin}/api/ap-southeast-2/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': browser.cookies.get('csrf') ?? '',
      },
      body: JSON.stringify({ query: text, variables }),
    }),
  );
  const body = (await answer.json()) as { errors?: { extensions: { code: string; reason?: string } }[] };
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body.errors?.[0]?.extensions };
};
const full = { status: 503, retryAfter: '5', code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' };
const signIn = (email: string, password = demoPassword) => post(running.browser(), emailLogin, { email, password });
const triesOf = async () =>
  (await query('select tries, locks, locked_until from login_attempts where tries > 0 or locks > 0 or locked_until is not null')).rows;

describe('signing in while the disk is full', () => {
  it.each(['sessions', 'audit_entries', 'audit_relays'])('locks nobody out who has the right password (no room in %s)', async (table) => {
    await fill(table);
    for (let tried = 0; tried < 7; tried += 1) expect(await signIn('admin@acme.example')).toEqual(full);
    expect(await triesOf()).toEqual([]);
    await makeRoom();
    expect((await signIn('admin@acme.example')).status).toBe(200);
  });

  it('locks nobody out whose code could not be mailed', async () => {
    await fill('outbox');
    for (let tried = 0; tried < 7; tried += 1) expect(await signIn('mfa@acme.example')).toEqual(full);
    await makeRoom();
    expect((await signIn('mfa@acme.example')).code).toBeUndefined();
  });

  it('forgives no wrong password, and ends no lock', async () => {
    await fill('sessions');
    const tried = [];
    for (let wrong = 0; wrong < 4; wrong += 1) tried.push((await signIn('recruiter@acme.example', 'Wrong-Passw0rd!')).reason);
    expect(await signIn('recruiter@acme.example')).toEqual(full);
    tried.push((await signIn('recruiter@acme.example', 'Wrong-Passw0rd!')).reason);
    tried.push((await signIn('recruiter@acme.example')).reason);
    expect(tried).toEqual([...Array.from({ length: 4 }, () => 'REMAINING_ATTEMPTS'), 'USER_LOCKED', 'USER_LOCKED']);
    await makeRoom();
    expect((await signIn('recruiter@acme.example')).reason).toBe('USER_LOCKED');
  });
});
