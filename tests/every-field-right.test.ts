import { isEnumType, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsOf, rightsWithin } from '../src/platform/fieldRights.ts';
import { resourceName } from '../src/platform/policy/statement.ts';
import type { Statement } from '../src/platform/policy/statement.ts';
import { leavesOf, operations } from './support/contract.ts';
import type { ContractOperation } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { mailsSent } from './support/settled.ts';
import { giveRights, readWorld } from './support/world.ts';
import type { Tenant } from './support/world.ts';
import { texts } from './platform/services/applicationCalls.ts';
import { startPlatform } from './platform/browser.ts';
import type { Browser, Running } from './platform/browser.ts';

// Rights for fields: each query is sent twice, and in between everything that the caller may not see is changed. A different answer would be an oracle,
// by a value, an order, a filter, a search, a count or a total.

/** When rights were used last, which these very calls change. */
const isLeftOut = (name: string) => name === 'CommonGetAccessGrants';

let running: Running;
let home: Tenant;
let elsewhere = '';
let vacancy = '';
beforeAll(async () => {
  running = startPlatform();
  home = tenantNamed(await readWorld(running, ['ap-southeast-2']), 'acme');
  // An entry that names a candidate, and a message to one.
  const admin = await running.browser().as('admin@acme.example');
  const scope = { organizationId: home.ids['organization'], customerId: home.ids['customer'], hierarchyId: home.ids['hierarchy'] };
  await admin.get(texts.heldStatus, { ...scope, ids: [home.ids['application']], status: 'APPS_APPLICATION_SHORTLISTED', notify: true });
  await mailsSent(running);
  const { pool } = await running.platform.stores.region(home.region);
  const { rows } = await pool.query<{ id: string }>(
    'select id from hierarchies where customer_id = $1 and depth = 2 order by position limit 1',
    [home.ids['customer']],
  );
  elsewhere = rows[0]?.id ?? '';
  const largest = await pool.query<{ id: string }>(
    `select external_vacancy_id as id from vacancies where customer_id = $1 and archived_at is null order by application_count desc limit 1`,
    [home.ids['customer']],
  );
  vacancy = largest.rows[0]?.id ?? '';
});
afterAll(() => running.close());

const fields = ['apps:viewCandidate', 'apps:viewScores'];
const place = (more: object = {}) =>
  resourceName({ region: home.region, organization: home.ids['organization'] ?? '', customer: home.ids['customer'] ?? '', ...more });
const everything = (): Statement => ({ effect: 'allow', actions: ['*:*'], resources: [place()] });

async function person(email: string, statements: Statement[]): Promise<Browser> {
  await giveRights(running, email, statements);
  return running.browser().as(email);
}

const asked = operations.filter(({ kind, access, name }) => kind === 'query' && Array.isArray(access) && !isLeftOut(name));

const isOrder = /SortField$/;

/** A call of each operation as it is, and one with each order, one of each other closed list and whichever takes a right, and each text that it may be searched by. */
function* callsOf(operation: ContractOperation, hierarchy: string): Generator<[string, object]> {
  const id = (noun: string) => (noun === 'hierarchy' ? hierarchy : home.ids[noun]);
  const today = running.clock.now().getTime();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  // Most orders of applications are those of one vacancy.
  const own: Record<string, object> = {
    DatalakeFigureTrends: { 'filter.from': dayOf(today - 60 * 86_400_000), 'filter.to': dayOf(today) },
    AppsGetApplicationList: { 'filterApplicationInput.externalVacancyId': vacancy },
  };
  const example = (at: Record<string, unknown> = {}) =>
    exampleOf(operation, { id, region: home.region, seed: 'fields', at: { ...own[operation.name], ...at } });
  yield ['', example()];
  for (const { path, type } of leavesOf(operation)) {
    const named = getNamedType(type);
    const isList = String(type).startsWith('[');
    if (isEnumType(named))
      for (const { name } of named
        .getValues()
        .filter((value, index) => index === 0 || isOrder.test(named.name) || rightsOf(value).length > 0))
        yield [`${path} ${name}`, example({ [path]: isList ? [name] : name })];
    else if (/searchText|mailRecipient|phoneNumber/.test(path))
      for (const text of ['a', 'an', 'example', '+61']) yield [`${path} ${text}`, example({ [path]: text })];
  }
}

type Answers = Map<string, string>;

async function answers(caller: Browser, hierarchy = home.ids['hierarchy'] ?? ''): Promise<Answers> {
  const found: Answers = new Map();
  for (const operation of asked)
    for (const [what, variables] of callsOf(operation, hierarchy)) {
      found.set(`${operation.name} ${what}`, JSON.stringify(await caller.ask(operation.text, variables, home.region)));
    }
  const scope = { organizationId: home.ids['organization'], customerId: home.ids['customer'], hierarchyId: hierarchy };
  for (const text of ['An', 'example', '+61 4'])
    for (const [list, columns] of Object.entries(searched)) {
      const variables = { filterApplicationInput: { ...scope, searchText: text } };
      const input = { text, limit: 5, lists: [{ operation: list, variables, columns }] };
      found.set(`CommonSearch ${list} ${text}`, JSON.stringify(await caller.ask(searchText, { input }, home.region)));
    }
  return found;
}

const searchText = 'query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows failed tooMany } } }';
const searched = { AppsGetApplicationList: ['candidate.personalInformation.firstName', 'candidate.personalInformation.email', 'status'] };

/** Gives other values to all that the two rights are about. */
async function change(): Promise<void> {
  const { pool } = await running.platform.stores.region(home.region);
  const turned = (column: string) => `translate(${column}, 'abcdefghijklmnopqrstuvwxyz0123456789', 'zyxwvutsrqponmlkjihgfedcba9876543210')`;
  const own = [home.ids['customer']];
  await pool.query(
    `update candidates set first_name = ${turned('first_name')}, last_name = ${turned('last_name')}, email = ${turned('email')},
       phone_number = ${turned('phone_number')}, location_address = ${turned('location_address')}, location_lat = 1, location_lng = 2
     where customer_id = $1`,
    own,
  );
  await pool.query(
    `update assessments set insights_link = ${turned('insights_link')}, rating = 10 - rating, comment = ${turned('comment')},
       recommendation_score = 100 - recommendation_score, is_profanity = not is_profanity, is_plagiarism = not is_plagiarism,
       is_low_text_quality = not is_low_text_quality, is_outlier = not is_outlier, is_agc = not is_agc,
       recommendation = case recommendation when 'YES' then 'NO' when 'NO' then 'YES' else recommendation end
     where customer_id = $1`,
    own,
  );
  await pool.query(
    `update email_events set mail_recipient = ${turned('mail_recipient')}, subject = ${turned('subject')} where customer_id = $1`,
    own,
  );
  await pool.query(
    `update sms_events set sms_destination_phone_number = ${turned('sms_destination_phone_number')} where customer_id = $1`,
    own,
  );
  await pool.query(`update suppressed_addresses set email = ${turned('email')} where customer_id = $1`, own);
  await pool.query(
    `update ats_requests set payload = jsonb_build_object('other', ${turned('payload::text')}), extra = jsonb_build_object('other', ${turned('extra::text')}),
       responses = (select coalesce(jsonb_agg(response || '{"data": "other"}'), '[]') from jsonb_array_elements(responses) as response)
     where customer_id = $1`,
    own,
  );
  await pool.query(
    `update audit_values set name = ${turned('name')} where customer_id = $1 and entry_id in
       (select id from audit_entries where customer_id = $1 and operation ~ 'Candidate|Application|Assessment|Suppress|Allow|AtsRetry')`,
    own,
  );
}

const differing = (before: Answers, after: Answers): string[] =>
  [...before].flatMap(([call, text]) => (after.get(call) === text ? [] : [call]));
const operationsIn = (calls: readonly string[]) => [...new Set(calls.map((call) => call.split(' ')[0] ?? ''))].toSorted();

describe('what somebody without the rights of fields is answered', () => {
  it('is the same whatever the fields hold, in every query and figure; others see them change', async () => {
    const without = await person('manager@acme.example', [everything(), { effect: 'deny', actions: fields, resources: ['*'] }]);
    const inPart = await person('recruiter@acme.example', [
      everything(),
      { effect: 'deny', actions: fields, resources: [place({ hierarchy: elsewhere })] },
    ]);
    const withAll = await person('admin@acme.example', [everything()]);
    const before = [await answers(without), await answers(inPart), await answers(inPart, elsewhere), await answers(withAll)];
    await change();
    const after = [await answers(without), await answers(inPart), await answers(inPart, elsewhere), await answers(withAll)];
    const [lacking, partly, there, all] = before.map((each, index) => differing(each, after[index] ?? new Map()));
    expect(lacking).toEqual([]);
    // An example is of an application where they hold the rights.
    const examples = ['NotifPreviewMessageText', 'NotifPreviewTemplate'];
    expect(operationsIn([...(partly ?? []), ...(there ?? [])]).filter((name) => !examples.includes(name))).toEqual([]);
    console.log(`${before[0]?.size} calls of ${asked.length} queries; ${all?.length} of them tell somebody with the rights another answer`);
    // With the rights, the same calls show the change.
    // The demo data have no messages about applications.
    const marked = asked.flatMap(({ name, field }) =>
      rightsWithin(field).length > 0 && name !== 'NotifGetApplicationMessages' ? [name] : [],
    );
    expect(operationsIn(all ?? [])).toEqual([...marked, ...examples, 'CommonGetAuditList', 'CommonSearch'].toSorted());
  });
});
