import { and } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { documentFault } from '../../documentFault.ts';
import { lazyFields } from '../../lists/lazyFields.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupColumns } from '../groups/relations.ts';
import { groups } from '../groups/tenant.ts';
import { peopleOf } from '../users/people.ts';
import { keyPrefix } from './keyText.ts';
import type { StoredDocument } from './table.ts';
import { apiKeys } from './tenant.ts';

export const apiKeyColumns = {
  _id: apiKeys.id,
  organizationId: apiKeys.organizationId,
  customerId: apiKeys.customerId,
  hierarchyId: apiKeys.hierarchyId,
  name: apiKeys.name,
  groupIds: apiKeys.groupIds,
  documents: apiKeys.documents,
  requestsPerMinute: apiKeys.requestsPerMinute,
  previousUntil: apiKeys.previousUntil,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdBy: apiKeys.createdBy,
  createdAt: apiKeys.createdAt,
  updatedAt: apiKeys.updatedAt,
  revokedAt: apiKeys.revokedAt,
  version: apiKeys.version,
};

/** Fields that are worked out, by the columns that they need. */
export const apiKeyNeeds = {
  prefix: [],
  state: ['expiresAt', 'revokedAt'],
  groups: ['customerId', 'groupIds'],
  departmentName: ['customerId', 'hierarchyId'],
  createdByName: ['createdBy'],
  documentProblems: ['documents'],
};

type Context = Pick<RequestContext, 'stores' | 'region' | 'session' | 'now'>;

export async function addApiKeyFacts(rows: Row[], requested: ReadonlySet<string>, context: Context): Promise<void> {
  const now = context.now();
  for (const row of rows) {
    if (requested.has('prefix')) row['prefix'] = keyPrefix({ region: context.region, id: row._id });
    if (requested.has('state')) row['state'] = stateOf(row, now);
    if (requested.has('documentProblems')) row['documentProblems'] = problemsOf(row);
  }
  if (requested.has('groups')) await addGroups(rows, context);
  if (requested.has('departmentName')) await addDepartments(rows, context);
  if (requested.has('createdByName')) {
    const people = await peopleOf(
      context,
      rows.map((row) => String(row['createdBy'])),
    );
    for (const row of rows) row['createdByName'] = people.get(String(row['createdBy']))?.name ?? null;
  }
}

export const apiKeyTypes = lazyFields(Object.keys(apiKeyNeeds), addApiKeyFacts);

export const asApiKey = (row: { _id: string }, more: { secret?: string } = {}): ResultOf<'ORGGetApiKey'> =>
  ({ ...row, ...more }) as unknown as ResultOf<'ORGGetApiKey'>;

export function stateOf({ revokedAt, expiresAt }: Row, now: Date): string {
  if (revokedAt) return 'REVOKED';
  return expiresAt && new Date(String(expiresAt)) <= now ? 'EXPIRED' : 'ACTIVE';
}

/** Faults since the documents were stored: the contract may have changed. */
const problemsOf = (row: Row): string[] =>
  (row['documents'] as StoredDocument[]).flatMap(({ name, text }) => {
    const fault = documentFault(text);
    return fault ? [`${name}, line ${fault.line}: ${fault.problem}`] : [];
  });

const idsOf = (row: Row) => row['groupIds'] as string[];

/** Groups that the reader may see, archived ones too: they grant nothing, and show why a key lost rights. */
export async function addGroups(
  rows: Row[],
  { stores, region, session }: Pick<Context, 'stores' | 'region' | 'session'>,
  right = 'org:viewUserList',
): Promise<void> {
  const { db } = await stores.region(region);
  const seen = accessScope(session?.statements ?? [], right, region);
  const named = and(isOneOf(groups.customerId, customersOf(rows)), isOneOf(groups.id, [...new Set(rows.flatMap(idsOf))]));
  const known = await scoped(db, seen).select(groups, groupColumns, named).orderBy(groups.name, groups.id);
  for (const row of rows) row['groups'] = known.filter(({ _id }) => idsOf(row).includes(_id)).map((group) => ({ ...group }));
}

async function addDepartments(rows: Row[], { stores, region }: Context): Promise<void> {
  const { db } = await stores.region(region);
  const ids = rows.map((row) => String(row['hierarchyId']));
  const found = await unscoped(db).select(hierarchies, { id: hierarchies.id, name: hierarchies.name }, isOneOf(hierarchies.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  for (const row of rows) row['departmentName'] = names.get(String(row['hierarchyId'])) ?? '';
}
