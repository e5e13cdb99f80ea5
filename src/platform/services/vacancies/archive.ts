import { and, inArray, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { vacancies } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { withinScope } from '../departments/scope.ts';
import { queueVacancyEvents } from '../webhook-sending/recordEvents.ts';
import { vacancyTotal } from './list.ts';

export const archiveVacancies = operation('AppsArchiveVacanciesByExternalVacancyIds', { tried: true }, (args, context) =>
  change(context, args, 'archived'),
);

export const restoreVacancies = operation('AppsRestoreVacanciesByExternalVacancyIds', {}, (args, context) =>
  change(context, args, 'restored'),
);

async function change(
  context: OperationContext,
  args: ArgumentsOf<'AppsArchiveVacanciesByExternalVacancyIds'>,
  what: 'archived' | 'restored',
): Promise<ChangedRows> {
  const { tx } = context;
  const mine = scoped(tx, context.access);
  const { customerId, organizationId, externalVacancyIds: ids, matching } = args;
  const scope = and(...Object.values(await withinScope(context, vacancies, args)));
  const externalIds = await selectedIds(context, 'AppsGetVacancyListV2', {
    ids,
    matching,
    argument: 'externalVacancyIds',
    by: vacancies.externalVacancyId,
  });
  const rows = await mine
    .select(vacancies, vacancies, and(scope, inArray(vacancies.externalVacancyId, externalIds)))
    .orderBy(vacancies.id)
    .for('update');
  requireAll(rows, externalIds);
  const isClosed = what === 'restored' ? await closedDepartments(tx, rows) : () => undefined;
  const { changing, refused } = await sortOut(rows, async (row) => {
    if (what === 'archived') return row.archivedAt ? { reason: 'refusals.alreadyArchived' } : undefined;
    return row.archivedAt ? isClosed(row) : { reason: 'refusals.notArchived' };
  });
  const now = context.now();
  const changingIds = changing.map((row) => row.id);
  if (changing.length > 0) {
    const archivedAt = what === 'archived' ? now : null;
    await mine.update(
      vacancies,
      { archivedAt, updatedAt: now, version: sql`${vacancies.version} + 1` },
      and(scope, inArray(vacancies.id, changingIds)),
    );
    const by = what === 'archived' ? changing.length : -changing.length;
    await changeTotals(tx, [
      { scope: customerId, name: vacancyTotal(true), by },
      { scope: customerId, name: vacancyTotal(false), by: -by },
    ]);
    await queueVacancyEvents(tx, context, what === 'archived' ? 'VACANCY_ARCHIVED' : 'VACANCY_RESTORED', changing);
  }
  const names = Object.fromEntries(changing.map((row) => [row.id, row.title]));
  context.audit({ customerId, organizationId, subjects: changingIds, names });
  const order = new Map(externalIds.map((id, index) => [id, index]));
  const inOrder = rows.toSorted((one, other) => (order.get(one.externalVacancyId) ?? 0) - (order.get(other.externalVacancyId) ?? 0));
  return changed(
    changing,
    inOrder.map((row) => row.id),
    refused,
  );
}
