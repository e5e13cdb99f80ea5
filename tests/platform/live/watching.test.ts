import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { changeGroups, createGroupText, customerNamed, scopeOf, setStatements } from '../services/people.ts';
import type { Scope } from '../services/people.ts';
import { keyed, watch } from './watcher.ts';
import type { Place, Watcher } from './watcher.ts';

describe('who watches a list', () => {
  let running: Running;
  let admin: Browser;
  let other: Browser;
  let scope: Scope;
  const open: Watcher[] = [];
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    other = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
  });
  afterEach(() => {
    for (const watcher of open.splice(0)) watcher.close();
  });
  afterAll(() => running.close());

  const groups = (more: Partial<Place> = {}): Place => ({ list: 'ORGGetGroups', customerId: scope.customerId, ...more });
  const watching = async (browser: Browser, places: Place[] = [groups()]) => {
    const watcher = await watch(browser, places);
    open.push(watcher);
    return watcher;
  };
  const create = (browser = other) => browser.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
  const rename = (_id: string, browser = other) =>
    browser.get(
      'mutation ($update: ORGUpdateGroupUpdate!, $filter: GroupIdFilter!) { ORGUpdateGroup(update: $update, filter: $filter) { _id } }',
      {
        update: { name: `Renamed ${unused()}` },
        filter: { _id },
      },
    );
  /** A change that is announced after all that came before. */
  const settled = async (watcher: Watcher) => watcher.change((await create())._id);

  it('hears of a new, a changed and an archived row, by whom, and no values', async () => {
    const watcher = await watching(admin);
    const { _id } = await create();
    expect(await watcher.change(_id)).toEqual({ place: 0, _id, kind: 'CREATED', by: 'Sam Staff', own: null, ago: expect.any(Number) });
    watcher.news.length = 0;
    await rename(_id);
    expect(await watcher.change(_id)).toMatchObject({ kind: 'CHANGED', by: 'Sam Staff' });
    watcher.news.length = 0;
    await changeGroups(other, 'Archive', [_id]);
    expect(await watcher.change(_id)).toMatchObject({ kind: 'ARCHIVED' });
  });
});
