import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { plant, storesOf } from './plantedCandidate.ts';
import type { Scope } from './plantedCandidate.ts';

interface Setting {
  _id: string;
  customerId: string;
  version: number;
  retentionPeriod: { candidatePiiRetentionPeriod: number; videoRetentionPeriod: number };
}

const fields = '_id customerId version createdAt retentionPeriod { candidatePiiRetentionPeriod videoRetentionPeriod } tags { name value }';
const get = `query ($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { ${fields} } }`;
const create = `mutation ($input: AppsCreateCustomerSettingInput!) { AppsCreateCustomerSetting(input: $input) { ${fields} } }`;
const update = `mutation ($input: AppsUpdateCustomerSettingInput!) { AppsUpdateCustomerSetting(input: $input) { ${fields} } }`;
const preview = 'query ($input: AppsPreviewRetentionInput!) { AppsPreviewRetention(input: $input) { candidates videos nextRunAt } }';
const confirmation = 'UPDATE RETENTION';

const months = (candidatePiiRetentionPeriod: number, videoRetentionPeriod: number) => ({
  retentionPeriod: { candidatePiiRetentionPeriod, videoRetentionPeriod },
});

let running: Running;
let admin: Browser;
let scope: Scope;

beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  const { organizationId, customerId, hierarchyId } = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  scope = { organizationId, customerId, hierarchyId };
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  await pool.query('delete from customer_settings where customer_id = $1', [customerId]);
});
afterAll(() => running.close());

describe('how long a customer’s personal data is kept', () => {
  it('is not said until it was saved once', async () => {
    expect(await admin.get(get, { input: scope })).toBeNull();
    expect(await admin.refusal(update, { input: { ...scope, ...months(1, 1), confirmation } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is saved once by who comes first, and changed after that', async () => {
    const answers = await Promise.all([24, 36].map((each) => admin.ask(create, { input: { ...scope, ...months(each, each) } })));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.reason)).toEqual(['CUSTOMER_SETTING_EXISTS']);
    const made = await admin.get<Setting>(get, { input: scope });
    const changed = await admin.get<Setting>(update, { input: { ...scope, ...months(48, 12), confirmation, expectedVersion: 1 } });
    expect(changed).toMatchObject({ _id: made._id, ...months(48, 12), version: 2 });
    expect(await admin.get(get, { input: scope })).toEqual(changed);
  });

  it('is changed only by who types the confirmation, letter by letter', async () => {
    for (const typed of [undefined, '', 'update retention', 'UPDATE RETENTION ', 'DELETE'])
      expect(
        await admin.refusal(update, { input: { ...scope, ...months(1, 1), ...(typed !== undefined && { confirmation: typed }) } }),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { confirmation: 'screens.form.typedWrong' },
      });
    expect(await admin.get(get, { input: scope })).toMatchObject(months(48, 12));
  });

  it('tells the second of two editors', async () => {
    const input = { ...scope, ...months(47, 12), confirmation, expectedVersion: 2 };
    await admin.get(update, { input });
    expect(await admin.refusal(update, { input })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version: 3 });
  });

  it.each([0, -1, 10_000])('is not %i months', async (wrong) => {
    const field = 'retentionPeriod.candidatePiiRetentionPeriod';
    const told = { code: 'BAD_USER_INPUT', fields: { [field]: 'validation.retention.between' } };
    expect(await admin.refusal(update, { input: { ...scope, ...months(wrong, 1), confirmation } })).toMatchObject(told);
    expect(await admin.refusal(preview, { input: { ...scope, ...months(wrong, 1) } })).toMatchObject(told);
  });

  it('stands in the trail with what it was before', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query(
      `select operation, before, "values" from audit_entries e join audit_values v on v.entry_id = e.id
       where e.customer_id = $1 and operation like 'Apps%CustomerSetting' order by e.id limit 2`,
      [scope.customerId],
    );
    expect(rows[0]).toMatchObject({ operation: 'AppsCreateCustomerSetting', before: null });
    expect(rows[1]).toMatchObject({
      operation: 'AppsUpdateCustomerSetting',
      values: { candidatePiiRetentionPeriod: 48, videoRetentionPeriod: 12 },
    });
  });

  it('is another customer’s own matter', async () => {
    const home = 'eu-west-1';
    const stranger = await running.browser().as('admin@globex.example');
    expect(await stranger.get(get, { input: scope }, home)).toBeNull();
    for (const [text, more] of [[create, {}] as const, [update, { confirmation }] as const, [preview, {}] as const])
      expect(await stranger.refusal(text, { input: { ...scope, ...months(1, 1), ...more } }, home)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the dry run', () => {
  it('counts what these periods would take, takes nothing, and says when that would be', async () => {
    const now = running.clock.now();
    const ask = (pii: number, video: number) =>
      admin.get<{ candidates: number; videos: number; nextRunAt: string }>(preview, { input: { ...scope, ...months(pii, video) } });
    const [before, long] = [await ask(240, 240), new Date(now)];
    long.setUTCFullYear(now.getUTCFullYear() - 21);
    await plant(await storesOf(running.platform), scope, 'long ago', long);
    const after = await ask(240, 240);
    expect([after.candidates - before.candidates, after.videos - before.videos]).toEqual([1, 1]);
    expect((await ask(9999, 9999)).candidates).toBe(0);
    expect(await ask(240, 240)).toEqual(after);
    const due = Date.parse(after.nextRunAt);
    expect(due).toBeGreaterThanOrEqual(now.getTime());
    expect(due).toBeLessThanOrEqual(now.getTime() + 24 * 3_600_000);
  });
});
