import { beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../src/platform/demo/deterministic.ts';
import { createServices } from '../src/platform/services/index.ts';
import { defaultEntries, notificationTabs } from '../src/domain/notificationEvents.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { WebhookEvent } from '../src/generated/values.ts';
import { Caller, deep, short } from './support/caller.ts';
import { operations } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { readWorld } from './support/world.ts';
import { applicationCalls } from './platform/services/applicationCalls.ts';
import type { Application } from './platform/services/applicationCalls.ts';
import { saveTab, smsAccount } from './platform/services/deliveryTools.ts';

// Every action that says in numbers what it would do: rows, reasons, mails, text messages, reports to other systems and people signed out are those of the real thing.

const calls = applicationCalls();
const { world, create, enter, rows, bulk, done } = calls;
const counted = createServices()
  .operations.filter(({ options }) => options.tried)
  .map(({ name }) => name)
  .toSorted();
const textOf = (name: string) => operations.find((operation) => operation.name === name) ?? expect.fail(`no ${name}`);

interface Effect {
  changed: number;
  refused: { reason: string; count: number; names: string[] }[];
  signedOut: number;
  mailed: number;
  texted: number;
  reported: number;
  reportedTo: string[];
  webhooks: number;
}
interface Changed {
  data: { _id: string }[];
  refused: { _id: string; reason: string }[];
}
const previewText = `query ($input: PreviewActionInput!) { CommonPreviewAction(input: $input) {
  changed signedOut mailed texted reported reportedTo webhooks refused { reason count names } } }`;

/** Messages that wait to be sent or were, of all stores, and who has a session. */
async function picture() {
  const { stores } = world.running.platform;
  const found = {
    ...{ mails: new Map<string, string>(), texts: new Map<string, string>(), signedIn: new Set<string>() },
    ...{ reports: new Map<string, string>(), events: new Map<string, string>() },
  };
  const note = (into: Map<string, string>, store: string, from: { id: string; recipient: string }[]) => {
    for (const { id, recipient } of from) into.set(`${store} ${id}`, recipient);
  };
  for (const { pool, region } of stores.opened()) {
    note(found.mails, region ?? '', (await pool.query<{ id: string; recipient: string }>('select id, recipient from outbox')).rows);
    if (!region) continue;
    const told = async (sql: string) => (await pool.query<{ id: string; recipient: string }>(sql)).rows;
    note(found.reports, region, await told('select id, ats_name as recipient from ats_requests where tenant_id is not null'));
    note(found.events, region, await told(`select id, webhook_id as recipient from webhook_deliveries where event <> 'WEBHOOK_TEST'`));
    note(found.texts, region, (await pool.query<{ id: string; recipient: string }>('select id, recipient from sms_outbox')).rows);
  }
  const { pool } = await stores.identity();
  for (const { id } of (await pool.query<{ id: string }>('select distinct identity_id as id from sessions')).rows) found.signedIn.add(id);
  return found;
}

/** Counts an action, does it, and expects that all which was counted came about, and nothing else. */
async function compare(name: string, variables: Values, caller: Caller, region: string): Promise<Effect> {
  const before = await picture();
  const effect = await caller.ask<Effect>(previewText, { input: { operation: name, variables } }, { region });
  const untouched = await picture();
  expect(untouched, short(variables)).toEqual(before);
  const answer = await caller.call(textOf(name).text, variables, { region });
  expect(answer.code, answer.text).toBeUndefined();
  // An action that answers without rows changes one thing.
  const { data = [{ _id: '' }], refused = [] } = answer.data as Partial<Changed>;
  const after = await picture();
  const addedTo = (of: 'mails' | 'texts' | 'reports' | 'events') =>
    [...after[of]].flatMap(([key, to]) => (before[of].has(key) ? [] : [to]));
  const added = (of: 'mails' | 'texts') => new Set(addedTo(of)).size;
  const [reports, events] = [addedTo('reports'), addedTo('events')];
  const reasons = Object.fromEntries(effect.refused.map(({ reason, count }) => [reason, count]));
  const real: Record<string, number> = {};
  for (const { reason } of refused) real[reason] = (real[reason] ?? 0) + 1;
  expect({ ...effect, refused: reasons }, `${name} ${short(variables)}`).toEqual({
    ...{ changed: data.length, refused: real, mailed: added('mails'), texted: added('texts') },
    ...{ reported: reports.length + events.length, reportedTo: [...new Set(reports)].toSorted(), webhooks: new Set(events).size },
    signedOut: [...before.signedIn].filter((id) => !after.signedIn.has(id)).length,
  });
  return effect;
}

let staff: Caller;
let admin: Caller;
let connection: string;
beforeAll(async () => {
  const { running, scope } = world;
  staff = await new Caller(running.platform).as('staff@demo.example');
  admin = await new Caller(running.platform).as('admin@acme.example');
  for (const tab of ['english', 'german', 'french', 'liveInterview'] as const)
    await saveTab(running, scope, tab, defaultEntries(notificationTabs[tab], true));
  await smsAccount(running, scope, true, 100_000);
  const home = tenantNamed(await readWorld(running, ['ap-southeast-2']), 'harbour-vale-home').ids;
  const homeScope = { organizationId: home['organization'], customerId: home['customer'], hierarchyId: home['hierarchy'] };
  for (const of of [scope, homeScope])
    for (const events of [[...WebhookEvent].filter((event) => !uncounted.has(event)), ['APPLICATION_STATUS_CHANGED']]) {
      const input = { ...of, name: 'Hook', url: 'https://hooks.example', events };
      await staff.ask('mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id } }', { input });
    }
  const text = 'mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }';
  const extra = { appsApplicationStatus: Object.fromEntries(statuses.map((status) => [`Theirs of ${status}`, status])) };
  const input = { ...scope, atsName: 'ExampleATS', baseUrl: 'https://ats.example', username: 'console', password: 'secret', extra };
  connection = (await staff.ask<{ _id: string }>(text, { input }))._id;
});

/** Security entries follow the trail, some of them later, and are no effect of an action that its question counts. */
const uncounted = new Set<string>(['WEBHOOK_TEST', 'SECURITY_ENTRY']);

const statuses = ['NEW', 'LONGLISTED', 'SHORTLISTED', 'HIRED', 'DECLINED', 'OFFERED', 'WITHDRAWN'].map(
  (name) => `APPS_APPLICATION_${name}`,
);
const hired = new Set(['APPS_APPLICATION_HIRED', 'APPS_APPLICATION_OFFERED']);

describe('the numbers of an action on applications', () => {
  const made: Application[] = [];
  let stages: string[];
  beforeAll(async () => {
    const luck = chance('previewed applications');
    const shared = { email: 'twice@people.example' };
    for (let number = 0; number < 4; number += 1) {
      const vacancy = await create();
      stages = vacancy.workflow.stages.map(({ _id }) => _id);
      const people = [{}, {}, shared, {}, {}, {}];
      const entered: Application[] = [];
      for (const more of people) entered.push(await enter(vacancy, more));
      await rows('update candidates set purged_at = now() where id = $1', [entered[5]?.candidate._id]);
      for (const without of [1, 4])
        await rows('update candidates set phone_number = null where id = $1', [entered[without]?.candidate._id]);
      for (const { _id } of entered) await rows('update applications set status = $2 where id = $1', [_id, luck.pick(statuses)]);
      for (const at of [0, 2, 4]) await rows('update applications set ats_tenant_id = $2 where id = $1', [entered[at]?._id, connection]);
      await rows("update assessments set status = 'APPS_ASSESSMENT_COMPLETED' where application_id = $1", [entered[3]?._id]);
      if (number === 3) await bulk('Archive', [vacancy.externalVacancyId]);
      made.push(...entered);
    }
  });

  const rounds = Array.from({ length: deep ? 120 : 30 }, (_, index) => index);
  const seen = { mailed: 0, texted: 0, reported: 0, toAts: 0, spared: 0, purged: 0, rounds: 0 };
  it.each(rounds)('are those of the real thing (round %i)', async (round) => {
    const luck = chance('previewed action', round);
    const ids = made.filter(() => luck.happens(0.6)).map(({ _id }) => _id);
    const base = { ...world.scope, _ids: ids };
    const status = luck.happens(0.5) ? 'APPS_APPLICATION_DECLINED' : luck.pick(statuses);
    const [name, variables] = luck.pick<[string, Values]>([
      ['AppsUpdateApplicationStatus', { ...base, status, leaveOutHired: luck.happens(0.5) }],
      ['AppsUpdateApplicationStatus', { ...base, status, leaveOutHired: luck.happens(0.5) }],
      ['AppsMoveApplication', { ...base, stageId: luck.pick(stages), isManuallyProgressed: true }],
      ['AppsResendApplicationAssessmentLink', base],
    ]);
    const effect = await compare(name, variables, admin, 'ap-southeast-2');
    const countOf = (reason: string) => effect.refused.find((each) => each.reason === reason)?.count ?? 0;
    seen.mailed += effect.mailed;
    seen.texted += effect.texted;
    seen.reported += effect.reported;
    seen.toAts += effect.reportedTo.length;
    seen.spared += countOf('refusals.hiredOrOffered');
    seen.purged += countOf('refusals.candidatePurged');
    seen.rounds += 1;
    // Undo at random, so that each round finds something to do.
    for (const id of ids)
      await rows('update applications set status = $2, stage_id = $3 where id = $1', [id, luck.pick(statuses), stages[0]]);
  });

  it('are of mails, text messages, reports, rows left out and purged candidates, not of nothing', () => {
    if (seen.rounds < rounds.length) return;
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(10);
  });
});

describe('a bulk change of status', () => {
  const named = async () => {
    const vacancy = await create();
    const people: Record<string, Application> = {};
    for (const [firstName, status] of [
      ['Neve', 'NEW'],
      ['Hana', 'HIRED'],
      ['Olga', 'OFFERED'],
      ['Dana', 'DECLINED'],
      ['Petra', 'NEW'],
    ] as const) {
      const application = await enter(vacancy, { firstName, lastName: 'Candidate' });
      await rows('update applications set status = $2 where id = $1', [application._id, `APPS_APPLICATION_${status}`]);
      people[firstName] = application;
    }
    await rows('update candidates set purged_at = now() where id = $1', [people['Petra']?.candidate._id]);
    const ids = Object.values(people).map(({ _id }) => _id);
    const idOf = (name: string) => people[name]?._id ?? '';
    const now = async () => {
      const found = await rows<{ id: string; status: string }>('select id, status from applications where id = any($1)', [ids]);
      return Object.fromEntries(Object.keys(people).map((name) => [name, found.find(({ id }) => id === idOf(name))?.status.slice(17)]));
    };
    return { ids, idOf, now, variables: { ...world.scope, _ids: ids, status: 'APPS_APPLICATION_DECLINED' } };
  };
  const same = { reason: 'refusals.sameStatus', count: 1, names: ['Dana Candidate'] };
  const purged = { reason: 'refusals.candidatePurged', count: 1, names: ['Petra Candidate'] };

  it('names the hired and the offered, and leaves them out', async () => {
    const { variables, now, idOf } = await named();
    const effect = await compare('AppsUpdateApplicationStatus', { ...variables, leaveOutHired: true }, admin, 'ap-southeast-2');
    expect(effect.changed).toBe(1);
    const spared = { reason: 'refusals.hiredOrOffered', count: 2, names: ['Hana Candidate', 'Olga Candidate'] };
    expect(effect.refused.map((each) => ({ ...each, names: each.names.toSorted() }))).toEqual(
      expect.arrayContaining([spared, same, purged]),
    );
    expect(await now()).toEqual({ Neve: 'DECLINED', Hana: 'HIRED', Olga: 'OFFERED', Dana: 'DECLINED', Petra: 'NEW' });
    expect(idOf('Neve')).toBeTruthy();
  });

  it('takes them with it once they are ticked', async () => {
    const { variables, now } = await named();
    const effect = await compare('AppsUpdateApplicationStatus', { ...variables, leaveOutHired: false }, admin, 'ap-southeast-2');
    expect(effect).toMatchObject({ changed: 3, mailed: 3, refused: expect.arrayContaining([same, purged]) });
    expect(await now()).toEqual({ Neve: 'DECLINED', Hana: 'DECLINED', Olga: 'DECLINED', Dana: 'DECLINED', Petra: 'NEW' });
  });

  it('says of a purged candidate that they were left out, tells them nothing, and leaves them as they were', async () => {
    const { idOf, now, variables } = await named();
    const before = (await picture()).mails.size;
    const answer = await done('status', { ids: [idOf('Petra')], status: variables.status });
    expect(answer).toEqual({ data: [], refused: [{ _id: idOf('Petra'), reason: 'refusals.candidatePurged' }] });
    expect([(await picture()).mails.size, (await now())['Petra']]).toEqual([before, 'NEW']);
  });

  it.each(statuses)('to %s leaves out nobody but the hired and the offered', async (status) => {
    const { variables } = await named();
    const effect = await compare('AppsUpdateApplicationStatus', { ...variables, status, leaveOutHired: true }, admin, 'ap-southeast-2');
    const spared = effect.refused.find(({ reason }) => reason === 'refusals.hiredOrOffered')?.count ?? 0;
    expect(spared).toBe(hired.has(status) ? 1 : 2);
  });
});

describe('the numbers of', () => {
  // Before its vacancy is archived.
  const first = ['CommonInviteCandidate'];
  // Organisations and customers last: with them goes all that is theirs.
  const last = ['ORGArchiveCustomers', 'ORGArchiveOrganizations'];
  const sorted = [...first, ...counted.filter((name) => ![...first, ...last].includes(name)), ...last];
  it('every action that is counted are looked at', () => {
    expect(sorted.toSorted()).toEqual(counted);
    expect(counted.length).toBeGreaterThan(10);
  });

  it.each(sorted)('%s are those of the real thing, with somebody of the customer signed in', async (name) => {
    const { running } = world;
    const home = tenantNamed(await readWorld(running, ['ap-southeast-2']), 'harbour-vale-home');
    const operation = textOf(name);
    const { pool } = await running.platform.stores.identity();
    // Everybody of the customer who may sign in has two sessions.
    const now = running.clock.now();
    const later = new Date(now.getTime() + 3_600_000);
    await pool.query(
      `insert into sessions (id, token_hash, identity_id, created_at, access_expires_at, idle_expires_at, absolute_expires_at)
       select left(md5(id || n || $2), 24), md5(id || n || $2), id, $3, $4, $4, $4 from identities, generate_series(1, 2) n
       where customer_id = $1 and archived_at is null`,
      [home.ids['customer'], name, now, later],
    );
    const variables = exampleOf(operation, { id: (noun) => home.ids[noun], region: home.region });
    const effect = await compare(name, variables, staff, home.region);
    expect(effect.changed + effect.refused.length).toBeGreaterThan(0);
  });
});
