import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../src/engine/client/authProvider.ts';
import { tenantResource } from '../../../src/console/customers/tenantResource.ts';
import { createCan, todosOf } from '../../../src/engine/client/permissions.ts';
import { customersPlan } from './customersPlan.ts';

const rights = {
  AuthMe: 'session' as const,
  AuthEmailLogin: 'public' as const,
  ORGGetCustomers: ['org:viewCustomerList'],
  AppsResendLink: ['apps:viewApplicationList', 'apps:editApplication'],
  ORGArchiveCustomers: ['org:archiveCustomer'],
};
const resource = tenantResource({ awsRegion: 'eu-west-1', organizationId: 'o', customerId: 'c', hierarchyId: 'h' });

describe('rights', () => {
  it('are asked for in one question, each action once', () => {
    expect(resource).toBe('prn:eu-west-1:o:c:h:*:*');
    expect(todosOf(rights, resource, ['edge:access'])).toEqual({
      [resource]: ['apps:editApplication', 'apps:viewApplicationList', 'edge:access', 'org:archiveCustomer', 'org:viewCustomerList'],
    });
  });

  it('need every action of an operation, and refuse what nobody answered', () => {
    const can = createCan(rights, {
      [resource]: { 'org:viewCustomerList': true, 'apps:viewApplicationList': true, 'apps:editApplication': false },
    });
    expect(['ORGGetCustomers', 'AppsResendLink', 'ORGArchiveCustomers', 'AuthMe', 'AuthEmailLogin', 'Unknown'].map(can)).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('answer react-admin by resource and action', async () => {
    const can = createCan(rights, { [resource]: { 'org:viewCustomerList': true } });
    const provider = createAuthProvider({
      plans: { customers: customersPlan },
      can,
      holds: can.holds,
      flag: () => true,
      identity: () => ({ id: 'u1' }),
      logout: async () => undefined,
    });
    const ask = (action: string, name = 'customers') => provider.canAccess?.({ resource: name, action });
    expect(await Promise.all([ask('list'), ask('create'), ask('edit'), ask('archive'), ask('list', 'nothing')])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('answer react-admin with the flags, too', async () => {
    const off = new Set<string>();
    const provider = createAuthProvider({
      plans: { customers: customersPlan },
      can: () => true,
      holds: () => true,
      flag: (name) => !off.has(name),
      identity: () => ({ id: 'u1' }),
      logout: async () => undefined,
    });
    const ask = async (action: string) => provider.canAccess?.({ resource: 'customers', action });
    const all = () => Promise.all(['list', 'show', 'create', 'edit', 'archive', 'restore', 'constructor'].map(ask));
    expect(await all()).toEqual([true, true, true, false, true, true, false]);
    off.add('edgeCustomerCreationEnabled').add('edgeCustomerArchiveEnabled');
    expect(await all()).toEqual([true, true, false, false, false, false, false]);
  });

  it('never let react-admin log anybody out or away', async () => {
    const provider = createAuthProvider({
      plans: {},
      can: () => true,
      holds: () => true,
      flag: () => true,
      identity: () => ({ id: 'u1' }),
      logout: async () => undefined,
    });
    await expect(provider.checkError({ status: 401 })).resolves.toBeUndefined();
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
  });
});
