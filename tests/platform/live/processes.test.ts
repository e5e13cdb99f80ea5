import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { postgresPrograms } from '../../postgres.ts';
import { databaseOf, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createGroupText, scopeOf } from '../services/people.ts';
import type { Scope } from '../services/people.ts';
import { watch } from './watcher.ts';

describe.skipIf(!postgresPrograms() || process.env['TEST_DATABASE'] === 'embedded')('two processes on one PostgreSQL', () => {
  let one: Running;
  let other: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: Scope;
  beforeAll(async () => {
    one = startPlatform();
    admin = await one.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    other = startPlatform(databaseOf(one));
    staff = await other.browser().as('staff@demo.example');
    await staff.get('{ AuthMe { _id } }');
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const create = (browser: Browser) => browser.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
  const place = (more: object = {}) => ({ list: 'ORGGetGroups', customerId: scope.customerId, ...more });

  it('tell each other’s readers of a change, once', async () => {
    const watcher = await watch(admin, [place()]);
    const { _id } = await create(staff);
    await watcher.change(_id);
    const last = await create(staff);
    await watcher.change(last._id);
    expect(watcher.changes().map((change) => change._id)).toEqual([_id, last._id]);
    watcher.close();
  });

  it('know who looks at a record in the other one, until they leave', async () => {
    const { _id: recordId } = await create(admin);
    const here = await watch(admin, [place({ recordId })]);
    const there = await watch(staff, [place({ recordId, editing: true })]);
    await until(() => here.people()[0]?.name === 'Sam Staff' && here.people()[0]?.editing);
    await until(() => there.people()[0]?.name === 'Ada Admin');
    there.close();
    await until(() => here.people().length === 0);
    here.close();
  });

  it('cut off a reader who signs out at the other one', async () => {
    const watcher = await watch(admin, [place()]);
    const elsewhere = other.browser();
    for (const [name, value] of admin.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.get('mutation { AuthLogout { logout } }');
    await until(watcher.hasEnded);
  });
});
