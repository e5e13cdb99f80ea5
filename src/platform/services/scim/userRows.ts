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
import { userSchema } from './schemaNames.ts';

const fields = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  source: users.source,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  archivedAt: users.archivedAt,
  externalId: linked<string | null>('users', 'external_id').as('external_id'),
  userName: sql<string>`coalesce(${linked('users', 'user_name')}, ${users.email})`.as('user_name'),
};

export interface UserRow {
  id: string;
  email: string;
  userName: string;
  externalId: string | null;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  source: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

const userName = sql`coalesce(${linked('users', 'user_name')}, "users"."email")`;
const fullName = sql`"users"."first_name" || ' ' || "users"."last_name"`;

const inGroup = (condition: SQL): SQL => sql`exists (select 1 from group_members
  join groups on groups.customer_id = group_members.customer_id and groups.id = group_members.group_id and groups.archived_at is null
  where group_members.customer_id = "users"."customer_id" and group_members.user_id = "users"."id" and ${condition})`;

export const userAttributes: FilterAttributes = {
  id: { kind: 'exact', sql: sql`"users"."id"`, sortable: true },
  externalid: { kind: 'exact', sql: linked('users', 'external_id'), sortable: true },
  username: { kind: 'text', sql: userName, sortable: true },
  displayname: { kind: 'text', sql: fullName, sortable: true },
  'name.formatted': { kind: 'text', sql: fullName, sortable: true },
  'name.givenname': { kind: 'text', sql: sql`"users"."first_name"`, sortable: true },
  'name.familyname': { kind: 'text', sql: sql`"users"."last_name"`, sortable: true },
  emails: { kind: 'text', sql: sql`"users"."email"`, sortable: true },
  'emails.value': { kind: 'text', sql: sql`"users"."email"`, sortable: true },
  'emails.type': { kind: 'text', sql: sql`'work'` },
  'emails.primary': { kind: 'flag', sql: sql`true` },
  phonenumbers: { kind: 'text', sql: sql`"users"."phone_number"` },
  'phonenumbers.value': { kind: 'text', sql: sql`"users"."phone_number"` },
  'phonenumbers.type': { kind: 'text', sql: sql`case when "users"."phone_number" is not null then 'work' end` },
  active: { kind: 'flag', sql: sql`"users"."archived_at" is null`, sortable: true },
  groups: { kind: 'exact', sql: sql`groups.id`, any: inGroup },
  'groups.value': { kind: 'exact', sql: sql`groups.id`, any: inGroup },
  'groups.display': { kind: 'text', sql: sql`groups.name`, any: inGroup },
  'meta.created': { kind: 'time', sql: sql`"users"."created_at"`, sortable: true },
  'meta.lastmodified': { kind: 'time', sql: sql`"users"."updated_at"`, sortable: true },
  'meta.resourcetype': { kind: 'text', sql: sql`'User'` },
};

/** Users of the token’s customer, without the provider’s staff and without those that were deleted over SCIM. */
export const visibleUsers = ({ session }: ScimContext, more?: SQL): SQL | undefined =>
  and(
    eq(users.customerId, session.customerId),
    sql`${users.userType} <> 'PROVIDER_STAFF'`,
    sql`not (${users.archivedAt} is not null and coalesce(${linked('users', 'removed_at')} >= ${users.archivedAt}, false))`,
    more,
  );

export async function findUser(context: ScimContext, more: SQL): Promise<UserRow | undefined> {
  const [row] = await reading(context).select(users, fields, visibleUsers(context, more));
  return row;
}

export async function requireUser(context: ScimContext, id: string): Promise<UserRow> {
  const row = await findUser(context, eq(users.id, id));
  if (!row) throw unknownResource();
  return row;
}

export const hasUserName = (name: string): SQL => sql`lower(${userName}) = lower(${name}::text)`;

export async function listUsers(context: ScimContext, request: ListRequest): Promise<{ total: number; resources: Resource[] }> {
  const all = reading(context);
  const where = visibleUsers(context, request.filter && filterSql(request.filter, userAttributes));
  const total = await all.count(users, where);
  if (request.count === 0 || request.startIndex > total) return { total, resources: [] };
  const rows = await all
    .select(users, fields, where)
    .orderBy(...orderOf(request, userAttributes, sql`"users"."created_at"`, sql`"users"."id"`))
    .limit(request.count)
    .offset(request.startIndex - 1);
  return { total, resources: await asUsers(context, rows, request) };
}

export async function asUsers(
  context: ScimContext,
  rows: readonly UserRow[],
  selected: Pick<ListRequest, 'attributes' | 'excluded'> = { attributes: [], excluded: [] },
): Promise<Resource[]> {
  const memberships = isSelected('groups', selected) ? await groupsOf(context, rows) : undefined;
  return rows.map((row) => asUser(context, row, memberships?.get(row.id)));
}

type Membership = { value: string; display: string };

function asUser({ tools }: ScimContext, row: UserRow, memberships: readonly Membership[] | undefined): Resource {
  const base = baseUrlOf(tools.settings.publicUrl);
  const { id, email, firstName, lastName, phoneNumber, externalId, createdAt, updatedAt } = row;
  const content = contentOf(row);
  return {
    schemas: [userSchema],
    id,
    ...(externalId !== null && { externalId }),
    userName: content.userName,
    name: { formatted: `${firstName} ${lastName}`, familyName: lastName, givenName: firstName },
    displayName: `${firstName} ${lastName}`,
    emails: [{ value: email, type: 'work', primary: true }],
    ...(phoneNumber && { phoneNumbers: [{ value: phoneNumber, type: 'work', primary: true }] }),
    active: content.active,
    ...(memberships && {
      groups: memberships.map((group) => ({ ...group, type: 'direct', $ref: `${base}/Groups/${group.value}` })),
    }),
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}/Users/${id}`,
      version: userVersion(row),
    },
  };
}

const contentOf = ({ id, email, userName: name, externalId, firstName, lastName, phoneNumber, archivedAt }: UserRow) => ({
  ...{ id, email, userName: name, externalId, firstName, lastName, phoneNumber },
  active: archivedAt === null,
});

export const userVersion = (row: UserRow): string => versionOf(contentOf(row));

async function groupsOf(context: ScimContext, rows: readonly UserRow[]): Promise<Map<string, Membership[]>> {
  const all = reading(context);
  const { customerId } = context.session;
  const ids = rows.map(({ id }) => id);
  const theirs = and(eq(groupMembers.customerId, customerId), isOneOf(groupMembers.userId, ids));
  const members = await all.select(groupMembers, { groupId: groupMembers.groupId, userId: groupMembers.userId }, theirs);
  const active = and(eq(groups.customerId, customerId), isNull(groups.archivedAt));
  const named = and(active, isOneOf(groups.id, [...new Set(members.map(({ groupId }) => groupId))]));
  const names = new Map((await all.select(groups, { id: groups.id, name: groups.name }, named)).map(({ id, name }) => [id, name]));
  const found = new Map<string, Membership[]>(ids.map((id) => [id, []]));
  for (const { userId, groupId } of members) {
    const display = names.get(groupId);
    if (display !== undefined) found.get(userId)?.push({ value: groupId, display });
  }
  return found;
}
