import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as identityTables from '../../../src/platform/nouns/identity.ts';
import * as regionTables from '../../../src/platform/nouns/region.ts';
import { setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { callOf, download, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { demoPassword, minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { addApp, addPasskeyText, factorsOf } from './factorTools.ts';
import { forgetText, mailed, mailsTo, resetText, scopeOf, tokenIn } from './people.ts';
import type { Scope } from './people.ts';

// Everything that belongs to a person counts for them, and for nobody else.

const one = 'admin@acme.example';
const other = 'recruiter@acme.example';

let running: Running;
let acme: SsoCustomer;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
  scope = await scopeOf(await running.browser().as(one));
}, 120_000);
afterAll(() => running.close());

const identity = async (text: string, values: unknown[] = []) => (await running.platform.stores.identity()).pool.query(text, values);
const reasonOf = (answer: Awaited<ReturnType<Browser['ask']>>) => answer.errors?.[0]?.extensions.reason;

/** Other mails, such as about a new device, may be newer. */
const newestCode = async (email: string) =>
  /\d{6}/.exec((await mailsTo(running, email)).find(({ event }) => event.endsWith('MFA_CODE'))?.text ?? '')?.[0] ?? '';
const send = async (browser: Browser, email: string, isRememberDevice = false) =>
  browser.ask(
    'mutation ($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { expiresAt } }',
    { code: await newestCode(email), email, isRememberDevice },
  );
const challenged = async (email: string, browser = running.browser()) => {
  running.clock.pass(1);
  expect((await browser.logIn(email)).data).toMatchObject({ AuthEmailLogin: { mfa: true } });
  return browser;
};

/** Adds a factor, and removes it after both checks, so that the next case signs in as before. */
async function factorsOfOne(kind: string) {
  const [mine, theirs] = [await running.browser().as(one), await running.browser().as(other)];
  await addApp(running, mine);
  const asked = new Set<string>();
  return async (who: string) => {
    const found = await factorsOf(who === one ? mine : theirs);
    asked.add(who);
    if (asked.size === 2) for (const table of ['factors', 'recovery_codes']) await identity(`delete from ${table}`);
    return found.some((factor) => factor.kind === kind);
  };
}

type Act = () => Promise<(who: string) => Promise<boolean>>;

/** By the column that says whose it is. */
const owned: Record<string, Act> = {
  'sessions.identity_id': async () => {
    const [mine, theirs] = [await running.browser().as(one), await running.browser().as(other)];
    await mine.ask('mutation { AuthLogout { logout } }');
    running.platform.forget('all');
    return async (who) => (await (who === one ? mine : theirs).ask('{ AuthMe { _id } }')).errors !== undefined;
  },
  'login_attempts.identity_id': async () => {
    for (let tries = 1; tries <= 5; tries += 1) await running.browser().logIn(one, 'wrong');
    return async (who) => reasonOf(await running.browser().logIn(who)) === 'USER_LOCKED';
  },
  'mfa_challenges.identity_id': async () => {
    await identity('update identities set mfa_enabled = true where email = any($1)', [[one, other]]);
    const waiting: Record<string, Browser> = { [one]: await challenged(one), [other]: await challenged(other) };
    await send(await challenged(one), one);
    return async (who) => {
      const answer = await send(waiting[who] ?? running.browser(), who);
      expect([undefined, 'MFA_CHALLENGE_ENDED']).toContain(reasonOf(answer));
      return answer.errors !== undefined;
    };
  },
  'factors.identity_id': async () => factorsOfOne('APP'),
  'recovery_codes.identity_id': async () => factorsOfOne('RECOVERY_CODES'),
  'passkey_challenges.identity_id': async () => {
    const [mine, theirs] = [await running.browser().as(one), await running.browser().as(other)];
    await mine.get('mutation { AuthStartPasskey { options } }');
    theirs.cookies.set('passkey', mine.cookies.get('passkey') ?? '');
    // A refusal of the answer itself says that the challenge was there.
    return async (who) =>
      reasonOf(
        await (who === one ? mine : theirs).ask(addPasskeyText, { input: { name: 'Key', response: '{"id":"x","response":{}}' } }),
      ) === 'PASSKEY_REFUSED';
  },
  'remembered_devices.identity_id': async () => {
    await identity('update identities set mfa_enabled = true where email = any($1)', [[one, other]]);
    const shared = await challenged(one);
    await send(shared, one, true);
    return async (who) => (await shared.logIn(who)).data?.['AuthEmailLogin']?.['mfa'] === false;
  },
  'password_links.identity_id': async () => {
    for (const email of [one, other]) await running.browser().ask(forgetText, { email });
    const tokens: Record<string, string> = { [one]: tokenIn((await linked(one))[0]), [other]: tokenIn((await linked(other))[0]) };
    await running.browser().ask(resetText, { password: 'Another-Passw0rd', resetToken: tokens[one] ?? '' });
    return async (who) => {
      const isSet = (await running.browser().logIn(who, 'Another-Passw0rd')).errors === undefined;
      const answer = await running.browser().ask(resetText, { password: demoPassword, resetToken: tokens[who] ?? '' });
      // Setting a new one ends all other links.
      expect(reasonOf(answer)).toBe(isSet ? 'LINK_EXPIRED' : undefined);
      return isSet;
    };
  },
  'recovery_mails.identity_id': async () => {
    for (let mails = 1; mails <= 4; mails += 1) {
      await running.browser().ask(forgetText, { email: one });
      await lookedInto();
    }
    return async (email) => {
      const before = (await mailsTo(running, email)).length;
      await running.browser().ask(forgetText, { email });
      await lookedInto();
      return (await mailsTo(running, email)).length === before;
    };
  },
  'sso_tests.actor_id': async () => {
    // Both may test; each sees only their own results.
    const [mine, theirs] = [await running.browser().as(one), await running.browser().as('staff@demo.example')];
    const filter = { customerId: acme.id, enableSapia: true };
    const { _id } = await mine.get<{ _id: string }>('mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id } }', {
      filter,
    });
    const read = 'query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) { status } }';
    return async (who) => !(await (who === one ? mine : theirs).ask(read, { _id, filter })).errors;
  },
  'page_layouts.identity_id': async () => {
    const page = 'dashboard';
    const mine = await running.browser().as(one);
    await mine.get('mutation ($input: CommonSavePageLayoutInput!) { CommonSavePageLayout(input: $input) { page } }', {
      input: { page, layout: {} },
    });
    const read = 'query ($page: String!) { CommonGetPageLayout(page: $page) { page } }';
    return async (who) => (await (await running.browser().as(who)).get(read, { page })) !== null;
  },
  'saved_views.owner_id': async () => {
    const name = unused();
    await (await running.browser().as(one)).get(saveView, { input: view(name) });
    const read = 'query ($filter: CommonGetViewListFilter!) { CommonGetViewList(filter: $filter) { data { name } } }';
    return async (who) => {
      const filter = { ...scope, resource: 'users', limit: 500 };
      const { data } = await (await running.browser().as(who)).get<{ data: { name: string }[] }>(read, { filter });
      return data.some((each) => each.name === name);
    };
  },
  'view_mails.owner_id': async () => {
    const mine = await running.browser().as(one);
    const { _id: viewId } = await mine.get<{ _id: string }>(saveView, { input: { ...view(unused()), shared: true } });
    const times = { frequency: 'DAILY', hour: 8, zone: 'Europe/Dublin', onlyChanged: false };
    const { _id } = await mine.get<{ _id: string }>(
      'mutation ($input: CommonSubscribeToViewInput!) { CommonSubscribeToView(input: $input) { _id } }',
      { input: { ...scope, viewId, ...times } },
    );
    const read = 'query ($filter: CommonGetViewMailListFilter!) { CommonGetViewMailList(filter: $filter) { data { _id } } }';
    return async (who) => {
      const { data } = await (await running.browser().as(who)).get<{ data: { _id: string }[] }>(read, { filter: scope });
      return data.some((each) => each._id === _id);
    };
  },
  'idempotency_keys.actor_id': async () => {
    const key = `${unused()}-${unused()}-${unused()}`;
    const save = async (who: string) => {
      const browser = await running.browser().as(who);
      browser.headers = { 'idempotency-key': key };
      return (await browser.get<{ _id: string }>(saveView, { input: view('By one key') }))._id;
    };
    const mine = await save(one);
    await save(other);
    return async (who) => (await save(who)) === mine;
  },
  'export_tickets.session_id': async () => {
    const [mine, elsewhere] = [await running.browser().as(one), await running.browser().as(one)];
    const { path } = await mine.get<Ticket>(startExport, { input: exported() });
    return async (who) => (await download(running, who === one ? mine : elsewhere, path)).ok;
  },
};

const saveView = 'mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }';
const view = (name: string) => ({ ...scope, resource: 'users', name, query: '', shared: false });
const exported = () => {
  const { operation, variables } = callOf('ORGGetUsers', scope);
  const columns = [{ path: 'email', label: 'Email' }];
  return { ...scope, resource: 'users', operation, variables: variables(), columns, format: 'JSON' };
};
/** Until the requests that wait have been looked into. */
const lookedInto = () => expect.poll(async () => (await identity('select 1 from password_requests')).rowCount).toBe(0);
const linked = async (email: string) => (await lookedInto(), mailed(running, email));

/** History, membership and a provider's names of accounts and sessions have no owner check. A ticket is its session's already. */
const onRecord = [
  'application_events.user_id',
  'audit_entries.actor_id',
  'export_tickets.identity_id',
  'group_members.user_id',
  'right_uses.user_id',
  'holds.user_id',
  'sso_sessions.session_id',
  'sso_steps.identity_id',
  'sso_subjects.identity_id',
];

describe('what is one person’s', () => {
  it('is covered by a case for every column that names a person', () => {
    const tables = [...Object.values(identityTables), ...Object.values(regionTables)].filter((each) => is(each, PgTable));
    const columns = tables.flatMap((table) => {
      const { name, columns: own } = getTableConfig(table);
      return own.map((column) => `${name}.${column.name}`).filter((path) => /\.(identity|actor|owner|session|user)_id$/.test(path));
    });
    expect([...new Set(columns)].toSorted()).toEqual([...Object.keys(owned), ...onRecord].toSorted());
  });

  it.each(Object.entries(owned))('%s: counts for them, and not for another', async (_, act) => {
    // Each case restores the account for the next.
    running.clock.pass(2 * 24 * 60 * minute);
    await identity('update identities set mfa_enabled = false where email = any($1)', [[one, other]]);
    await identity('update identities set password_hash = (select password_hash from identities where email = $1) where email = any($2)', [
      'manager@acme.example',
      [one, other],
    ]);
    const counts = await act();
    expect(await counts(other)).toBe(false);
    expect(await counts(one)).toBe(true);
  });
});
