import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { groups } from './tenant.ts';
import { users } from '../users/tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { holdsAll } from '../../policy/holds.ts';
import { liftedBy } from '../../policy/lifted.ts';
import type { Statement } from '../../policy/statement.ts';
import { groupsOf, filterOpen, saidBy } from './accessPeople.ts';
import { answerPreview, departmentsIn, previewPage } from './accessPreview.ts';
import { administratorsOf, isLastHolder } from './administrators.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { pathsOf } from '../departments/require.ts';
import { requireHeld } from './grants.ts';

type Group = TenantRow<typeof groups>;

export const previewGroupMembers = operation('ORGPreviewGroupMembers', {}, async ({ param, ...requested }, context) => {
  const page = previewPage(requested);
  const { tx } = context;
  const [group] = await scoped(tx, context.access).select(groups, groups, eq(groups.id, param.groupId));
  if (!group) throw notFound();
  const [adding, removing] = await selected(context, param);
  if (adding.size > 0 && group.archivedAt) throw conflict('This group is archived. Please restore it first.', { reason: 'ARCHIVED' });
  const ids = [...adding, ...removing];
  await requireUsers(context, group, ids);
  const { customerId } = group;
  if (adding.size > 0) await requireHeld(context, tx, { ids: [group.id], customerId, field: 'groupId' });
  const place = { region: context.region, organization: group.organizationId, customer: customerId };
  const customerIds = [...(await filterOpen(context, [customerId]))];
  const [{ departments, names }, people] = await Promise.all([departmentsIn(tx, place), groupsOf(tx, customerIds, ids)]);
  const statements = await saidBy(tx, customerIds, [...new Set([group.id, ...[...people.values()].flat()])]);
  const staying = await filterStaying(context, group, { people, statements, adding, removing });
  const world = { departments, statements };
  const changing = changesOf(group.id, people, adding, staying);
  return answerPreview(
    context,
    {
      before: world,
      after: world,
      people: changing,
      ...{ customerIds, names },
      uncomputed: staying.size > 0 ? [{ reason: 'access.uncomputed.refused', args: { count: staying.size } }] : [],
    },
    page,
  );
});

type People = ReadonlyMap<string, readonly string[]>;

type Param = ArgumentsOf<'ORGPreviewGroupMembers'>['param'];

async function selected(
  context: OperationContext,
  { add, remove, addMatching, removeMatching }: Param,
): Promise<[Set<string>, Set<string>]> {
  const idsIn = async (argument: string, ids: readonly string[], matching: Param['addMatching']) =>
    new Set(ids.length > 0 || matching ? await selectedIds(context, 'ORGGetUsers', { ids, matching, argument }) : []);
  const adding = await idsIn('add', add, addMatching);
  const removing = await idsIn('remove', remove, removeMatching);
  if (adding.size + removing.size === 0) throw badInput({ add: 'validation.selection.required' });
  if ([...adding].some((id) => removing.has(id))) throw badInput({ remove: 'validation.access.addAndRemove' });
  return [adding, removing];
}

async function requireUsers({ tx, access }: OperationContext, { customerId }: Group, ids: string[]): Promise<void> {
  const found = await scoped(tx, access).count(users, and(eq(users.customerId, customerId), isOneOf(users.id, ids)));
  if (found !== ids.length) throw notFound();
}

interface Change {
  people: People;
  statements: ReadonlyMap<string, readonly Statement[]>;
  adding: ReadonlySet<string>;
  removing: ReadonlySet<string>;
}

/** Last administrators (decisions §6), and people who would regain rights that the session lacks. */
async function filterStaying(
  context: OperationContext,
  { id: groupId, customerId }: Group,
  { people, statements, adding, removing }: Change,
): Promise<Set<string>> {
  const staying = new Set<string>();
  const leaving = [...removing].filter((id) => people.get(id)?.includes(groupId));
  const entering = [...adding].filter((id) => people.has(id) && !people.get(id)?.includes(groupId));
  const own = statements.get(groupId) ?? [];
  const isDenying = own.some(({ effect }) => effect === 'deny');
  if (leaving.length === 0 && !(isDenying && entering.length > 0)) return staying;
  const administrators = await administratorsOf(context.tx, context.region, customerId);
  const paths = isDenying ? await pathsOf(unscoped(context.tx), customerId) : new Map<string, string[]>();
  const pathOf = (department: string) => paths.get(department) ?? [];
  const held = new Map<readonly string[], boolean>();
  const mayTake = (others: readonly string[]): boolean => {
    if (!held.has(others)) {
      const remaining = others.filter((id) => id !== groupId).flatMap((id) => statements.get(id) ?? []);
      held.set(others, holdsAll(context.session.statements, liftedBy(own, remaining, pathOf), pathOf));
    }
    return held.get(others) ?? false;
  };
  for (const id of leaving) {
    const others = [...(administrators.holders.get(id) ?? [])].filter((other) => other !== groupId);
    const stays = others.length > 0 || !administrators.groupIds.has(groupId);
    if (!mayTake(people.get(id) ?? []) || (!stays && isLastHolder(administrators, id))) staying.add(id);
  }
  for (const id of entering) if (administrators.denying.has(groupId) && isLastHolder(administrators, id)) staying.add(id);
  return staying;
}

function changesOf(groupId: string, people: People, adding: ReadonlySet<string>, staying: ReadonlySet<string>) {
  const changes = new Map<readonly string[], { before: readonly string[]; after: readonly string[]; userIds: string[] }>();
  for (const [userId, before] of people) {
    const isMember = before.includes(groupId);
    if (isMember === adding.has(userId) || staying.has(userId)) continue;
    const known = changes.get(before);
    if (known) known.userIds.push(userId);
    else {
      const after = isMember ? before.filter((id) => id !== groupId) : [...before, groupId];
      changes.set(before, { before, after, userIds: [userId] });
    }
  }
  return [...changes.values()];
}
