import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { lazyFields } from '../../lists/lazyFields.ts';
import type { Row } from '../../lists/list.ts';
import { addGroups, stateOf } from '../api-keys/relations.ts';
import { peopleOf } from '../users/people.ts';
import { scimTokens } from './tenant.ts';
import { tokenPrefix } from './tokenText.ts';

export const tokenColumns = {
  _id: scimTokens.id,
  organizationId: scimTokens.organizationId,
  customerId: scimTokens.customerId,
  name: scimTokens.name,
  groupIds: scimTokens.groupIds,
  expiresAt: scimTokens.expiresAt,
  lastUsedAt: scimTokens.lastUsedAt,
  createdBy: scimTokens.createdBy,
  createdAt: scimTokens.createdAt,
  updatedAt: scimTokens.updatedAt,
  revokedAt: scimTokens.revokedAt,
  version: scimTokens.version,
};

/** Fields that are worked out, by the columns that they need. */
export const tokenNeeds = {
  prefix: [],
  baseUrl: [],
  state: ['expiresAt', 'revokedAt'],
  groups: ['customerId', 'groupIds'],
  createdByName: ['createdBy'],
};

type Context = Pick<RequestContext, 'stores' | 'region' | 'session' | 'now' | 'settings'>;

export const scimPath = '/scim/v2';

export const baseUrlOf = (publicUrl: string): string => `${publicUrl.replace(/\/+$/, '')}${scimPath}`;

export async function addTokenFacts(rows: Row[], requested: ReadonlySet<string>, context: Context): Promise<void> {
  const now = context.now();
  for (const row of rows) {
    if (requested.has('prefix')) row['prefix'] = tokenPrefix({ region: context.region, id: row._id });
    if (requested.has('baseUrl')) row['baseUrl'] = baseUrlOf(context.settings.publicUrl);
    if (requested.has('state')) row['state'] = stateOf(row, now);
  }
  if (requested.has('groups')) await addGroups(rows, context, 'idp:viewSso');
  if (!requested.has('createdByName')) return;
  const makers = rows.map((row) => String(row['createdBy']));
  const people = await peopleOf(context, makers);
  for (const row of rows) row['createdByName'] = people.get(String(row['createdBy']))?.name ?? null;
}

export const scimTokenTypes = lazyFields(Object.keys(tokenNeeds), addTokenFacts);

export const asToken = (row: { _id: string }, more: { secret?: string } = {}): ResultOf<'IDPGetScimToken'> =>
  ({ ...row, ...more }) as unknown as ResultOf<'IDPGetScimToken'>;
