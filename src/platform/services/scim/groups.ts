import { noteResource, run, scopeOf } from './context.ts';
import type { ScimContext } from './context.ts';
import { invalid, notUnique, refusedRow } from './errors.ts';
import { activeUsers, groupsNamed, membersOf, requireGroup } from './groupRows.ts';
import type { GroupRow } from './groupRows.ts';
import { groupNameOf, groupValuesOf } from './groupValues.ts';
import type { GroupValues } from './groupValues.ts';
import { isLinked, writeLink } from './links.ts';
import { patchGroup } from './patchGroup.ts';
import { requireGroupRight } from './rights.ts';

const atOnce = 500;

/** Links a group of the customer by its name, or makes one without rights. */
export async function createGroup(context: ScimContext, document: unknown): Promise<GroupRow> {
  const values = groupValuesOf(document);
  const known = await unlinkedGroup(context, values.name);
  noteResource(context, { resourceName: values.name, fields: ['displayName', ...(values.members ? ['members'] : [])] });
  if (known) await requireGroupRight(context, known);
  if (values.members) await requireActive(context, values.members);
  const id = known?.id ?? (await run(context, 'ORGCreateGroup', { group: { ...scopeOf(context), name: values.name } }))._id;
  await writeLink(context, 'Group', id, { externalId: values.externalId, removedAt: null });
  return change(context, await requireGroup(context, id), values);
}

async function unlinkedGroup(context: ScimContext, name: string): Promise<GroupRow | undefined> {
  const named = await groupsNamed(context, name);
  for (const group of named) if (!(await isLinked(context, group.id))) return group;
  if (named.length > 0) throw notUnique('A group with this displayName exists already.');
  return undefined;
}

export async function replaceGroup(context: ScimContext, row: GroupRow, document: unknown): Promise<GroupRow> {
  const { members = new Set<string>(), ...values } = groupValuesOf(document, row);
  return change(context, row, { ...values, members });
}

export async function changeGroup(context: ScimContext, row: GroupRow, body: unknown): Promise<GroupRow> {
  let current: ReadonlySet<string> | undefined;
  const patched = await patchGroup(body, row, async () => (current ??= await currentMembers(context, row.id)));
  return change(context, row, { ...patched, name: groupNameOf({ displayName: patched.name }) }, current);
}

const currentMembers = async (context: ScimContext, id: string): Promise<ReadonlySet<string>> =>
  new Set((await membersOf(context, [id])).get(id)?.map((member) => member.id));

/** @param known members that a PATCH started from, so that it leaves those alone who came meanwhile */
async function change(
  context: ScimContext,
  row: GroupRow,
  { name, externalId, members }: GroupValues,
  known?: ReadonlySet<string>,
): Promise<GroupRow> {
  const { id } = row;
  const current = members && (known ?? (await currentMembers(context, id)));
  const added = members && current ? [...members].filter((each) => !current.has(each)) : [];
  const removed = members && current ? [...current].filter((each) => !members.has(each)) : [];
  const isRenamed = name !== row.name;
  const fields = [
    ...(isRenamed ? ['displayName'] : []),
    ...(externalId !== row.externalId ? ['externalId'] : []),
    ...(added.length + removed.length > 0 ? ['members'] : []),
  ];
  noteResource(context, { resourceId: id, resourceName: name, ...(fields.length > 0 && { fields }) });
  if (isRenamed || added.length + removed.length > 0) await requireGroupRight(context, row);
  await requireActive(context, added);
  if (isRenamed) await rename(context, row, name);
  await writeMembers(context, 'ORGGroupAddUsers', id, added);
  await writeMembers(context, 'ORGGroupRemoveUsers', id, removed);
  if (externalId !== row.externalId) await writeLink(context, 'Group', id, { externalId });
  return requireGroup(context, id);
}

async function rename(context: ScimContext, { id, description }: GroupRow, name: string): Promise<void> {
  const others = await groupsNamed(context, name);
  if (others.some((other) => other.id !== id)) throw notUnique('A group with this displayName exists already.');
  await run(context, 'ORGUpdateGroup', { filter: { _id: id }, update: { name, description } });
}

const done = new Set(['refusals.alreadyMember', 'refusals.noMember']);

async function writeMembers(
  context: ScimContext,
  name: 'ORGGroupAddUsers' | 'ORGGroupRemoveUsers',
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const { refused } = await run(context, name, { param: { groupId, userIds: ids.slice(at, at + atOnce) } });
    const refusal = refused?.find(({ reason }) => !done.has(reason));
    if (refusal) throw refusedRow(refusal.reason);
  }
}

/** Archives: data are never deleted over SCIM. */
export async function removeGroup(context: ScimContext, row: GroupRow): Promise<void> {
  noteResource(context, { resourceId: row.id, resourceName: row.name });
  await requireGroupRight(context, row);
  const { refused } = await run(context, 'ORGArchiveGroups', { filter: { ...scopeOf(context), groupIds: [row.id] } });
  const [refusal] = refused ?? [];
  if (refusal) throw refusedRow(refusal.reason);
}

async function requireActive(context: ScimContext, ids: Iterable<string>): Promise<void> {
  const named = [...ids];
  if (named.length === 0) return;
  const active = await activeUsers(context, named);
  const missing = named.filter((id) => !active.has(id));
  if (missing.length > 0) throw invalid(`No active user has the id ${missing.slice(0, 5).join(', ')}.`);
}
