import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import * as identityTables from '../../../src/platform/database/tables/identity.ts';
import * as regionTables from '../../../src/platform/database/tables/region.ts';
import { escapeHtml } from '../../../src/platform/mail/escapeHtml.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { identityPlaces, regionPlaces } from '../../../src/platform/purge/places.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { dump, plant, sighted, storesOf } from './plantedCandidate.ts';
import type { Planted, Scope } from './plantedCandidate.ts';

const nothingWithin = async () => undefined;
const at = new Date('2025-03-01T08:00:00.000Z');

let running: Running;
let scope: Scope;
let stores: Awaited<ReturnType<typeof storesOf>>;

beforeAll(async () => {
  running = startPlatform();
  const admin = await running.browser().as('admin@acme.example');
  const me = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  scope = me;
  stores = await storesOf(running.platform);
});
afterAll(() => running.close());

const both = () => [stores.home, stores.identity];
const rowOf = async (table: string, id: string, { pool }: Store = stores.home) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0];
const purge = ({ id }: Planted, mode: 'delete' | 'deidentify', within: () => Promise<void> = nothingWithin) =>
  purgeCandidates(stores, { customerId: scope.customerId, candidateIds: [id], mode, now: running.clock.now(), within });

describe('the places where a candidate’s personal data live', () => {
  it.each([
    ['region', regionTables, regionPlaces],
    ['identity', identityTables, identityPlaces],
  ] as const)('are said for every table of the %s store', async (kind, tables, places) => {
    const declared = Object.entries(tables).flatMap(([name, table]) => (is(table, PgTable) ? [[name, getTableConfig(table).name]] : []));
    expect(declared.map(([name]) => String(name)).toSorted()).toEqual(Object.keys(places).toSorted());
    const { pool } = kind === 'region' ? stores.home : stores.identity;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    const unknown = rows.map(({ name }) => name).filter((name) => !declared.some(([, table]) => table === name));
    expect(unknown).toEqual(['migrations']);
  });
});

describe.each(['delete', 'deidentify'] as const)('a candidate’s purge (%s)', (mode) => {
  let planted: Planted;
  let other: Planted;
  let before: string;
  let purgedAt: Date;
  beforeAll(async () => {
    planted = await plant(stores, scope, `canary ${mode}`, at);
    other = await plant(stores, scope, `neighbour ${mode}`, at);
    before = await dump(both());
    purgedAt = running.clock.now();
    expect(await purge(planted, mode)).toEqual([planted.id]);
  });

  it('leaves none of more than twenty canaries anywhere in a dump of both stores', async () => {
    const all = Object.keys(planted.canaries);
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(sighted(before, planted.canaries)).toEqual(all);
    expect(sighted(await dump(both()), planted.canaries)).toEqual([]);
  });

  it('leaves another candidate of the customer as they were', async () => {
    expect(sighted(await dump(both()), other.canaries)).toEqual(Object.keys(other.canaries));
  });

  it('leaves a stand-in, so that the vacancy has as many applications as it had', async () => {
    expect(await rowOf('candidates', planted.id)).toMatchObject({
      first_name: 'Deleted',
      last_name: 'Candidate',
      email: `deleted-${planted.id}@deleted.invalid`,
      phone_number: null,
      location_address: null,
      location_lat: null,
      search_text: `deleted candidate\ndeleted-${planted.id}@deleted.invalid`,
      purged_at: purgedAt,
    });
    expect(await rowOf('applications', planted.applicationId)).toMatchObject({ status: 'APPS_APPLICATION_NEW', candidate_id: planted.id });
  });

  it(mode === 'delete' ? 'takes the results along' : 'keeps the figures of the results, which say nobody’s name', async () => {
    const figures = { recommendation: 'YES', recommendation_score: 91, nps_score: 9, time_taken_seconds: 600 };
    const none = Object.fromEntries(Object.keys(figures).map((name) => [name, null]));
    expect(await rowOf('assessments', planted.assessmentId)).toMatchObject({
      ...(mode === 'delete' ? none : figures),
      ...{ assessment_link: null, insights_link: null, comment: null, other_results: {} },
    });
  });

  it('keeps who changed what and when, sends nothing that waited, and does nothing the second time', async () => {
    const { pool } = stores.home;
    const entries = await pool.query(`select fields, actor_id, operation from audit_entries where subjects ? $1`, [planted.id]);
    expect(entries.rows).toMatchObject([{ fields: ['candidate.email'], operation: 'AppsUpdateApplicationCandidate' }]);
    const waiting = await pool.query(`select 1 from ats_requests where due_at is not null and master_id = $1`, [planted.assessmentId]);
    expect(waiting.rowCount).toBe(0);
    const then = await rowOf('candidates', planted.id);
    running.clock.pass(minute);
    expect(await purge(planted, 'deidentify')).toEqual([]);
    expect(await rowOf('candidates', planted.id)).toEqual(then);
  });
});

describe('a purge that is cut short', () => {
  it('between the stores leaves the candidate unpurged, and is done in full when it is tried again', async () => {
    const planted = await plant(stores, scope, 'cut short', at);
    await expect(
      purge(planted, 'deidentify', async () => {
        throw new Error('the process ends');
      }),
    ).rejects.toThrow('the process ends');
    expect(await rowOf('candidates', planted.id)).toMatchObject({ email: planted.email, purged_at: null });
    expect(await purge(planted, 'deidentify')).toEqual([planted.id]);
    expect(sighted(await dump(both()), planted.canaries)).toEqual([]);
  });

  it('by a new address looks through the identity store for that one, too', async () => {
    const planted = await plant(stores, scope, 'moved', at);
    const { transaction } = stores.identity;
    let calls = 0;
    const moving: typeof stores.identity = {
      ...stores.identity,
      transaction: async (work) => {
        calls += 1;
        const done = await transaction(work);
        if (calls === 1)
          await stores.home.pool.query('update candidates set email = $2 where id = $1', [planted.id, 'zqmoved@people.example']);
        return done;
      },
    };
    const purged = await purgeCandidates(
      { home: stores.home, identity: moving },
      { customerId: scope.customerId, candidateIds: [planted.id], mode: 'delete', now: at, within: nothingWithin },
    );
    expect([purged, calls]).toEqual([[planted.id], 2]);
  });
});

it('a person’s account of the same address is theirs: its mails and its history stay', async () => {
  const planted = await plant(stores, scope, 'also an account', at);
  const mail = `insert into outbox (customer_id, id, event, recipient, subject, text, html, created_at, due_at, sent_at)
    values ($1, $2, 'EDGE_USER_RESET_PASSWORD', $3, 'Reset your password', 'zqreset', '', now(), now(), now())`;
  await stores.identity.pool.query(mail, [scope.customerId, 'f'.repeat(24), planted.email]);
  await purge(planted, 'delete');
  expect(await rowOf('outbox', 'f'.repeat(24), stores.identity)).toMatchObject({ recipient: planted.email, text: 'zqreset' });
});

it('a number that is shared, and an address that was passed on, are left to who has them now', async () => {
  const [planted, heir] = [await plant(stores, scope, 'first owner', at), await plant(stores, scope, 'second owner', at)];
  const { email, former, phone } = planted.canaries;
  const { pool } = stores.home;
  await pool.query('update candidates set email = $2, phone_number = $3 where id = $1', [heir.id, former, phone]);
  await purge(planted, 'delete');
  const text = await dump(both());
  expect([text.includes(email ?? ''), text.includes(former ?? ''), text.includes(phone ?? '')]).toEqual([false, true, true]);
  const numbers = await pool.query('select 1 from sms_events where sms_destination_phone_number = $1', [phone]);
  expect(numbers.rowCount).toBe(1);
});

it('an address is found however HTML, JSON and addresses of the web write the characters in it, and no longer one that ends like it', async () => {
  const planted = await plant(stores, scope, 'unusual address', at);
  const { pool } = stores.home;
  const email = `d'zq_o&b/r+{n}=#~%@people.example`;
  await pool.query('update candidates set email = $2 where id = $1', [planted.id, email]);
  const inJson = (text: string) => text.replace(/['&+]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
  const writings = {
    text: `Write to ${email.toUpperCase()}.`,
    html: `<a href="mailto:x">${escapeHtml(email)}</a>`,
    numbered: `<b>${email.replace('&', '&#038;').replace("'", '&#x27;')}</b>`,
    link: `https://x.example/?to=${encodeURIComponent(email)}&from=mail`,
    'link in full': `https://x.example/?to=${encodeURIComponent(email).replace("'", '%27')}`,
    json: `{"to":"${inJson(email)}"}`,
    'json in json': JSON.stringify({ answer: `{"to":"${inJson(email)}"}` }),
  };
  const others = { longer: `Write to n${email} today.`, another: `Write to ${email}.au today.` };
  const all = Object.entries({ ...writings, ...others });
  for (const [index, [subject, text]] of all.entries())
    await pool.query(
      `insert into outbox (customer_id, id, event, recipient, subject, text, html, created_at, due_at, sent_at)
       values ($1, $2, 'SI_INVITED', 'somebody@people.example', $3, $4, '', now(), now(), now())`,
      [scope.customerId, `0${'e'.repeat(21)}${String(index).padStart(2, '0')}`, subject, text],
    );
  const request = `insert into ats_requests (customer_id, id, organization_id, request_type, ats_name, status, payload, responses, created_at, updated_at)
    values ($1, $2, $3, 'CREATE_APPLICATION', 'Any', 'ATS_REQUEST_FAILED', $4, '[]', now(), now())`;
  const [own, other] = ['f'.repeat(22) + '01', 'f'.repeat(22) + '02'];
  for (const [id, to] of [
    [own, email.toUpperCase()],
    [other, `n${email}`],
  ])
    await pool.query(request, [scope.customerId, id, scope.organizationId, { candidate: { email: to } }]);
  await purge(planted, 'deidentify');
  const left = await pool.query<{ subject: string }>(`select subject from outbox where id like '0eeeeeee%' and subject <> '' order by id`);
  expect(left.rows.map(({ subject }) => subject)).toEqual(Object.keys(others));
  const requests = await pool.query('select payload is null as gone from ats_requests where id in ($1, $2) order by id', [own, other]);
  expect(requests.rows).toEqual([{ gone: true }, { gone: false }]);
});
