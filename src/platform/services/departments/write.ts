import { and, eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { hierarchies } from './tenant.ts';
import { operation } from '../../operation.ts';
import { asNode } from './list.ts';
import type { Department } from './treeAfter.ts';
import { auditOfTree } from './treeAudit.ts';
import { validateTreeChange } from './treeChange.ts';
import type { ValidatedTree } from './treeChange.ts';

export const updateHierarchies = operation(
  'ORGUpdateHierarchies',
  { form: 'org/updateHierarchies', recordsChangesOnly: true },
  async ({ hierarchies: input }, context) => {
    const validated = await validateTreeChange(context.tx, context, input, { hold: true });
    const isChanged = await write(context, validated);
    // Rights on a department apply to what was moved below it.
    if (isChanged) context.forget('all');
    if (isChanged) context.audit(auditOfTree(validated));
    const nodes = (rows: Department[]) => rows.map(asNode);
    return { updated: nodes(validated.updated), created: nodes(validated.created), archived: nodes(validated.archived) };
  },
);

const written = ['parentId', 'name', 'path', 'depth', 'position', 'archivedAt'] as const;

/** Rows per statement; each takes a dozen of 65,535 parameters. */
const mostRows = 1000;

async function write({ tx }: OperationContext, { place, root, before, after, created }: ValidatedTree): Promise<boolean> {
  const all = unscoped(tx);
  const changed = [...after.values()].filter((row) => {
    const was = before.get(row.id);
    return was && written.some((field) => was[field] !== row[field]);
  });
  if (changed.length === 0 && created.length === 0) return false;
  const ofCustomer = eq(hierarchies.customerId, place.customer);
  for (let from = 0; from < created.length; from += mostRows) await all.insert(hierarchies, created.slice(from, from + mostRows));
  const rows = changed.map(({ id, parentId, name, path, depth, position, archivedAt, updatedAt }) => ({
    ...{ id, parentId, name, path, depth, position, archivedAt, updatedAt },
  }));
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, "parentId" text, name text, path text, depth int,
    position int, "archivedAt" timestamptz, "updatedAt" timestamptz)`;
  const set = {
    parentId: sql`given."parentId"`,
    name: sql`given.name`,
    path: sql`given.path`,
    depth: sql`given.depth`,
    position: sql`given.position`,
    archivedAt: sql`given."archivedAt"`,
    updatedAt: sql`given."updatedAt"`,
  };
  await all.updateFrom(hierarchies, input, set, and(ofCustomer, sql`${hierarchies.id} = given.id`));
  await all.update(hierarchies, { version: root.version + 1 }, and(ofCustomer, eq(hierarchies.id, root.id)));
  return true;
}
