import { demoCustomers } from '../../src/platform/demo/directory.ts';
import { departmentsOf } from '../../src/platform/demo/departments.ts';
import { idOf } from '../../src/platform/demo/deterministic.ts';
import { groupsOf } from '../../src/platform/demo/groups.ts';
import type { DemoGroup } from '../../src/platform/demo/groups.ts';
import type { Statement } from '../../src/platform/policy/statement.ts';
import { sectionsOfBrand } from '../../src/platform/services/policies/rights.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { sectionsOf } from '../../src/domain/permissionLabels.ts';
import { rulesOf } from '../../src/domain/permissionRules.ts';

interface Wish {
  id: (noun: string, path: string) => string | undefined;
  at?: Values;
}

const groups = new Map<string, DemoGroup & { customerId: string }>(
  demoCustomers(new Date(), 0).flatMap((customer) =>
    groupsOf(customer, departmentsOf(customer)).map((group) => [group.id, { ...group, customerId: customer.id }] as const),
  ),
);
const policies = new Map(
  [...groups.values()].flatMap(({ id, customerId, statements, talentHub = [] }) => [
    [idOf('policy', id), { customerId, statements }] as const,
    [idOf('policy', id, 'talentHub'), { customerId, statements: talentHub }] as const,
  ]),
);

function policyAt({ id }: Wish, path: string): string | undefined {
  const policy = id('policy', path);
  const group = groups.get(id('group', path) ?? '');
  const isOne = group !== undefined && policies.get(policy ?? '')?.customerId === group.customerId;
  return isOne ? idOf('policy', group.id) : policy;
}

const nothing: Statement = { effect: 'allow', actions: [], resources: ['Any'] };
/** An allow rule without actions still checks its places. */
const deniesNothing: Statement = { ...nothing, effect: 'deny' };
const sections = sectionsOf(sectionsOfBrand('Edge'), 'console');

/** A group keeps what it grants: the callers of the suites are in these groups. */
const rulesAt = ({ id }: Wish, path: string) => {
  const statements = groups.get(id('group', path) ?? '')?.statements ?? [nothing];
  return rulesOf(statements, sections).map(({ customers, actions }, of) => ({
    customers,
    actions,
    of: groups.has(id('group', path) ?? '') ? of : null,
  }));
};
const statementsAt = (policyId: string | undefined): Statement[] => policies.get(policyId ?? '')?.statements ?? [deniesNothing];

function changed(value: unknown, path: string, at: Values): unknown {
  if (path in at) return at[path];
  const below = Object.keys(at).filter((place) => place.startsWith(`${path}.`));
  if (below.length === 0) return value;
  if (Array.isArray(value)) return (value.length > 0 ? value : [rows[path.split('.').at(-1) ?? '']]).map((row) => changed(row, path, at));
  const inner = { ...(value as Record<string, unknown>) };
  for (const name of new Set(below.map((place) => place.slice(path.length + 1).split('.')[0] ?? '')))
    inner[name] = changed(inner[name] ?? rows[name], `${path}.${name}`, at);
  return Object.fromEntries(Object.entries(inner).filter(([, each]) => each !== undefined));
}

const customer = { customerId: 'Any', hierarchyIds: ['Any'] };
const rows: Record<string, object> = {
  advanced: { customers: [customer], actions: [] },
  customers: customer,
  statements: deniesNothing,
  tags: { name: 'made', value: 'up' },
};

const tab = 'update.permissionTabState';
const previewed = 'input.permissionTabState';
const isTab = ({ at = {} }: Wish) => Object.keys(at).some((path) => path.startsWith(previewed));
const examples: Record<string, (wish: Wish) => unknown> = {
  [`CommonUpdatePermissionTabPolicies.${tab}.basic`]: (wish) => rulesAt(wish, tab)[0],
  [`CommonUpdatePermissionTabPolicies.${tab}.advanced`]: (wish) => rulesAt(wish, tab).slice(1),
  'CommonCreatePolicy.addPolicyDto.statements': () => [deniesNothing],
  'CommonUpdatePolicy.addPolicyDto.statements': (wish) => statementsAt(policyAt(wish, 'policyId')),
  'CommonUpdatePolicyV2.update.statements': (wish) => statementsAt(wish.id('policy', 'filter.policyId')),
  'CommonUpdatePolicy.policyId': (wish) => policyAt(wish, 'policyId'),
  'CommonPreviewPolicy.input.version': () => undefined,
  'CommonPreviewPolicy.input.permissionTabState': (wish) =>
    isTab(wish) ? { basic: rulesAt(wish, previewed)[0], advanced: rulesAt(wish, previewed).slice(1) } : undefined,
  'CommonPreviewPolicy.input.policyId': (wish) => (isTab(wish) ? undefined : policyAt(wish, 'input.policyId')),
  'CommonPreviewPolicy.input.statements': (wish) => (isTab(wish) ? undefined : statementsAt(policyAt(wish, 'input.policyId'))),
  'CommonCreatePolicy.addPolicyDto.tags': () => [],
  'CommonUpdatePolicy.addPolicyDto.tags': () => [],
};

/** Policies equal to the demo data, so that no test changes access. */
export const policyOverrides: Record<string, (wish: Wish) => unknown> = Object.fromEntries(
  Object.entries(examples).map(([place, example]) => {
    const path = place.slice(place.indexOf('.') + 1);
    return [place, (wish: Wish) => changed(example(wish), path, wish.at ?? {})];
  }),
);
