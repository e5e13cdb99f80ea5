import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { policies } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import type { PrefetchContext } from '../../operation.ts';
import type { Statement } from '../../policy/statement.ts';
import {
  auditPolicy,
  forgetMembers,
  holdPolicy,
  isSame,
  policyOf,
  prefetchScopes,
  requireAdministrators,
  requireEditable,
  requireStatements,
  writePolicy,
} from './change.ts';
import type { Held, Policy } from './change.ts';
import type { Fields } from './grantable.ts';
import type { KnownScopes } from './places.ts';
import { sections } from './rights.ts';
import { storeVersions } from './versions.ts';

export const getPolicy = operation('CommonGetPolicy', {}, async ({ policyId }, context) => {
  const policy = await policyOf(context, { policyId });
  if (!policy) throw notFound();
  return policy;
});

type PolicyInput = ArgumentsOf<'CommonCreatePolicy'>['addPolicyDto'];

const creating = {
  form: 'common/createPolicy',
  confirmed: true,
  prefetch: ({ addPolicyDto: { groupId, statements } }: { addPolicyDto: PolicyInput }, context: PrefetchContext) =>
    prefetchScopes(context, { groupId, purpose: 'talentHub' }, resourcesIn(statements)),
} as const;

export const createPolicy = operation('CommonCreatePolicy', creating, async ({ addPolicyDto: input }, context) => {
  const { tx, access, prefetched: places } = context;
  const held = await holdPolicy(context, { groupId: input.groupId, purpose: 'talentHub' });
  const { customerId, id: groupId } = held.group;
  const { statements } = input;
  await requireRaw(context, { ...held, policy: undefined }, { statements, purpose: 'talentHub', places });
  if (held.policy) throw conflict('The group already has this policy.', { reason: 'POLICY_EXISTS' });
  const now = context.now();
  const facts = { name: input.name, description: input.description ?? '', tags: requireTags(input.tags ?? []) };
  const made = { ...facts, customerId, id: context.newId(), groupId, purpose: 'talentHub' as const, statements };
  const [policy] = await scoped(tx, access).insert(policies, [{ ...made, createdAt: now, updatedAt: now }]);
  if (!policy) throw notFound();
  await storeVersions(context, undefined, policy);
  await finish(context, held, policy, places, ['name', 'description']);
  return policy;
});

type Update = ArgumentsOf<'CommonUpdatePolicyV2'>;

const updatingStatements = {
  form: 'common/updatePolicyV2',
  confirmed: true,
  recordsChangesOnly: true,
  prefetch: ({ filter: { policyId }, update }: Update, context: PrefetchContext) =>
    prefetchScopes(context, { policyId }, resourcesIn(update.statements)),
} as const;

export const updatePolicyV2 = operation('CommonUpdatePolicyV2', updatingStatements, async ({ filter, update: { statements } }, context) => {
  const held = await holdPolicy(context, { policyId: filter.policyId });
  const policy = requireEditable(held);
  requireVersion(policy, filter.expectedVersion);
  return changePolicy(context, held, { statements });
});

type Whole = ArgumentsOf<'CommonUpdatePolicy'>;

const updatingWhole = {
  form: 'common/updatePolicy',
  confirmed: true,
  recordsChangesOnly: true,
  prefetch: ({ policyId, addPolicyDto }: Whole, context: PrefetchContext) =>
    prefetchScopes(context, { policyId }, resourcesIn(addPolicyDto.statements)),
} as const;

export const updatePolicy = operation('CommonUpdatePolicy', updatingWhole, async ({ policyId, addPolicyDto: input }, context) => {
  const held = await holdPolicy(context, { policyId });
  const policy = requireEditable(held);
  if (input.groupId !== held.group.id) throw notFound();
  requireVersion(policy, input.expectedVersion);
  const { name, statements } = input;
  const description = input.description === undefined ? policy.description : (input.description ?? '');
  const tags = input.tags ? requireTags(input.tags) : policy.tags;
  return changePolicy(context, held, { name, description, tags, statements });
});

type Values = Pick<Policy, 'statements'> & Partial<Pick<Policy, 'name' | 'description' | 'tags'>>;

export async function changePolicy(context: OperationContext & { prefetched: KnownScopes }, held: Held, values: Values): Promise<Policy> {
  const policy = requireEditable(held);
  const differs = (name: 'name' | 'description' | 'tags') => JSON.stringify(values[name] ?? policy[name]) !== JSON.stringify(policy[name]);
  const isOther = !isSame(values.statements, policy.statements);
  if (!isOther && !(['name', 'description', 'tags'] as const).some(differs)) return policy;
  const { prefetched: places } = context;
  if (isOther) await requireRaw(context, held, { statements: values.statements, purpose: policy.purpose, places });
  const after = await writePolicy(context, policy, values);
  await finish(context, held, after, places, ['name', 'description']);
  return after;
}

async function finish(
  context: OperationContext,
  held: Held,
  after: Policy,
  places: KnownScopes,
  facts: readonly ('name' | 'description')[],
): Promise<void> {
  await requireAdministrators(context, held);
  await forgetMembers(context, held.group);
  auditPolicy(context, held, { before: held.policy, after, places, facts });
}

interface Raw {
  statements: readonly Statement[];
  purpose: Policy['purpose'];
  places: KnownScopes;
}

export async function requireRaw(context: OperationContext, held: Held, { statements, purpose, places }: Raw): Promise<void> {
  const before = new Set(held.policy?.statements.flatMap(({ actions }) => actions));
  const wrong: Record<string, string> = {};
  for (const [index, { actions }] of statements.entries()) {
    const isForeign = (action: string) => purpose === 'talentHub' && !action.startsWith('ti:');
    if (actions.some(isForeign)) wrong[fields.of(index).actions] = 'validation.policy.talentHub';
    else if (actions.some((action) => !before.has(action) && !isKnown(action)))
      wrong[fields.of(index).actions] = 'validation.policy.action';
  }
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  await requireStatements(context, held, { statements, places, fields });
}

const known = new Set(rightsIn(sections));
const services = new Set([...known].map((right) => right.slice(0, right.indexOf(':'))));
const isKnown = (action: string): boolean =>
  known.has(action) || action === '*' || action === '*:*' || (action.endsWith(':*') && services.has(action.slice(0, -2)));

/** Tags cannot make a policy read-only for all editors; only the platform's setup can. */
function requireTags(tags: Policy['tags']): Policy['tags'] {
  const index = tags.findIndex(({ name, value }) => name === 'editable' && value !== 'true');
  if (index >= 0) throw badInput({ [`tags.${index}.value`]: 'validation.policy.tags.editable' });
  return tags;
}

const resourcesIn = (statements: readonly Statement[]): string[] => statements.flatMap(({ resources }) => resources);

const fields: Fields = {
  all: 'statements',
  of: (index) => ({ actions: `statements.${index}.actions`, resources: `statements.${index}.resources` }),
};
