import { findIdentity } from '../auth/identities.ts';
import { changeEmail } from '../users/changeEmail.ts';
import { forgetAll, noteResource, run, scopeOf } from './context.ts';
import type { ScimContext } from './context.ts';
import { notUnique, refusedRow } from './errors.ts';
import { writeLink } from './links.ts';
import { patchUser } from './patchUser.ts';
import { requireUserRight } from './rights.ts';
import { createSsoUser } from './ssoUsers.ts';
import { findUser, hasUserName, requireUser } from './userRows.ts';
import type { UserRow } from './userRows.ts';
import { userValuesOf } from './userValues.ts';
import type { UserValues } from './userValues.ts';

/** The same text whoever has the address, so that it tells nothing about others. */
const taken = () => notUnique('Another account uses this userName or e-mail address already.');

export async function createUser(context: ScimContext, document: unknown): Promise<UserRow> {
  const values = userValuesOf(document);
  note(context, values);
  const named = await findUser(context, hasUserName(values.userName));
  if (named && !named.archivedAt) throw taken();
  if (named) return finish(context, named.id, values);
  const identity = await context.tools.stores.identity();
  const known = await findIdentity(identity.db, values.email);
  if (!known) return finish(context, await make(context, values), values);
  const { customerId, userType, archivedAt, id } = known.identity;
  if (customerId !== context.session.customerId || userType === 'PROVIDER_STAFF' || !archivedAt) throw taken();
  return finish(context, id, values);
}

async function make(context: ScimContext, values: UserValues): Promise<string> {
  const sso = await createSsoUser(context, values);
  if (sso !== undefined) return sso;
  const { email, firstName, lastName, phoneNumber } = values;
  const user = { ...scopeOf(context), email, firstName, lastName, phoneNumber, groupIds: [] };
  return (await run(context, 'ORGCreateEndUser', { user }))._id;
}

/** Brings a new or archived user to the values of the request. */
async function finish(context: ScimContext, id: string, values: UserValues): Promise<UserRow> {
  const { externalId, userName, email } = values;
  await requireNotHeld(context, id, values);
  await writeLink(context, 'User', id, { externalId, userName: userName === email ? null : userName, removedAt: null });
  return change(context, await requireUser(context, id), values);
}

/** A user who is archived comes back only with a right to their groups; check it before anything is written. */
async function requireNotHeld(context: ScimContext, id: string, { active }: UserValues): Promise<void> {
  if (active) await requireUserRight(context, id);
}

export const replaceUser = (context: ScimContext, row: UserRow, document: unknown): Promise<UserRow> =>
  update(context, row, userValuesOf(document, row));

export const changeUser = (context: ScimContext, row: UserRow, body: unknown): Promise<UserRow> =>
  update(context, row, userValuesOf(patchUser(row, body), row));

async function update(context: ScimContext, row: UserRow, values: UserValues): Promise<UserRow> {
  note(context, values, row);
  if (values.userName !== row.userName) await requireFreeName(context, values.userName, row.id);
  return change(context, row, values);
}

async function change(context: ScimContext, row: UserRow, values: UserValues): Promise<UserRow> {
  const { id } = row;
  if (values.active && row.archivedAt) await restore(context, id);
  if (values.active || !row.archivedAt) await writeProfile(context, row, values);
  else if (differs(row, values)) leave(context, 'Other changes are left out while the user is inactive.');
  const userName = values.userName === values.email ? null : values.userName;
  if (values.externalId !== row.externalId || values.userName !== row.userName)
    await writeLink(context, 'User', id, { externalId: values.externalId, userName });
  if (!values.active && !row.archivedAt) await archive(context, id);
  const changed = await requireUser(context, id);
  noteResource(context, { resourceId: id, resourceName: `${changed.firstName} ${changed.lastName}` });
  return changed;
}

async function writeProfile(context: ScimContext, row: UserRow, values: UserValues): Promise<void> {
  if (values.email !== row.email) await moveAddress(context, row, values.email);
  const { firstName, lastName, phoneNumber } = values;
  if (!differs(row, values)) return;
  const filter = { ...scopeOf(context), _id: row.id };
  await run(context, 'ORGUpdateUser', { filter, update: { firstName, lastName, phoneNumber } });
}

const differs = (row: UserRow, { firstName, lastName, phoneNumber }: UserValues): boolean =>
  firstName !== row.firstName || lastName !== row.lastName || phoneNumber !== row.phoneNumber;

async function moveAddress(context: ScimContext, { id, email: before, firstName, lastName }: UserRow, email: string): Promise<void> {
  await requireUserRight(context, id);
  const { customerId, organizationId } = context.session;
  const name = `${firstName} ${lastName}`;
  if (!(await changeEmail(context.call, context.home, { id, name, email, before, customerId, organizationId }))) throw taken();
  await forgetAll(context);
}

async function restore(context: ScimContext, id: string): Promise<void> {
  await requireUserRight(context, id);
  await changeRows(context, 'ORGRestoreUsers', id, 'refusals.notArchived');
}

const archive = (context: ScimContext, id: string): Promise<void> => changeRows(context, 'ORGArchiveUsers', id, 'refusals.alreadyArchived');

async function changeRows(context: ScimContext, name: 'ORGArchiveUsers' | 'ORGRestoreUsers', id: string, done: string): Promise<void> {
  const { refused } = await run(context, name, { filter: { ...scopeOf(context), userIds: [id] } });
  const [refusal] = refused ?? [];
  if (refusal && refusal.reason !== done) throw refusedRow(refusal.reason);
}

/** Archives: data are never deleted over SCIM. */
export async function removeUser(context: ScimContext, row: UserRow): Promise<void> {
  noteResource(context, { resourceId: row.id, resourceName: `${row.firstName} ${row.lastName}`, fields: ['active'] });
  if (!row.archivedAt) await archive(context, row.id);
  await writeLink(context, 'User', row.id, { externalId: null, removedAt: context.tools.now() });
}

async function requireFreeName(context: ScimContext, userName: string, own: string): Promise<void> {
  const other = await findUser(context, hasUserName(userName));
  if (other && other.id !== own) throw taken();
}

function note(context: ScimContext, values: UserValues, row?: UserRow): void {
  const before = row && { ...row, active: row.archivedAt === null };
  const names = ['userName', 'email', 'firstName', 'lastName', 'phoneNumber', 'externalId', 'active'] as const;
  const fields = names.filter((name) => (before ? before[name] !== values[name] : values[name] !== null));
  noteResource(context, { resourceName: `${values.firstName} ${values.lastName}`, fields, ...(row && { resourceId: row.id }) });
  for (const each of values.left) leave(context, each);
}

function leave(context: ScimContext, why: string): void {
  noteResource(context, { detail: [context.facts.detail, why].filter(Boolean).join(' ') });
}
