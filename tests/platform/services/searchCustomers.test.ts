import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Customer {
  customerId: string;
  customerDisplayName: string;
  organizationDisplayName: string;
  uniqueName: string;
  awsRegion: string;
}
interface Page {
  data: Customer[];
  pagination: { totalItems: number };
}
const fields = 'customerId customerDisplayName organizationDisplayName uniqueName awsRegion';
const text = `query ($searchText: String!, $skip: Int, $limit: Int) {
  AuthSearchCustomers(searchText: $searchText, skip: $skip, limit: $limit) { data { ${fields} } pagination { totalItems } } }`;

describe('the customers that somebody may open', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  const search = (browser: Browser, searchText: string, page: object = {}) => browser.get<Page>(text, { searchText, ...page });
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
  });
  afterAll(() => running.close());

  it('are found by every word of their name, account name or organisation, whatever its case', async () => {
    const all: Customer[] = [];
    for (let skip = 0; ; skip += 1) {
      const { data, pagination } = await search(staff, '', { skip });
      all.push(...data);
      if (data.length === 0) break;
      expect(pagination.totalItems).toBeGreaterThan(50);
    }
    expect(new Set(all.map(({ customerId }) => customerId)).size).toBe(all.length);
    const textOf = (one: Customer) => `${one.customerDisplayName}\n${one.uniqueName}\n${one.organizationDisplayName}`.toLowerCase();
    for (const searchText of ['ACME', 'acme out', 'globex iber', '#1', '%', '_', '\\', 'zzz', '  north  ']) {
      const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
      const expected = all.filter((one) => words.every((word) => textOf(one).includes(word)));
      const { data, pagination } = await search(staff, searchText);
      expect([searchText, pagination.totalItems]).toEqual([searchText, expected.length]);
      expect(data.map(({ customerId }) => customerId).toSorted()).toEqual(
        expected
          .slice(0, 50)
          .map(({ customerId }) => customerId)
          .toSorted(),
      );
    }
  });

  it('are theirs alone', async () => {
    expect((await search(admin, '')).data.map(({ uniqueName }) => uniqueName)).toEqual(['acme']);
    expect((await search(admin, 'globex')).pagination.totalItems).toBe(0);
    expect(await running.browser().refusal(text, { searchText: '' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are 50 at most, and searched by 100 characters at most', async () => {
    expect((await search(staff, '')).data.length).toBeLessThanOrEqual(50);
    for (const variables of [{ limit: 51 }, { limit: 0 }, { skip: -1 }, { searchText: 'x'.repeat(101) }])
      expect(await staff.refusal(text, { searchText: '', ...variables })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('are in AuthMe when they are asked for, unless they are nobody’s or another’s', async () => {
    const last = (await search(staff, 'zz')).data[0] ?? (await search(staff, '#')).data.at(-1);
    const me = (browser: Browser, customerId?: string) =>
      browser.get<{ customers: Customer[]; customerCount: number }>(
        `query ($customerId: ID) { AuthMe(customerId: $customerId) { customerCount customers { ${fields} rootHierarchyId } } }`,
        { customerId },
      );
    const whole = await me(staff, last?.customerId);
    expect(whole.customers.map(({ customerId }) => customerId)).toContain(last?.customerId);
    expect([whole.customers.length, JSON.stringify(whole).length < 10_000]).toEqual([25, true]);
    for (const customerId of [last?.customerId, '0123456789abcdef01234567', 'x'])
      expect((await me(admin, customerId)).customers.map(({ uniqueName }) => uniqueName)).toEqual(['acme']);
  });
});
