import type { DataProvider } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, startPlatform, type Browser, type Running } from '../platform/browser.ts';
import { createHandwrittenProvider } from './handwritten/provider.ts';

interface Me {
  customerId: string;
  customers: { customerId: string; organizationId: string; rootHierarchyId: string }[];
}

describe('a provider written by hand, against the platform', () => {
  let running: Running;
  let provider: DataProvider;
  beforeAll(async () => {
    running = startPlatform();
    const browser: Browser = await running.browser().as('staff@demo.example');
    const me = await browser.get<Me>('{ AuthMe { customerId customers { customerId organizationId rootHierarchyId } } }');
    const {
      customerId = '',
      organizationId = '',
      rootHierarchyId = '',
    } = me.customers.find((one) => one.customerId === me.customerId) ?? me.customers[0] ?? {};
    const send: typeof fetch = (address, init) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
      return Promise.resolve(running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers })));
    };
    const tenant = { organizationId, customerId, hierarchyId: rootHierarchyId };
    const csrf = () => [...browser.cookies].find(([name]) => /csrf/.test(name))?.[1] ?? '';
    provider = createHandwrittenProvider('/api/ap-southeast-2/graphql', tenant, csrf, send);
  });
  afterAll(() => running.close());

  const list = (resource: string, field: string, archived = false) =>
    provider.getList(resource, { pagination: { page: 1, perPage: 30 }, sort: { field, order: 'ASC' }, filter: { archived } });

  it.each([
    ['customers', 'displayName'],
    ['groups', 'name'],
    ['workflows', 'name'],
  ])('lists %s in pages, with their number', async (resource, field) => {
    const { data, total } = await list(resource, field);
    expect(data.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(data.length);
    const { data: one } = await provider.getOne(resource, { id: data[0]?.id ?? '' });
    expect(one[field]).toBe(data[0]?.[field]);
  });

  it('makes, changes, archives and restores a group', async () => {
    const { data: group } = await provider.create('groups', { data: { name: 'Readers', description: 'Who read' } });
    const { data: changed } = await provider.update('groups', {
      id: group.id,
      data: { name: 'Writers', description: null },
      previousData: group,
    });
    expect(changed).toMatchObject({ id: group.id, name: 'Writers', description: null });
    await provider.updateMany('groups', { ids: [group.id], data: { archived: true } });
    expect((await list('groups', 'name', true)).data.map(({ id }) => id)).toContain(group.id);
    await provider.updateMany('groups', { ids: [group.id], data: { archived: false } });
    expect((await list('groups', 'name')).data.map(({ id }) => id)).toContain(group.id);
  });

  it('makes a customer, and says which field is refused', async () => {
    const { data } = await provider.create('customers', { data: { displayName: 'Initech', uniqueName: 'initech' } });
    expect(data).toMatchObject({ displayName: 'Initech', awsRegion: 'ap-southeast-2' });
    const again = provider.create('customers', { data: { displayName: 'Initech', uniqueName: 'initech' } });
    await expect(again).rejects.toMatchObject({ status: 409, body: { errors: { uniqueName: expect.any(String) as string } } });
  });
});
