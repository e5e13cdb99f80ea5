import { describe, expect, it } from 'vitest';
import { actionsOn, availability, toolAvailability, type Because, type Grants } from '../../../src/engine/plan/availability.ts';
import type { ActionPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';

const [archive, restore] = customersPlan.actions as [ActionPlan, ActionPlan];
const plan: Plan = { ...customersPlan, flags: { list: 'listFlag', create: 'createFlag', archive: 'archiveFlag' } };
const access: Record<string, string[]> = {
  ORGGetCustomers: ['org:viewCustomerList'],
  ORGGetCustomer: ['org:viewCustomer'],
  ORGCreateCustomer: ['org:createCustomer'],
  ORGArchiveCustomers: ['org:archiveCustomer'],
  ORGRestoreCustomers: ['org:restoreCustomer'],
};
const grants = ({ rights = [] as string[], off = [] as string[] } = {}): Grants => {
  const holds = (right: string) => !rights.includes(right);
  return { can: (operation) => access[operation]?.every(holds) ?? false, holds, flag: (name) => !off.includes(name) };
};
const flag = (name: string): Because => ({ kind: 'flag', name });
const right = (...names: string[]): Because => ({ kind: 'right', names });

describe('the availability of a use', () => {
  it('is given where its flags are on, its operation is there and its rights are held', () => {
    for (const use of ['open', 'list', 'archive', 'show', 'create', 'getList', 'getOne', archive, restore] as const)
      expect(availability(plan, use, grants())).toEqual({ exists: true, may: true, because: [] });
  });

  it.each([
    ['list', ['listFlag'], [flag('listFlag')]],
    ['archive', ['archiveFlag'], [flag('archiveFlag')]],
    ['create', ['listFlag', 'createFlag'], [flag('listFlag'), flag('createFlag')]],
    ['show', ['listFlag'], [flag('listFlag')]],
    [{ ...archive, flag: 'archiveFlag' }, ['archiveFlag', 'listFlag'], [flag('listFlag'), flag('archiveFlag')]],
  ] as const)('of %s ends with a flag of its own or of the list', (use, off, because) => {
    expect(availability(plan, use, grants({ off: [...off] }))).toEqual({ exists: false, may: false, because });
  });

  it('names the same flag once', () => {
    const same = { ...plan, flags: { list: 'listFlag', show: 'listFlag' } };
    expect(availability(same, 'show', grants({ off: ['listFlag'] })).because).toEqual([flag('listFlag')]);
  });

  it.each([
    ['list', 'org:viewCustomerList'],
    ['archive', 'org:viewCustomerList'],
    ['show', 'org:viewCustomer'],
    ['getOne', 'org:viewCustomer'],
    ['getList', 'org:viewCustomerList'],
    ['create', 'org:createCustomer'],
    [archive, 'org:archiveCustomer'],
  ] as const)('of %s exists without the right %s, and may not be used', (use, name) => {
    expect(availability(plan, use, grants({ rights: [name] }))).toEqual({ exists: true, may: false, because: [right(name)] });
  });

  it('of an action by a public operation asks for the rights of an update', () => {
    const update = { ...archive.operation, access: ['org:editCustomer'] };
    const open = { ...archive, operation: { ...archive.operation, access: 'public' as const } };
    const may = (use: ActionPlan) => availability({ ...plan, update }, use, grants({ rights: ['org:editCustomer'] }));
    expect(may(open).because).toEqual([right('org:editCustomer')]);
    expect(may(archive).may).toBe(true);
    expect(availability({ ...plan, update }, open, grants()).may).toBe(true);
  });

  it('of an action by a public operation asks for its own rights instead, if it has any', () => {
    const open = { ...archive, operation: { ...archive.operation, access: 'public' as const }, rights: ['org:editUser'] };
    expect(availability(plan, open, grants({ rights: ['org:editUser'] })).because).toEqual([right('org:editUser')]);
    expect(availability(plan, open, grants()).may).toBe(true);
  });

  it('does not exist without an operation, a form or an archive', () => {
    const { list: _, get: _get, create: _create, ...bare } = { ...plan, flags: {} };
    const gap = { exists: false, may: false, because: [{ kind: 'contract' }] };
    for (const use of ['open', 'list', 'archive', 'show', 'create', 'update', 'getList', 'getOne'] as const)
      expect(availability(bare, use, grants())).toEqual(gap);
    expect(availability({ ...plan, forms: {} }, 'create', grants())).toEqual(gap);
    expect(availability({ ...plan, archive: false }, 'archive', grants())).toEqual(gap);
  });

  it('gives every reason at once', () => {
    expect(availability(plan, 'create', grants({ off: ['createFlag'], rights: ['org:createCustomer'] })).because).toEqual([
      flag('createFlag'),
      right('org:createCustomer'),
    ]);
  });

  it('opens a plan without a list at its record', () => {
    const { list: _, ...settings } = { ...plan, flags: { show: 'showFlag' } };
    expect(availability(settings, 'open', grants({ off: ['showFlag'] })).because).toEqual([flag('showFlag')]);
    expect(availability(settings, 'open', grants({ rights: ['org:viewCustomer'] })).because).toEqual([right('org:viewCustomer')]);
  });

  it('reads rows for other pages whatever the flags say', () => {
    const off = grants({ off: ['listFlag', 'createFlag', 'archiveFlag'] });
    expect([availability(plan, 'getOne', off).may, availability(plan, 'getList', off).may]).toEqual([true, true]);
  });
});

describe('the actions of a kind', () => {
  it('include only those with a granted right and flag', () => {
    expect(actionsOn(plan, 'selection', grants())).toEqual([archive]);
    expect(actionsOn(plan, 'selection', grants({ rights: ['org:archiveCustomer'] }))).toEqual([]);
    expect(actionsOn(plan, 'archived', grants({ off: ['listFlag'] }))).toEqual([]);
  });
});

describe('the availability of a tool', () => {
  const tools = (given: Grants) => ({ ...given, accessOf: (operation: string) => access[operation] });

  it('is given where its operation may be asked', () => {
    expect(toolAvailability('ORGGetCustomers', tools(grants())).because).toEqual([]);
  });

  it('names the right or the gap in the contract', () => {
    const refused = toolAvailability('ORGGetCustomers', tools(grants({ rights: ['org:viewCustomerList'] })));
    expect(refused).toEqual({ exists: true, may: false, because: [right('org:viewCustomerList')] });
    expect(toolAvailability('Unknown', tools(grants()))).toEqual({ exists: false, may: false, because: [{ kind: 'contract' }] });
  });
});
