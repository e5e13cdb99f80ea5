import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import * as identityTables from '../../../src/platform/nouns/identity.ts';
import * as regionTables from '../../../src/platform/nouns/region.ts';
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
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
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

  it('leaves what else a saved view searches for, and no view that is called by their name', async () => {
    const text = 'select name, query from saved_views where owner_id = $1 order by name';
    const { rows } = await stores.home.pool.query(text, [planted.ownerId]);
    expect(rows).toEqual([
      { name: `Called canary ${mode}`, query: 'order=asc' },
      { name: `Named canary ${mode}`, query: 'status=NEW' },
      { name: `People canary ${mode}`, query: 'status=NEW' },
    ]);
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

describe('what a candidate is found by', () => {
  let made = 0;
  /** How people and programs write an address, a number or an id within a text. */
  const writings: Record<string, (word: string) => string> = {
    'on its own': (word) => word,
    'in capitals': (word) => word.toUpperCase(),
    ...Object.fromEntries(
      ['.', '!', '?', '…', '...', ',', ';', ':', '?!', '.)', '."', '.”', '/', '\\', '|', '*', '`', '#', '—', '–', '=', '&'].map((end) => [
        `before ${end}`,
        (word: string) => `Write to ${word}${end} Then wait`,
      ]),
    ),
    ...Object.fromEntries(
      ['()', '[]', '{}', '<>', '""', "''", '“”', '‘’', '«»', '„“', '**', '``', '||', '——', '##', '&&'].map(([first, last]) => [
        `between ${first} and ${last}`,
        (word: string) => `Write to ${first}${word}${last} and wait`,
      ]),
    ),
    ...Object.fromEntries(
      ['\n', '\r\n', '\t', '\f', '\v', '\b', '\u00a0', '\u2009', '\u202f', '\u2028', '\u3000', '\u200b', '\ufeff'].map((space) => [
        `between ${JSON.stringify(space)}`,
        (word: string) => `Address${space}${word}${space}Then wait`,
      ]),
    ),
    'as a link': (word) => `<a href="mailto:${word}?subject=x">`,
    'between entities': (word) => `&lt;${word}&gt; &nbsp;${word}&nbsp; &#39;${word}&#39;`,
    'in a query': (word) => `https://x.example/?to=${encodeURIComponent(word)}&from=mail`,
    'at the end of a query': (word) => `See https://x.example/?to=${encodeURIComponent(word)}.`,
    'quoted in a query': (word) => `https://x.example/?search=${encodeURIComponent(`"${word}"`)}`,
    'among others in a query': (word) => `https://x.example/?search=${encodeURIComponent(`to ${word}, soon`)}`,
    'in an address within an address': (word) =>
      `https://x.example/?next=${encodeURIComponent(`/apply?to=${encodeURIComponent(word)}&x=1`)}`,
    'in JSON': (word) => JSON.stringify({ to: word, text: `One\n${word}\r\nTwo\t${word}\tThree` }),
    'in JSON within JSON': (word) => JSON.stringify({ text: JSON.stringify({ text: `One\n${word}\nTwo` }) }),
    'in JSON with escaped signs': (word) =>
      JSON.stringify({ to: word }).replace(/[@+]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
    'in escaped JSON': (word) => `{"text":"\\u0022${word}\\u0022 \\u003c${word}\\u003e"}`,
  };

  it.each([
    ...['email', 'former', 'phone', 'external application', 'external assessment'].map((kind): [string] => [kind]),
    ['a short email', 'zq@b.io'],
    ['an email with a plus', 'zq.robin+jobs@people.example'],
    ['an email, among those of many', 'zq.robin+many@people.example', 8],
  ] as [kind: string, email?: string, others?: number][])(
    'is gone wherever a text has it, however it is written there, and no longer word that has it within: %s',
    async (kind, email, others = 0) => {
      const planted = await plant(stores, scope, `written ${kind}`, at);
      if (email) await stores.home.pool.query('update candidates set email = $2 where id = $1', [planted.id, email]);
      const word = email ?? planted.canaries[kind] ?? '';
      const { customerId, organizationId } = scope;
      const cases: string[] = [];
      const id = () => `f${String((made += 1)).padStart(23, '0')}`;
      const insert = (store: Store, table: string, values: Record<string, unknown>) => {
        const names = Object.keys(values);
        const places = names.map((_, index) => `$${index + 1}`).join(', ');
        return store.pool.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(values));
      };
      const mail = {
        customer_id: customerId,
        event: 'SI_INVITED',
        recipient: 'a@people.example',
        subject: '',
        text: '',
        html: '',
        created_at: at,
        due_at: at,
        sent_at: at,
      };
      const request = {
        customer_id: customerId,
        organization_id: organizationId,
        request_type: 'CREATE_APPLICATION',
        ats_name: 'Any',
        status: 'ATS_REQUEST_FAILED',
        responses: '[]',
        created_at: at,
        updated_at: at,
      };
      const json = (text: string) => JSON.stringify({ note: text });
      const places: Record<string, (text: string) => Promise<unknown>> = {
        'a mail’s subject': (subject) => insert(stores.home, 'outbox', { ...mail, id: id(), subject }),
        'a mail’s text': (text) => insert(stores.home, 'outbox', { ...mail, id: id(), text }),
        'a mail’s page': (html) => insert(stores.home, 'outbox', { ...mail, id: id(), html }),
        'a mail of the identity store': (text) => insert(stores.identity, 'outbox', { ...mail, id: id(), text }),
        'a text message': (body) =>
          insert(stores.home, 'sms_outbox', {
            customer_id: customerId,
            organization_id: organizationId,
            id: id(),
            event: 'SI_INVITED',
            recipient: '+61491570199',
            parts: 1,
            created_at: at,
            due_at: at,
            sent_at: at,
            body,
          }),
        'a request': (text) => insert(stores.home, 'ats_requests', { ...request, id: id(), payload: json(text) }),
        'what came with a request': (text) => insert(stores.home, 'ats_requests', { ...request, id: id(), extra: json(text) }),
        'an answer to a request': (text) =>
          insert(stores.home, 'ats_requests', { ...request, id: id(), responses: JSON.stringify([{ status: 500, data: text }]) }),
        'the trail': (text) =>
          insert(stores.home, 'audit_values', { customer_id: customerId, entry_id: id(), subject_id: id(), values: json(text) }),
        'the trail of the identity store': (text) =>
          insert(stores.identity, 'audit_values', { customer_id: customerId, entry_id: id(), subject_id: id(), before: json(text) }),
        'a kept answer': (text) =>
          insert(stores.home, 'idempotency_keys', {
            actor_id: id(),
            operation: 'AppsInvite',
            key_hash: id(),
            arguments_hash: 'x',
            created_at: at,
            answer: json(text),
          }),
      };
      for (const [writing, write] of Object.entries(writings))
        for (const [place, put] of Object.entries(places)) {
          cases.push(`${place}, ${writing}`);
          // PostgreSQL keeps no NUL, and nothing else is left out.
          await put(`case-${cases.length - 1}- ${write(word)}`);
        }
      const longer = [`n${word}`, `${word}n`, `x.${word}`, `${word}.au`, `x-${word}`];
      const near = longer.flatMap((other) =>
        Object.keys(places).map((place) => `near-${place.replace(/\W/g, '')}- Write to ${other}, please`),
      );
      for (const [index, text] of near.entries()) await Object.values(places)[index % Object.keys(places).length]?.(text);
      const candidateIds = [planted.id];
      for (let count = 0; count < others; count += 1) candidateIds.push((await plant(stores, scope, `${kind} ${count}`, at)).id);
      const purging = { customerId, candidateIds, mode: 'deidentify', now: running.clock.now(), within: nothingWithin } as const;
      expect(await purgeCandidates(stores, purging)).toHaveLength(others + 1);
      const rows = (await dump(both())).split('\n');
      const left = rows.filter(
        (row) => /case-\d/.test(row) && (row.includes(word.toLowerCase()) || row.includes(encodeURIComponent(word).toLowerCase())),
      );
      expect(left.map((row) => cases[Number(/case-(\d+)-/.exec(row)?.[1])] ?? row)).toEqual([]);
      expect(near.filter((text) => !rows.some((row) => row.includes(text.toLowerCase())))).toEqual([]);
    },
  );
});
