import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Layout {
  page: string;
  layout: unknown;
  updatedAt: string;
}

describe('how somebody arranges a page', () => {
  let running: Running;
  let admin: Browser;
  let recruiter: Browser;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    recruiter = await running.browser().as('recruiter@acme.example');
  });
  afterAll(() => running.close());

  const saveQuery = 'mutation ($input: CommonSavePageLayoutInput!) { CommonSavePageLayout(input: $input) { page layout updatedAt } }';
  const save = (layout: unknown, browser = admin, page = 'dashboard') => browser.get<Layout | null>(saveQuery, { input: { page, layout } });
  const kept = (browser = admin, page = 'dashboard') =>
    browser.get<Layout | null>('query ($page: String!) { CommonGetPageLayout(page: $page) { page layout updatedAt } }', { page });

  it('is kept for oneself, and nobody else sees it', async () => {
    expect(await kept()).toBeNull();
    const layout = { version: 1, items: [{ i: 'completed', x: 0, y: 0, w: 3, h: 4 }] };
    expect(await save(layout)).toMatchObject({ page: 'dashboard', layout });
    expect(await kept()).toMatchObject({ page: 'dashboard', layout });
    expect(await kept(recruiter)).toBeNull();
  });

  it('is the last that was saved, page by page, and goes when it is put back', async () => {
    await save({ version: 1, items: [] });
    await save({ version: 2 });
    await save({ other: true }, admin, 'another');
    expect((await kept())?.layout).toEqual({ version: 2 });
    expect(await save(null)).toBeNull();
    expect([await kept(), (await kept(admin, 'another'))?.layout]).toEqual([null, { other: true }]);
    expect(await save(null)).toBeNull();
  });

  it('is the last of many that come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => save({ number }, recruiter)));
    expect(await save({ number: 'last' }, recruiter)).toMatchObject({ layout: { number: 'last' } });
    expect((await kept(recruiter))?.layout).toEqual({ number: 'last' });
  });

  it('is refused when it is too long, no object, or of a page that cannot be', async () => {
    const refusal = (input: object) => admin.refusal(saveQuery, { input });
    expect(await refusal({ page: 'dashboard', layout: { text: 'x'.repeat(20_000) } })).toMatchObject({
      fields: { layout: 'validation.view.layout.maxLength' },
    });
    expect(await refusal({ page: 'dashboard', layout: [1] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ page: '../x', layout: {} })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is kept for fifty pages, and not for one more', async () => {
    const manager = await running.browser().as('manager@acme.example');
    for (let number = 0; number < 50; number += 1)
      await save({ number }, manager, `page-${'abcdefghij'[number % 10]}${'klmno'[Math.floor(number / 10)]}`);
    expect(await save({ again: true }, manager, 'page-ak')).toMatchObject({ layout: { again: true } });
    expect(await manager.refusal(saveQuery, { input: { page: 'one-more', layout: {} } })).toMatchObject({ reason: 'TOO_MANY_LAYOUTS' });
  });

  it('leaves no entry in the trail, for it concerns nobody else', async () => {
    await save({ version: 3 });
    const staff = await running.browser().as('staff@demo.example');
    const scope = await admin.get<object>('{ AuthMe { organizationId customerId hierarchyId } }');
    const { data } = await staff.get<{ data: { operation: string }[] }>(
      'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation } } }',
      { filter: { ...scope, limit: 100 } },
    );
    expect(data.map(({ operation }) => operation)).not.toContain('CommonSavePageLayout');
  });
});
