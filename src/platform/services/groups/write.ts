import { eq } from 'drizzle-orm';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { groups } from './tenant.ts';
import { policies } from '../policies/tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { lockGroup } from './lock.ts';
import { asGroup, groupColumns } from './relations.ts';
import { personTotal } from '../users/totals.ts';

export const createGroup = operation('ORGCreateGroup', { form: 'org/createGroup' }, async ({ group: input }, context) => {
  const { tx, access } = context;
  const { organizationId, customerId, hierarchyId, name } = input;
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId });
  const now = context.now();
  const id = context.newId();
  const description = input.description === undefined ? '' : input.description;
  const own = { organizationId, customerId, hierarchyId, createdAt: now, updatedAt: now };
  const mine = scoped(tx, access);
  await mine.insert(groups, [{ ...own, id, name, description }]);
  await mine.insert(policies, [
    { customerId, id: context.newId(), groupId: id, name, purpose: 'console', statements: [], createdAt: now, updatedAt: now },
  ]);
  await changeTotals(tx, [{ scope: customerId, name: personTotal('groups', false), by: 1 }]);
  context.audit({ subjects: [id], organizationId, customerId, values: { [id]: { name, description } }, names: { [id]: name } });
  const [made] = await mine.select(groups, groupColumns, eq(groups.id, id));
  if (!made) throw notFound();
  return asGroup(made);
});

export const updateGroup = operation(
  'ORGUpdateGroup',
  { form: 'org/updateGroup', recordsChangesOnly: true },
  async ({ update, filter }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.access);
    const row = await lockGroup(mine, filter._id);
    if (!row) throw notFound();
    if (row.archivedAt) throw conflict('This group is archived. Please restore it first.', { reason: 'ARCHIVED' });
    requireVersion(row, update.expectedVersion);
    const values = {
      name: update.name ?? row.name,
      description: update.description === undefined ? row.description : update.description,
    };
    const answer = async () => {
      const [changed] = await mine.select(groups, groupColumns, eq(groups.id, row.id));
      if (!changed) throw notFound();
      return asGroup(changed);
    };
    if (!differs(row, values)) return answer();
    await mine.update(groups, { ...values, version: row.version + 1, updatedAt: context.now() }, eq(groups.id, row.id));
    const { organizationId, customerId, name, description } = row;
    context.audit({
      subjects: [row.id],
      ...{ organizationId, customerId },
      values: { [row.id]: values },
      before: { [row.id]: { name, description } },
      names: { [row.id]: values.name },
    });
    return answer();
  },
);
