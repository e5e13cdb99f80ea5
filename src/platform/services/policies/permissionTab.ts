import { eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { rightsByLabel, sectionsOf } from '../../../domain/permissionLabels.ts';
import type { Sections } from '../../../domain/permissionLabels.ts';
import { anyPlace, emptyRule, placelessRules, rulesOf, statementsOf } from '../../../domain/permissionRules.ts';
import type { Rule, RuleInput } from '../../../domain/permissionRules.ts';
import { isRegion } from '../../regions.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { groups } from '../groups/tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import type { PrefetchContext } from '../../operation.ts';
import type { Statement } from '../../policy/statement.ts';
import type { KnownScopes } from './places.ts';
import {
  auditPolicy,
  forgetMembers,
  holdPolicy,
  isEditable,
  isSame,
  policyOf,
  prefetchScopes,
  requireAdministrators,
  requireEditable,
  requireStatements,
  writePolicy,
} from './change.ts';
import type { Fields } from './grantable.ts';
import { labelsOfRole, roleTemplates, sectionsOfBrand } from './rights.ts';
import type { Role } from './rights.ts';

const roles = Object.keys(roleTemplates) as Role[];

export const getPermissionTab = operation('CommonGetPermissionTabState', {}, async ({ filter: { groupId } }, context) => {
  const [group] = await scoped(context.tx, context.access).select(groups, { id: groups.id }, eq(groups.id, groupId));
  const policy = group && (await policyOf(context, { groupId, purpose: 'console' }));
  if (!policy) throw notFound();
  const all = sectionsOfBrand(context.settings.brandName);
  return {
    formState: stateOf(policy.statements, all),
    SECTION_ACTIONS_MAPPINGS: all,
    ROLE_ACTION_STATE_MAPPINGS: Object.fromEntries(roles.map((role) => [role, labelsOfRole(role, context.settings.brandName)])),
    ROLE_TEMPLATE_OPTIONS: roles.map((value) => ({ value, label: roleTemplates[value].label })),
    version: policy.version,
    editable: isEditable(policy),
    statements: policy.statements,
  };
});

type Update = ArgumentsOf<'CommonUpdatePermissionTabPolicies'>['update'];

export const updating = {
  form: 'common/updatePermissionTab',
  confirmed: true,
  recordsChangesOnly: true,
  prefetch: ({ update }: { update: Update }, context: PrefetchContext) =>
    prefetchScopes(
      context,
      { groupId: update.groupId, purpose: 'console' },
      statementsOf(rulesFrom(update), [], {}, {}).flatMap(({ resources }) => resources),
    ),
} as const;

export const updatePermissionTab = operation('CommonUpdatePermissionTabPolicies', updating, async ({ update }, context) => {
  const held = await holdPolicy(context, { groupId: update.groupId, purpose: 'console' });
  const policy = requireEditable(held);
  requireVersion(policy, update.expectedVersion);
  const all = sectionsOfBrand(context.settings.brandName);
  const statements = statementsFrom(update, policy.statements, context.prefetched, all);
  if (isSame(statements, policy.statements)) return stateOf(policy.statements, all);
  await requireStatements(context, held, { statements, places: context.prefetched, fields });
  const after = await writePolicy(context, policy, { statements });
  await requireAdministrators(context, held);
  await forgetMembers(context, held.group);
  auditPolicy(context, held, { before: policy, after, places: context.prefetched });
  return stateOf(statements, all);
});

const rulesFrom = ({ permissionTabState: { basic, advanced } }: Update): RuleInput[] => [basic, ...advanced];

/** Statements for the state of an editor. The directory supplies the region of each customer, not the caller. */
export function statementsFrom(update: Update, before: readonly Statement[], places: KnownScopes, all: Sections): Statement[] {
  const rules = rulesFrom(update).map((rule) => ({ ...rule, customers: rule.customers.map((customer) => placed(customer, places)) }));
  const sections = sectionsOf(all, 'console');
  requireRules(rules, before, sections);
  return statementsOf(rules, before, sections, all);
}

function requireRules(rules: readonly RuleInput[], before: readonly Statement[], sections: Sections): void {
  const known = rightsByLabel(sections);
  const places = rules.flatMap(({ of }) => of ?? []);
  const wrong: Record<string, string> = {};
  if (rules.length > limits.permissionRules) wrong['permissionTabState.advanced'] = 'validation.permission.rules.maxItems';
  for (const index of placelessRules(rules, before)) wrong[fields.of(index).resources] = 'validation.permission.customer';
  for (const [index, { actions, of, customers }] of rules.entries()) {
    // “All customers” cannot be combined with named departments.
    const unclear = customers.findIndex(
      ({ customerId, hierarchyIds }) => customerId === anyPlace && hierarchyIds.some((id) => id !== anyPlace),
    );
    if (unclear >= 0) wrong[`${fields.of(index).resources}.${unclear}.hierarchyIds`] = 'validation.permission.departments';
    if (actions.some((label) => !known.has(label))) wrong[fields.of(index).actions] = 'validation.permission.actions.unknown';
    const isTwice = places.filter((place) => place === of).length > 1;
    if (typeof of === 'number' && (isTwice || before[of] === undefined)) wrong[`${ruleAt(index)}.of`] = 'validation.permission.of';
  }
  const fieldArgs = { 'permissionTabState.advanced': { limit: limits.permissionRules } };
  if (Object.keys(wrong).length > 0) throw badInput(wrong, { fieldArgs });
}

function placed<Customer extends RuleInput['customers'][number]>(customer: Customer, { customers }: KnownScopes): Customer {
  const there = customers.get(customer.customerId);
  if (!there) return customer;
  const { awsRegion = there.region, organizationId = there.organization } = withoutNulls(customer);
  if (awsRegion !== there.region || organizationId !== there.organization) throw notFound();
  return { ...customer, awsRegion, organizationId };
}

const withoutNulls = ({ awsRegion, organizationId }: RuleInput['customers'][number]) => ({
  ...(awsRegion && { awsRegion }),
  ...(organizationId && { organizationId }),
});

const ruleAt = (index: number): string => `permissionTabState.${index === 0 ? 'basic' : `advanced.${index - 1}`}`;
export const fields: Fields = {
  all: 'permissionTabState',
  of: (index) => ({ actions: `${ruleAt(index)}.actions`, resources: `${ruleAt(index)}.customers` }),
};

function stateOf(statements: readonly Statement[], all: Sections): { basic: TabState; advanced: TabState[] } {
  const [basic = emptyRule(), ...advanced] = rulesOf(statements, sectionsOf(all, 'console'));
  return { basic: shown(basic), advanced: advanced.map(shown) };
}

type TabState = ReturnType<typeof shown>;

const shown = ({ of: _, customers, ...rule }: Rule) => ({
  ...rule,
  customers: customers.map(({ awsRegion, ...customer }) => ({
    ...customer,
    awsRegion: awsRegion && isRegion(awsRegion) ? awsRegion : null,
  })),
});
