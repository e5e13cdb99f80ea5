// @vitest-environment node
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataProvider, type DataProviderOptions } from '../../../src/engine/client/dataProvider.ts';
import { tenantResource } from '../../../src/console/customers/tenantResource.ts';
import { createCan, todosOf } from '../../../src/engine/client/permissions.ts';
import { plans } from '../../../src/generated/plans.ts';
import { rights } from '../../../src/generated/rights.ts';
import { origin, startPlatform, unused, type Browser, type Running } from '../../platform/browser.ts';

interface Me {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  customers: { customerId: string; organizationId: string; rootHierarchyId: string; awsRegion: string }[];
}

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const regions = ['ap-southeast-2', 'eu-west-1', 'us-east-1'];
const page = { pagination: { page: 1, perPage: 30 }, sort: { field: 'displayName', order: 'ASC' as const }, filter: {} };

describe('the client against the platform', () => {
  let running: Running;
  let staff: DataProvider;
  let scope: { awsRegion: string; organizationId: string; customerId: string; hierarchyId: string };
  beforeAll(async () => {
    running = startPlatform();
    const browser = await running.browser().as('staff@demo.example');
    scope = await scopeOf(browser);
    staff = provider(browser);
  });
  afterAll(() => running.close());

  const scopeOf = async (browser: Browser) => {
    const me = await browser.get<Me>(
      '{ AuthMe { organizationId customerId hierarchyId customers { customerId organizationId rootHierarchyId awsRegion } } }',
    );
    const {
      awsRegion = '',
      organizationId = '',
      customerId = '',
      rootHierarchyId = '',
    } = me.customers.find((one) => one.customerId === me.customerId) ?? me.customers[0] ?? {};
    return { awsRegion, organizationId, customerId, hierarchyId: rootHierarchyId };
  };

  /** The browser's `fetch`: what the client sends, with the cookies and the Origin that a browser adds. */
  const fetchOf =
    (browser: Browser): typeof fetch =>
    (address, init) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
      return Promise.resolve(running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers })));
    };

  const provider = (browser: Browser, more: Partial<DataProviderOptions> = {}) =>
    createDataProvider({
      plans: byName,
      regions,
      scope: () => scope,
      onSession: () => undefined,
      csrf: () => browser.cookies.get('csrf'),
      fetch: fetchOf(browser),
      ...more,
    });

  const newCustomer = (more: object = {}) => ({
    organizationId: scope.organizationId,
    displayName: 'Made by the client',
    uniqueName: `client-${unused()}x`,
    awsRegion: scope.awsRegion,
    ...more,
  });

  it('lists, pages, sorts and searches what is declared', async () => {
    const first = await staff.getList('customers', { ...page, pagination: { page: 1, perPage: 5 } });
    const second = await staff.getList('customers', { ...page, pagination: { page: 2, perPage: 5 } });
    expect(first.data).toHaveLength(5);
    expect(first.total).toBeGreaterThan(10);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    const descending = await staff.getList('customers', { ...page, sort: { field: 'displayName', order: 'DESC' } });
    expect(descending.data[0]?.['displayName']).not.toBe(first.data[0]?.['displayName']);
    const name = String(first.data[3]?.['displayName']);
    const found = await staff.getList('customers', { ...page, filter: { q: name } });
    expect(found.data.map((row) => row['displayName'])).toContain(name);
    expect(found.total).toBe(found.data.length);
  });

  it('creates in the region that the form chose, and finds it there', async () => {
    const { data } = await staff.create('customers', { data: newCustomer({ awsRegion: 'eu-west-1' }) });
    expect(data).toMatchObject({ displayName: 'Made by the client', awsRegion: 'eu-west-1' });
    const inIreland = provider(await running.browser().as('staff@demo.example'), { scope: () => ({ ...scope, awsRegion: 'eu-west-1' }) });
    expect((await inIreland.getOne('customers', { id: data.id })).data).toMatchObject({ id: data.id, displayName: 'Made by the client' });
  });

  it('tells a taken name at its field', async () => {
    const data = newCustomer();
    await staff.create('customers', { data });
    await expect(staff.create('customers', { data })).rejects.toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', errors: { uniqueName: { message: 'validation.customer.uniqueName.taken' } } },
    });
  });

  it('tells what the form’s rules refuse, at each field', async () => {
    await expect(
      staff.create('customers', { data: newCustomer({ uniqueName: 'No Good', displayName: 'x'.repeat(101) }) }),
    ).rejects.toMatchObject({
      status: 400,
      body: {
        errors: {
          uniqueName: { message: 'validation.customer.uniqueName.pattern' },
          displayName: { message: 'validation.customer.displayName.maxLength', args: { limit: 100 } },
        },
      },
    });
  });

  it('archives and restores, and tells the rows that were refused', async () => {
    const { data } = await staff.create('customers', { data: newCustomer() });
    const bulk = (operation: string, ids: unknown[]) => staff.updateMany('customers', { ids, data: {}, meta: { operation } } as never);
    expect(await bulk('archive', [data.id])).toEqual({ data: [data.id], refused: [] });
    expect(await bulk('archive', [data.id])).toMatchObject({ data: [], refused: [{ _id: data.id, reason: 'refusals.alreadyArchived' }] });
    const archive = await staff.getList('customers', { ...page, filter: { q: data['uniqueName'] }, meta: { archived: true } });
    expect(archive.data.map(({ id }) => id)).toEqual([data.id]);
    expect(await bulk('restore', [data.id])).toEqual({ data: [data.id], refused: [] });
  });

  it('reads several by id, and leaves absent ones out', async () => {
    const { data: rows } = await staff.getList('organisations', page);
    const ids = rows.slice(0, 3).map(({ id }) => id);
    const { data } = await staff.getMany('organisations', { ids: [...ids, '0'.repeat(24)] });
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  it('tells absence and missing rights by their status', async () => {
    await expect(staff.getOne('customers', { id: '0'.repeat(24) })).rejects.toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const manager = provider(await running.browser().as('manager@acme.example'));
    await expect(manager.getList('customers', page)).rejects.toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is refused without the anti-forgery token', async () => {
    const browser = await running.browser().as('staff@demo.example');
    await expect(provider(browser, { csrf: () => undefined }).getList('customers', page)).rejects.toMatchObject({ status: 403 });
  });

  it('goes on by itself once the user has signed in again', async () => {
    const browser = await running.browser().as('staff@demo.example');
    browser.cookies.delete('session');
    const onSession = vi.fn(async () => {
      await browser.as('staff@demo.example');
      return true;
    });
    const { total } = await provider(browser, { onSession }).getList('customers', page);
    expect(total).toBeGreaterThan(0);
    expect(onSession).toHaveBeenCalledWith('expired');
  });

  it('knows from one question what each role may do', async () => {
    const mayOf = async (email: string) => {
      const browser = await running.browser().as(email);
      const own = await scopeOf(browser);
      const policy = { todos: todosOf(rights, tenantResource(own)) };
      const { policyResult } = await browser.get<{ policyResult: Record<string, Record<string, boolean>> }>(
        'query ($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }',
        { policy },
      );
      const can = createCan(rights, policyResult);
      return ['ORGGetOrganizations', 'ORGCreateCustomer', 'ORGGetCustomers', 'AuthMe', 'NoSuchOperation'].map(can);
    };
    expect(await mayOf('staff@demo.example')).toEqual([true, true, true, true, false]);
    expect(await mayOf('manager@acme.example')).toEqual([false, false, false, true, false]);
  });
});
