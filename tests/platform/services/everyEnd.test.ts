import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as identityTables from '../../../src/platform/nouns/identity.ts';
import * as regionTables from '../../../src/platform/nouns/region.ts';
import { answerXml, readLoginUrl } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { until } from '../../support/until.ts';
import { callOf, download, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey, rotateKeyText } from './apiKeyCalls.ts';
import type { Key } from './apiKeyCalls.ts';
import { createToken, scimCaller } from './scimCalls.ts';
import { forgetText, groupWith, mailsTo, resetText, scopeOf, tokenIn } from './people.ts';

// Everything that ends holds until a moment before its end, and not at it.

const hour = 60 * minute;
const day = 24 * hour;

let running: Running;
let acme: SsoCustomer;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
}, 120_000);
afterAll(() => running.close());

const identity = async (text: string, values: unknown[] = []) => (await running.platform.stores.identity()).pool.query(text, values);
const signedIn = (email = 'admin@acme.example') => running.browser().as(email);
const isLoggedOut = async (browser: Browser) =>
  (await browser.get<{ logout: boolean }>('{ AuthRefreshToken { logout expiresAt } }')).logout;
const reasonOf = (answer: Awaited<ReturnType<Browser['ask']>>) => answer.errors?.[0]?.extensions.reason;

const second = { email: 'mfa@acme.example', password: 'Demo-Passw0rd!' };
const send = async (browser: Browser, isRememberDevice = false) =>
  browser.ask(
    'mutation ($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { expiresAt } }',
    {
      code: /\d{6}/.exec((await mailsTo(running, second.email))[0]?.text ?? '')?.[0] ?? '',
      email: second.email,
      isRememberDevice,
    },
  );
const challenged = async () => {
  const browser = running.browser();
  await browser.logIn(second.email);
  return browser;
};

/** Begins something; answers how to ask whether it still holds: true, else the response. */
type Begin = () => Promise<() => Promise<unknown>>;
const unlessRefused = ({ errors }: { errors?: unknown }): unknown => errors ?? true;

/** By the column that holds the end: how long it lasts, and what shows that it does. */
const ends: Record<string, { lasts: number; begin: Begin }> = {
  'sessions.access_expires_at': {
    lasts: 2 * hour,
    begin: async () => {
      const browser = await signedIn();
      return async () => unlessRefused(await browser.ask('{ AuthMe { _id } }'));
    },
  },
  'sessions.idle_expires_at': {
    lasts: 12 * hour,
    begin: async () => {
      const browser = await signedIn();
      return async () => !(await isLoggedOut(browser));
    },
  },
  'sessions.absolute_expires_at': {
    lasts: 7 * day,
    begin: async () => {
      const browser = await signedIn();
      // Independent of its other ends.
      await identity(
        `update sessions set idle_expires_at = absolute_expires_at + interval '1 day', access_expires_at = absolute_expires_at + interval '1 day'`,
      );
      return async () => !(await isLoggedOut(browser));
    },
  },
  'login_attempts.locked_until': {
    lasts: 5 * minute,
    begin: async () => {
      const email = 'recruiter@acme.example';
      for (let tries = 1; tries <= 5; tries += 1) await running.browser().logIn(email, 'wrong');
      return async () => reasonOf(await running.browser().logIn(email)) === 'USER_LOCKED';
    },
  },
  'mfa_challenges.code_expires_at': {
    lasts: 10 * minute,
    begin: async () => {
      const browser = await challenged();
      return async () => {
        const answer = await send(browser);
        expect([undefined, 'MFA_CODE_EXPIRED']).toContain(reasonOf(answer));
        return unlessRefused(answer);
      };
    },
  },
  'mfa_challenges.expires_at': {
    lasts: hour,
    begin: async () => {
      const browser = await challenged();
      return async () => {
        const answer = await browser.ask(
          'mutation ($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }',
          second,
        );
        expect([undefined, 'MFA_CHALLENGE_ENDED']).toContain(reasonOf(answer));
        return unlessRefused(answer);
      };
    },
  },
  'passkey_challenges.expires_at': {
    lasts: 5 * minute,
    begin: async () => {
      const browser = running.browser();
      await browser.get('mutation { AuthStartPasskeyLogin { options } }');
      return async () => {
        const answer = await browser.ask('mutation { AuthPasskeyLogin(response: "{\\"id\\":\\"x\\",\\"response\\":{}}") { expiresAt } }');
        // A refusal of the answer itself says that the challenge was there.
        expect(['PASSKEY_REFUSED', 'PASSKEY_EXPIRED']).toContain(reasonOf(answer));
        return reasonOf(answer) === 'PASSKEY_REFUSED';
      };
    },
  },
  'remembered_devices.expires_at': {
    lasts: 14 * day,
    begin: async () => {
      const browser = await challenged();
      await send(browser, true);
      return async () => (await browser.logIn(second.email)).data?.['AuthEmailLogin']?.['mfa'] === false;
    },
  },
  'password_links.expires_at': {
    lasts: hour,
    begin: async () => {
      const email = 'manager@acme.example';
      const known = (await mailsTo(running, email)).length;
      await running.browser().ask(forgetText, { email });
      await until(async () => (await mailsTo(running, email)).length > known);
      const resetToken = tokenIn((await mailsTo(running, email))[0]);
      return async () => {
        const answer = await running.browser().ask(resetText, { password: second.password, resetToken });
        expect([undefined, 'LINK_EXPIRED']).toContain(reasonOf(answer));
        return unlessRefused(answer);
      };
    },
  },
  'sso_requests.expires_at': {
    lasts: 10 * minute,
    begin: async () => {
      const browser = running.browser();
      const asked = await begin(browser, acme);
      return async () => {
        const led = await bring(running, browser, 'acme', answerXml(honest(running, acme, asked, person('nora', acme))));
        expect(['/workflow-sets', '/loginWithSSO?error=expired']).toContain(led.location);
        return led.location === '/workflow-sets';
      };
    },
  },
  'sso_steps.expires_at': {
    lasts: hour,
    begin: async () => {
      const browser = running.browser();
      const asked = await begin(browser, acme);
      const rae = { ...person('rae', acme), email: 'recruiter@acme.example' };
      await bring(running, browser, 'acme', answerXml(honest(running, acme, asked, rae)));
      return async () => unlessRefused(await browser.ask('{ IDPGetSSOStep { kind } }'));
    },
  },
  'sso_tests.expires_at': {
    lasts: 10 * minute,
    begin: async () => {
      const admin = await signedIn();
      const filter = { customerId: acme.id, enableSapia: true };
      const started = await admin.get<{ _id: string; loginUrl: string }>(
        'mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }',
        { filter },
      );
      // It has passed long before its end.
      const asked = readLoginUrl(started.loginUrl);
      await bring(running, admin, 'acme', answerXml(honest(running, acme, asked, person('tess', acme))));
      return async () => {
        const answer = await admin.ask(
          'query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) { status } }',
          { _id: started._id, filter },
        );
        return answer.data?.['IDPGetSSOTest']?.['status'] === 'PASSED' || answer;
      };
    },
  },
  'api_keys.expires_at': {
    lasts: hour,
    begin: async () => works((await keyOf({ expiresAt: new Date(running.clock.now().getTime() + hour).toISOString() })).key),
  },
  'api_keys.previous_until': {
    lasts: 24 * hour,
    begin: async () => {
      const { admin, scope, key } = await keyOf();
      await admin.get(rotateKeyText, { filter: { ...scope, _id: key._id }, input: { overlapHours: 24 } });
      return works(key);
    },
  },
  'scim_tokens.expires_at': {
    lasts: hour,
    begin: async () => {
      const admin = await signedIn();
      const expiresAt = new Date(running.clock.now().getTime() + hour).toISOString();
      const call = scimCaller(running, (await createToken(admin, await scopeOf(admin), [], { expiresAt })).secret);
      return async () => (await call('GET', '/Users?count=0')).status === 200 || 'refused';
    },
  },
  'export_tickets.expires_at': {
    lasts: 2 * minute,
    begin: async () => {
      const admin = await signedIn();
      const scope = await scopeOf(admin);
      const call = callOf('ORGGetUsers', scope);
      const columns = [{ path: 'email', label: 'Email' }];
      const input = { ...scope, resource: 'users', operation: call.operation, variables: call.variables(), columns, format: 'JSON' };
      const { path } = await admin.get<Ticket>(startExport, { input });
      return async () => (await download(running, admin, path)).ok;
    },
  },
};

const keyOf = async (more: object = {}) => {
  const admin = await signedIn();
  const scope = await scopeOf(admin);
  return { admin, scope, key: await createKey(admin, scope, [await groupWith(running, admin, scope)], more) };
};
const works =
  ({ secret }: Key) =>
  async () =>
    (await callWith(running, secret, '{ __typename }')).status === 200;

/** Nobody asks whether they hold: the first is refused anyway once its own end has passed, and is swept away then. */
const sweptOnly = ['sso_assertions.expires_at'];
/** How long one process has a row for itself: viewMails.test.ts lets another one take it over. */
const leases = ['view_mails.taken_until'];
/** Nothing is sent before: atsReportsTrouble.test.ts and webhooks.test.ts pass them. */
const waits = ['ats_requests.held_until', 'ats_tenants.paused_until', 'webhook_deliveries.held_until', 'webhooks.paused_until'];
/** Deliveries are signed with the secret before until then: webhooks.test.ts. */
const overlaps = ['webhooks.previous_secret_until'];

describe('everything with an end', () => {
  it('is covered by a case for every column that holds an expiry', () => {
    const tables = [...Object.values(identityTables), ...Object.values(regionTables)].filter((each) => is(each, PgTable));
    const columns = tables.flatMap((table) => {
      const { name, columns: own } = getTableConfig(table);
      return own.map((column) => `${name}.${column.name}`).filter((path) => /(expires_at|_until)$/.test(path));
    });
    expect([...new Set(columns)].toSorted()).toEqual([...Object.keys(ends), ...sweptOnly, ...leases, ...waits, ...overlaps].toSorted());
  });

  it.each(Object.entries(ends))('%s: holds until a moment before it, and not at it', async (_, { lasts, begin: start }) => {
    // Their attempts are counted apart.
    running.clock.pass(2 * day);
    const early = await start();
    running.clock.pass(lasts - 1);
    expect(await early()).toBe(true);
    running.clock.pass(2 * day);
    const late = await start();
    running.clock.pass(lasts);
    expect(await late()).not.toBe(true);
  });
});
