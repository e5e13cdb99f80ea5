import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { keysOfGroup } from '../api-keys/ofGroup.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { policies } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import type { PrefetchContext } from '../../operation.ts';
import type { Statement } from '../../policy/statement.ts';
import { holdAdministrators } from '../groups/administrators.ts';
import { requireGrantable } from './grantable.ts';
import type { Fields } from './grantable.ts';
import { placesOf, requirePlaces } from './places.ts';
import type { KnownScopes } from './places.ts';
import { storeVersions } from './versions.ts';
import { policyInWords, wordsOfChange } from './words.ts';

export type Policy = TenantRow<typeof policies>;
type Group = TenantRow<typeof groups>;
type Administrators = Awaited<ReturnType<typeof holdAdministrators>>;

export type Which = { policyId: string } | { groupId: string; purpose: Policy['purpose'] };

/** A group and its policy, locked until the transaction ends; no policy if it is yet to be created. */
export interface Held {
  group: Group;
  policy: Policy | undefined;
  administrators: Administrators;
}

export async function prefetchScopes(context: PrefetchContext, which: Which, resources: readonly string[]): Promise<KnownScopes> {
  const mine = scoped((await context.stores.region(context.region)).db, context.access);
  const rows = await mine.select(policies, { statements: policies.statements }, conditionOf(which));
  const named = [...context.session.statements, ...rows.flatMap(({ statements }) => statements)].flatMap((each) => each.resources);
  return placesOf(context, [...resources, ...named]);
}

/** Locks the group and its policy. Lock order as in the archive of groups: administrators, group, policy. */
export async function holdPolicy(context: OperationContext, which: Which): Promise<Held> {
  const mine = scoped(context.tx, context.access);
  const groupId = 'groupId' in which ? which.groupId : (await policyOf(context, which))?.groupId;
  const [found] = groupId === undefined ? [] : await mine.select(groups, { customerId: groups.customerId }, eq(groups.id, groupId));
  if (!found || groupId === undefined) throw notFound();
  const administrators = await holdAdministrators(context.tx, context.region, found.customerId);
  const [group] = await mine.select(groups, groups, and(eq(groups.customerId, found.customerId), eq(groups.id, groupId))).for('update');
  if (!group) throw notFound();
  if (group.archivedAt) throw conflict('This group is archived. Please restore it first.', { reason: 'ARCHIVED' });
  return { group, policy: await policyOf(context, which), administrators };
}

export function requireEditable({ policy }: Held): Policy {
  if (!policy) throw notFound();
  if (!isEditable(policy)) throw conflict('These permissions cannot be edited.', { reason: 'NOT_EDITABLE' });
  return policy;
}

/** A missing tag or the value 'true' means editable (spec 2 §3). */
export const isEditable = ({ tags }: Pick<Policy, 'tags'>): boolean =>
  tags.every(({ name, value }) => name !== 'editable' || value === 'true');

export async function policyOf({ tx, access }: Pick<OperationContext, 'tx' | 'access'>, which: Which): Promise<Policy | undefined> {
  const [policy] = await scoped(tx, access).select(policies, policies, conditionOf(which));
  return policy;
}

const conditionOf = (which: Which) =>
  and(
    'policyId' in which ? eq(policies.id, which.policyId) : and(eq(policies.groupId, which.groupId), eq(policies.purpose, which.purpose)),
    isNull(policies.archivedAt),
  );

/** Compares statements as written, ignoring the order of their keys. */
export const isSame = (some: readonly Statement[], others: readonly Statement[]): boolean => worded(some) === worded(others);

const worded = (statements: readonly Statement[]): string =>
  JSON.stringify(statements.map(({ effect, actions, resources }) => [effect, actions, resources]));

export async function requireStatements(
  context: OperationContext,
  held: Held,
  { statements, places, fields }: { statements: readonly Statement[]; places: KnownScopes; fields: Fields },
): Promise<void> {
  const before = new Set(held.policy?.statements.flatMap(({ resources }) => resources));
  const newIn = ({ resources }: Statement) => resources.filter((resource) => !before.has(resource));
  for (const [index, statement] of statements.entries()) requirePlaces(context, places, newIn(statement), fields.of(index).resources);
  // A statement without actions still names places: check those as if it granted the edit itself.
  const validated = statements.map((statement) =>
    statement.actions.length > 0 ? statement : { ...statement, actions: ['common:editPolicy'], resources: newIn(statement) },
  );
  await requireGrantable(context, held, { statements: validated, places, fields });
}

export async function requireAdministrators(context: OperationContext, { group, administrators: before }: Held): Promise<void> {
  requireSome(before, await holdAdministrators(context.tx, context.region, group.customerId));
}

export function requireSome(before: Administrators, after: Administrators): void {
  const lost = (what: 'groupIds' | 'holders') => before[what].size > 0 && after[what].size === 0;
  if (!lost('groupIds') && !lost('holders')) return;
  throw conflict('The customer would be left without an admin.', { reason: 'LAST_ADMINISTRATOR_GROUP' });
}

export async function forgetMembers(context: OperationContext, { id, customerId }: Group): Promise<void> {
  const ofGroup = and(eq(groupMembers.customerId, customerId), eq(groupMembers.groupId, id));
  const members = await unscoped(context.tx).select(groupMembers, { userId: groupMembers.userId }, ofGroup);
  for (const { userId } of members) context.forget(userId);
  for (const key of await keysOfGroup(context.tx, customerId, id)) context.forget(key.id);
}

export function auditPolicy(
  context: OperationContext,
  { group: { id, name, organizationId, customerId } }: Held,
  {
    before,
    after,
    places,
    facts,
  }: { before: Policy | undefined; after: Policy; places: KnownScopes; facts?: readonly ('name' | 'description')[] },
): void {
  const { brandName: brand } = context.settings;
  const wordsOf = (policy: Policy | undefined) =>
    policy ? policyInWords(policy.statements, after.purpose, { customerId, places, brand }) : {};
  const words = wordsOfChange(wordsOf(before), wordsOf(after));
  const more = (policy: Policy | undefined) => Object.fromEntries((facts ?? []).map((fact) => [`policy ${fact}`, policy?.[fact] ?? null]));
  context.audit({
    subjects: [id],
    ...{ organizationId, customerId },
    before: { [id]: { ...more(before), ...words.before } },
    values: { [id]: { ...more(after), ...words.values } },
    names: { [id]: name },
  });
}

export async function writePolicy(
  context: OperationContext,
  policy: Policy,
  values: Partial<Pick<Policy, 'name' | 'description' | 'tags' | 'statements'>>,
): Promise<Policy> {
  const written = { ...values, version: policy.version + 1, updatedAt: context.now() };
  await scoped(context.tx, context.access).update(policies, written, eq(policies.id, policy.id));
  const after = { ...policy, ...written };
  await storeVersions(context, policy, after);
  return after;
}
