import type { OperationContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import type { Departments } from '../../policy/places.ts';
import type { Statement } from '../../policy/statement.ts';
import { keysWith } from '../api-keys/preview.ts';
import { fellowsIn, membersOf, filterOpen, saidBy } from './accessPeople.ts';
import { answerPreview, departmentsIn } from './accessPreview.ts';
import type { AccessPreview, PageRequest } from './accessPreview.ts';
import { filterActive } from '../users/ssoUsers.ts';

interface GroupChange {
  place: Departments['place'];
  groupId: string;
  before: readonly Statement[];
  after: readonly Statement[];
}

export async function previewOfGroup(
  context: OperationContext,
  { place, groupId, before, after }: GroupChange,
  page: PageRequest,
): Promise<AccessPreview> {
  const { tx } = context;
  const customerIds = [...(await filterOpen(context, [place.customer]))];
  const [{ departments, names }, members] = await Promise.all([departmentsIn(tx, place), membersOf(tx, customerIds, [groupId])]);
  const people = fellowsIn(members);
  const keys = await keysWith(context, customerIds, [groupId]);
  const byGroup = await saidBy(tx, customerIds, [...new Set([...people, ...keys].flatMap((each) => each.groupIds))]);
  return answerPreview(
    context,
    {
      before: { departments, statements: new Map([...byGroup, [groupId, before]]) },
      after: { departments, statements: new Map([...byGroup, [groupId, after]]) },
      people: people.map((each) => ({ before: each.groupIds, after: each.groupIds, userIds: each.userIds })),
      ...{ keys, customerIds, names },
    },
    page,
  );
}

export async function previewOfFuture(
  context: OperationContext,
  region: Database,
  { place, before, after }: { place: Departments['place']; before: readonly string[]; after: readonly string[] },
): Promise<AccessPreview> {
  const customerIds = [place.customer];
  const all = [...new Set([...before, ...after])];
  const [{ departments, names }, statements, active] = await Promise.all([
    departmentsIn(region, place),
    saidBy(region, customerIds, all),
    filterActive(region, place.customer, all),
  ]);
  const world = { departments, statements };
  const input = (ids: readonly string[]) => ids.filter((id) => active.includes(id));
  const future = { before: input(before), after: input(after) };
  return answerPreview(context, { before: world, after: world, people: [], future, customerIds, names }, { skip: 0, limit: 1 });
}
