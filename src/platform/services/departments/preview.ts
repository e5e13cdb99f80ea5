import { ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { keysWith } from '../api-keys/preview.ts';
import { customers } from '../customers/tenant.ts';
import { operation } from '../../operation.ts';
import type { Tree } from '../../policy/moves.ts';
import { inRow } from '../../policy/places.ts';
import { fellowsIn, membersOf, filterOpen, saidBy } from '../groups/accessPeople.ts';
import { acceptForm } from '../../validation.ts';
import { answerPreview, previewPage } from '../groups/accessPreview.ts';
import type { Department } from './treeAfter.ts';
import { validateTreeChange } from './treeChange.ts';
import type { HierarchiesInput, ValidatedTree } from './treeChange.ts';
import { naming } from './treeNaming.ts';

export const previewHierarchies = operation('ORGPreviewHierarchies', {}, async ({ hierarchies, ...requested }, context) => {
  const page = previewPage(requested);
  const { tx } = context;
  const input = acceptForm('org/updateHierarchies', { hierarchies })['hierarchies'] as HierarchiesInput;
  const validated = await validateTreeChange(tx, context, input);
  const { place } = validated;
  const changed = changedBelow(validated);
  const [named, otherRegions] =
    changed.size > 0 ? await Promise.all([naming(tx, place.customer, changed), isElsewhere(context)]) : [[], false];
  const open = await filterOpen(context, [...new Set(named.map(({ customerId }) => customerId))]);
  const groupIds = named.filter(({ customerId }) => open.has(customerId)).map(({ groupId }) => groupId);
  const customerIds = [...open];
  const people = fellowsIn(await membersOf(tx, customerIds, groupIds));
  // A key reaches no other customer.
  const keys = await keysWith(
    context,
    customerIds.filter((id) => id === place.customer),
    groupIds,
  );
  const statements = await saidBy(tx, customerIds, [...new Set([...people, ...keys].flatMap((each) => each.groupIds))]);
  return answerPreview(
    context,
    {
      before: { departments: inRow(place, activeIn(validated.before)), statements },
      after: { departments: inRow(place, activeIn(validated.after)), statements },
      people: people.map((each) => ({ before: each.groupIds, after: each.groupIds, userIds: each.userIds })),
      ...{ keys, customerIds },
      names: new Map([...validated.before, ...validated.after].map(([id, { name }]) => [id, name])),
      uncomputed: otherRegions ? [{ reason: 'access.uncomputed.otherRegions', args: null }] : [],
    },
    page,
  );
});

const activeIn = (rows: ReadonlyMap<string, Department>): Department[] =>
  [...rows.values()]
    .filter(({ archivedAt }) => !archivedAt)
    .sort((one, other) => one.position - other.position || one.name.localeCompare(other.name));

/** Departments whose descendants change: only grants that name them matter. */
function changedBelow({ before, after, root, paths }: ValidatedTree): Set<string> {
  const wayIn = (rows: ReadonlyMap<string, Department>, tree: Tree, id: string) =>
    rows.get(id)?.archivedAt === null ? (tree.get(id) ?? []) : [];
  const changed = new Set<string>();
  for (const id of after.keys()) {
    const [old, now] = [wayIn(before, paths.before, id), wayIn(after, paths.after, id)];
    for (const each of old) if (!now.includes(each)) changed.add(each);
    for (const each of now) if (!old.includes(each)) changed.add(each);
  }
  // The root covers the whole customer, whatever is in it.
  changed.delete(root.id);
  return changed;
}

async function isElsewhere({ stores, region }: OperationContext): Promise<boolean> {
  const { db } = await stores.identity();
  const [one] = await unscoped(db).select(customers, { id: customers.id }, ne(customers.awsRegion, region)).limit(1);
  return one !== undefined;
}
