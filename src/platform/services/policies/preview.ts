import { and, eq, isNull } from 'drizzle-orm';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { groups } from '../groups/tenant.ts';
import { policies } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import type { Statement } from '../../policy/statement.ts';
import { acceptForm } from '../../validation.ts';
import { previewPage } from '../groups/accessPreview.ts';
import { administratorsOf } from '../groups/administrators.ts';
import { previewOfGroup } from '../groups/preview.ts';
import { requireRaw } from './write.ts';
import { fields, statementsFrom, updating } from './permissionTab.ts';
import { isSame, policyOf, prefetchScopes, requireEditable, requireSome, requireStatements } from './change.ts';
import type { Held, Which } from './change.ts';
import { asPlacesGone } from './restore.ts';
import { sectionsOfBrand } from './rights.ts';
import { requireStoredVersion } from './versions.ts';

type Input = ArgumentsOf<'CommonPreviewPolicy'>['input'];

/** Validates like the save, so that nobody previews rights they may not give (spec 2 §2, §6). */
export const previewPolicy = operation('CommonPreviewPolicy', {}, async ({ input, ...requested }, context) => {
  const page = previewPage(requested);
  const { tx, access } = context;
  const change = changeIn(input);
  const [group] = await scoped(tx, access).select(groups, groups, eq(groups.id, input.groupId));
  if (!group) throw notFound();
  const policy = await policyOf(context, change.which);
  if ('policyId' in change.which && policy?.groupId !== group.id) throw notFound();
  if (group.archivedAt) throw conflict('This group is archived. Please restore it first.', { reason: 'ARCHIVED' });
  const administrators = await administratorsOf(tx, context.region, group.customerId);
  const held: Held = { group, policy, administrators };
  if (!('purpose' in change.which) || change.which.purpose === 'console') requireEditable(held);
  else if (policy) throw conflict('The group already has this policy.', { reason: 'POLICY_EXISTS' });
  const statements = await statementsAfter(context, held, change);
  const others = await otherPolicies(context, group, policy?.id);
  const after = [...others, ...statements];
  requireSome(administrators, await administratorsOf(tx, context.region, group.customerId, new Map([[group.id, after]])));
  const place = { region: context.region, organization: group.organizationId, customer: group.customerId };
  return previewOfGroup(context, { place, groupId: group.id, before: [...others, ...(policy?.statements ?? [])], after }, page);
});

type Change = { which: Which } & ({ state: NonNullable<Input['permissionTabState']> } | { statements: Statement[] } | { version: number });

function changeIn({ groupId, permissionTabState: state, policyId, statements, version }: Input): Change {
  if (typeof version === 'number') {
    if (!policyId || state || statements) throw badInput({ version: 'validation.access.either' });
    return { which: { policyId }, version };
  }
  if (state && !statements && !policyId) {
    const { update } = acceptForm('common/updatePermissionTab', { update: { groupId, permissionTabState: state } });
    return { which: { groupId, purpose: 'console' }, state: (update as { permissionTabState: typeof state }).permissionTabState };
  }
  if (!statements || state) throw badInput({ statements: 'validation.access.either' });
  const { update } = acceptForm('common/updatePolicyV2', { update: { statements } });
  const which: Which = policyId ? { policyId } : { groupId, purpose: 'talentHub' };
  return { which, statements: (update as { statements: Statement[] }).statements };
}

async function statementsAfter(context: OperationContext, held: Held, change: Change): Promise<Statement[]> {
  const before = held.policy?.statements ?? [];
  if (!('state' in change)) {
    const policy = held.policy;
    const statements =
      'version' in change ? (policy ? (await requireStoredVersion(context, policy, change.version)).statements : []) : change.statements;
    const places = await prefetchScopes(
      context,
      change.which,
      statements.flatMap(({ resources }) => resources),
    );
    const raw = { statements, purpose: held.policy?.purpose ?? 'talentHub', places };
    const required = isSame(statements, before) ? Promise.resolve() : requireRaw(context, held, raw);
    await ('version' in change ? required.catch(asPlacesGone) : required);
    return statements;
  }
  const update = { groupId: held.group.id, permissionTabState: change.state };
  const places = await updating.prefetch({ update }, context);
  const statements = statementsFrom(update, before, places, sectionsOfBrand(context.settings.brandName));
  if (!isSame(statements, before)) await requireStatements(context, held, { statements, places, fields });
  return statements;
}

async function otherPolicies(
  { tx }: OperationContext,
  group: TenantRow<typeof groups>,
  policyId: string | undefined,
): Promise<Statement[]> {
  const theirs = and(eq(policies.customerId, group.customerId), eq(policies.groupId, group.id), isNull(policies.archivedAt));
  const rows = await unscoped(tx).select(policies, { id: policies.id, statements: policies.statements }, theirs);
  return rows.filter(({ id }) => id !== policyId).flatMap(({ statements }) => statements);
}
