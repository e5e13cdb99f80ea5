import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { users } from '../users/tenant.ts';
import { baseUrlOf } from '../scim-tokens/relations.ts';
import { reading } from './context.ts';
import type { ScimContext } from './context.ts';
import { unknownResource } from './errors.ts';
import { versionOf } from './etags.ts';
import { filterSql } from './filterSql.ts';
import type { FilterAttributes } from './filterSql.ts';
import { linked } from './links.ts';
import { orderOf } from './listRequest.ts';
import type { ListRequest } from './listRequest.ts';
import { isSelected } from './projection.ts';
import type { Resource } from './projection.ts';
import { groupSchema } from './schemaNames.ts';
import { visibleUsers } from './userRows.ts';

const membersDigest = sql<string>`(select coalesce(md5(string_agg(group_members.user_id, ',' order by group_members.user_id)), '')
  from group_members where group_members.customer_id = groups.customer_id and group_members.group_id = groups.id)`;

const fields = {
  id: groups.id,
  name: groups.name,
  description: groups.description,
  version: groups.version,
  createdAt: groups.createdAt,
  updatedAt: groups.updatedAt,
  externalId: linked<string | null>('groups', 'external_id').as('external_id'),
  digest: membersDigest.as('digest'),
};

export interface GroupRow {
  id: string;
  name: string;
  description: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  externalId: string | null;
  digest: string;
}

const withMember = (condition: SQL): SQL => sql`exists (select 1 from group_members
  where group_members.customer_id = "groups"."customer_id" and group_members.group_id = "groups"."id" and ${condition})`;

export const groupAttributes: FilterAttributes = {
  id: { kind: 'exact', sql: sql`"groups"."id"`, sortable: true },
  externalid: { kind: 'exact', sql: linked('groups', 'external_id'), sortable: true },
  displayname: { kind: 'text', sql: sql`"groups"."name"`, sortable: true },
  members: { kind: 'exact', sql: sql`group_members.user_id`, any: withMember },
  'members.value': { kind: 'exact', sql: sql`group_members.user_id`, any: withMember },
  'meta.created': { kind: 'time', sql: sql`"groups"."created_at"`, sortable: true },
  'meta.lastmodified': { kind: 'time', sql: sql`"groups"."updated_at"`, sortable: true },
  'meta.resourcetype': { kind: 'text', sql: sql`'Group'` },
};

const activeGroups = ({ session }: ScimContext, more?: SQL): SQL | undefined =>
  and(eq(groups.customerId, session.customerId), isNull(groups.archivedAt), more);

export async function requireGroup(context: ScimContext, id: string): Promise<GroupRow> {
  const [row] = await reading(context).select(groups, fields, activeGroups(context, eq(groups.id, id)));
  if (!row) throw unknownResource();
  return row;
}

/** Groups with a name, the oldest first; names ignore case. */
export const groupsNamed = (context: ScimContext, name: string): Promise<GroupRow[]> =>
  reading(context)
    .select(groups, fields, activeGroups(context, sql`lower(${groups.name}) = lower(${name}::text)`))
    .orderBy(groups.createdAt, groups.id)
    .limit(20);

export async function listGroups(context: ScimContext, request: ListRequest): Promise<{ total: number; resources: Resource[] }> {
  const all = reading(context);
  const where = activeGroups(context, request.filter && filterSql(request.filter, groupAttributes));
  const total = await all.count(groups, where);
  if (request.count === 0 || request.startIndex > total) return { total, resources: [] };
  const rows = await all
    .select(groups, fields, where)
    .orderBy(...orderOf(request, groupAttributes, sql`"groups"."created_at"`, sql`"groups"."id"`))
    .limit(request.count)
    .offset(request.startIndex - 1);
  return { total, resources: await asGroups(context, rows, request) };
}

interface Member {
  id: string;
  display: string;
}

export async function asGroups(
  context: ScimContext,
  rows: readonly GroupRow[],
  selected: Pick<ListRequest, 'attributes' | 'excluded'> = { attributes: [], excluded: [] },
): Promise<Resource[]> {
  const ids = rows.map(({ id }) => id);
  const members = isSelected('members', selected) ? await membersOf(context, ids) : undefined;
  return rows.map((row) => asGroup(context, row, members?.get(row.id)));
}

function asGroup({ tools }: ScimContext, row: GroupRow, members: readonly Member[] | undefined): Resource {
  const base = baseUrlOf(tools.settings.publicUrl);
  const { id, name, externalId, createdAt, updatedAt } = row;
  return {
    schemas: [groupSchema],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members?.length && {
      members: members.map((member) => ({
        value: member.id,
        display: member.display,
        type: 'User',
        $ref: `${base}/Users/${member.id}`,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}/Groups/${id}`,
      version: groupVersion(row),
    },
  };
}

export const groupVersion = ({ id, name, externalId, digest }: GroupRow): string => versionOf({ id, name, externalId, digest });

/** Members that are users over SCIM, by group. */
export async function membersOf(context: ScimContext, groupIds: readonly string[]): Promise<Map<string, Member[]>> {
  const found = new Map<string, Member[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return found;
  const all = reading(context);
  const theirs = and(eq(groupMembers.customerId, context.session.customerId), isOneOf(groupMembers.groupId, groupIds));
  const members = await all
    .select(groupMembers, { groupId: groupMembers.groupId, userId: groupMembers.userId }, theirs)
    .orderBy(groupMembers.createdAt, groupMembers.userId);
  const ids = [...new Set(members.map(({ userId }) => userId))];
  const columns = { id: users.id, firstName: users.firstName, lastName: users.lastName };
  const people = await all.select(users, columns, visibleUsers(context, isOneOf(users.id, ids)));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  for (const { groupId, userId } of members) {
    const display = names.get(userId);
    if (display !== undefined) found.get(groupId)?.push({ id: userId, display });
  }
  return found;
}

/** Active users among ids; refuses others. */
export async function activeUsers(context: ScimContext, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reading(context).select(
    users,
    { id: users.id },
    visibleUsers(context, and(isOneOf(users.id, ids), isNull(users.archivedAt))),
  );
  return new Set(rows.map(({ id }) => id));
}
