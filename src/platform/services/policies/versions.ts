import { and, asc, desc, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { peopleOf } from '../users/people.ts';
import { policies, policyVersions } from './tenant.ts';
import { placesOf } from './places.ts';
import type { KnownScopes } from './places.ts';
import { policyInWords } from './words.ts';

type Policy = TenantRow<typeof policies>;
type Version = TenantRow<typeof policyVersions>;

/** Stores a policy as a change leaves it and, once, as it was before versions were stored. */
export async function storeVersions(context: OperationContext, before: Policy | undefined, after: Policy): Promise<void> {
  const { tx, access, session, newId } = context;
  const rowOf = ({ customerId, id, version, name, description, statements, updatedAt }: Policy, authorId: string | null) => ({
    ...{ customerId, id: newId(), policyId: id, version, name, description, statements },
    ...{ authorId, createdAt: updatedAt },
  });
  const rows = [...(before ? [rowOf(before, null)] : []), rowOf(after, session.identityId)];
  await scoped(tx, access).insert(policyVersions, rows, policyVersions.version);
}

export const getPolicyVersions = operation('CommonGetPolicyVersions', {}, async ({ policyId, sort, ...request }, context) => {
  const { tx, access } = context;
  const { skip, limit } = checkedPage(request);
  const mine = scoped(tx, access);
  const [policy] = await mine.select(policies, policies, eq(policies.id, policyId));
  if (!policy) throw notFound();
  const ofPolicy = and(eq(policyVersions.customerId, policy.customerId), eq(policyVersions.policyId, policyId));
  const order = sort?.order === 'asc' ? asc : desc;
  // A row more on either side: each version is compared with the one before it.
  const start = Math.max(0, skip * limit - 1);
  const rows = await mine
    .select(policyVersions, policyVersions, ofPolicy)
    .orderBy(order(policyVersions.version))
    .limit(limit + 2)
    .offset(start);
  const own = rows.slice(skip * limit - start, skip * limit - start + limit);
  const people = await peopleOf(
    context,
    own.flatMap(({ authorId }) => authorId ?? []),
  );
  const words = await wordsIn(context, rows, policy);
  const data = own.map((row) => ({
    ...{ version: row.version, name: row.name, createdAt: row.createdAt, statements: row.statements },
    authorName: people.get(row.authorId ?? '')?.name ?? null,
    isFirst: row.authorId === null,
    changes: changesOf(words(rows.filter(({ version }) => version < row.version).reduce(newer, undefined)), words(row)),
  }));
  return page(data, await mine.count(policyVersions, ofPolicy), skip, limit);
});

export async function requireStoredVersion(context: OperationContext, policy: Policy, version: number): Promise<Version> {
  const ofPolicy = and(eq(policyVersions.customerId, policy.customerId), eq(policyVersions.policyId, policy.id));
  const [found] = await scoped(context.tx, context.access).select(
    policyVersions,
    policyVersions,
    and(ofPolicy, eq(policyVersions.version, version)),
  );
  if (!found) throw notFound('NO_VERSION');
  return found;
}

const newer = (one: Version | undefined, other: Version): Version => (one && one.version > other.version ? one : other);

type Words = Record<string, string[]>;

/** Departments that the session doesn't see stay as ids. */
async function wordsIn(context: OperationContext, rows: readonly Version[], policy: Policy) {
  const { session, region, settings } = context;
  const known = await placesOf(
    context,
    rows.flatMap(({ statements }) => statements.flatMap(({ resources }) => resources)),
  );
  const seen = accessScope(session.statements, 'org:viewHierarchy', region);
  const isSeen = ([, { organization, customer, path }]: [string, { organization: string; customer: string; path: readonly string[] }]) =>
    seen.covers({ region, organization, customer, path });
  const places: KnownScopes = { ...known, departments: new Map([...known.departments].filter(isSeen)) };
  const { customerId, purpose } = policy;
  return (row: Version | undefined): Words =>
    row ? { ...policyInWords(row.statements, purpose, { customerId, places, brand: settings.brandName }), name: [row.name] } : {};
}

function changesOf(before: Words, after: Words) {
  const parts = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return parts.flatMap((part) => {
    const [were, are] = [new Set(before[part]), new Set(after[part])];
    const change = { part, added: [...are].filter((word) => !were.has(word)), removed: [...were].filter((word) => !are.has(word)) };
    return change.added.length + change.removed.length > 0 ? [change] : [];
  });
}
