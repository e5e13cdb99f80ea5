import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createGroupText, limitedTo, scopeOf } from '../services/people.ts';
import type { Scope } from '../services/people.ts';
import { watch } from './watcher.ts';
import type { Watcher } from './watcher.ts';

describe('who looks at a record', () => {
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: Scope;
  let recordId: string;
  const open: Watcher[] = [];
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
    ({ _id: recordId } = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } }));
  });
  afterEach(async () => {
    for (const watcher of open.splice(0)) watcher.close();
    await new Promise((resolve) => setTimeout(resolve, 900));
  });
  afterAll(() => running.close());

  const look = async (browser: Browser, more: object = {}) => {
    const watcher = await watch(browser, [{ list: 'ORGGetGroups', customerId: scope.customerId, recordId, ...more }]);
    open.push(watcher);
    return watcher;
  };
  const seen = (watcher: Watcher) => watcher.people().map(({ name, editing }) => ({ name, editing }));
  const sees = (watcher: Watcher, ...people: { name: string | null; editing: boolean }[]) =>
    until(() => JSON.stringify(seen(watcher)) === JSON.stringify(people));

  it('sees the others, who edits first, until they leave, and never oneself', async () => {
    const ada = await look(admin);
    const sam = await look(staff);
    await sees(ada, { name: 'Sam Staff', editing: false });
    await sees(sam, { name: 'Ada Admin', editing: false });
    const form = await look(staff, { editing: true });
    sam.close();
    await sees(ada, { name: 'Sam Staff', editing: true });
    form.close();
    await sees(ada);
    await look(admin, { editing: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen(ada)).toEqual([]);
  });

  it('is seen without a name by those who may not read the audit log, always as the same person', async () => {
    const person = await limitedTo(running, admin, scope, ['edge:access', 'org:viewGroupList']);
    const watcher = await look(person);
    await look(staff);
    await sees(watcher, { name: null, editing: false });
    const [before] = watcher.people();
    await look(staff, { editing: true });
    await sees(watcher, { name: null, editing: true });
    expect(watcher.people()[0]?.key).toBe(before?.key);
  });

  it('is not seen by, nor sees, somebody who may not see the record', async () => {
    const stranger = await running.browser().as('admin@globex.example');
    const outside = await look(stranger);
    const ada = await look(admin);
    await look(staff);
    await sees(ada, { name: 'Sam Staff', editing: false });
    expect(outside.news.flatMap(({ people }) => people)).toEqual([]);
  });
});
