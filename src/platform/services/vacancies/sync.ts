import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AssessmentProduct } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../departments/tenant.ts';
import { vacancies, vacancyManagers } from './tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import { roleFamilyNamed } from '../role-families/list.ts';
import { queueVacancyEvents } from '../webhook-sending/recordEvents.ts';
import { vacancyTotal } from './list.ts';
import { managerRows } from './input.ts';

type Vacancy = TenantRow<typeof vacancies>;
type Managers = Parameters<typeof managerRows>[1];

export interface SyncedVacancy extends Managers {
  externalVacancyId: string;
  title: string;
  description: string | null;
  roleFamily: string | null;
  location: string | null;
  /** Fixed at creation. @default a workflow with the product, else the customer's default one */
  workflowId: string | null;
  product?: AssessmentProduct | undefined;
  /** Fixed at creation. */
  hierarchyId: string;
}

interface SyncOwner {
  customerId: string;
  organizationId: string;
  isInScope: (hierarchyId: string) => Promise<boolean>;
}

export async function syncVacancy(
  tx: Database,
  context: ApplyingContext,
  owner: SyncOwner,
  input: SyncedVacancy,
): Promise<{ vacancyId: string; isNew: boolean }> {
  const all = unscoped(tx);
  const { customerId } = owner;
  const named = and(eq(vacancies.customerId, customerId), eq(vacancies.externalVacancyId, input.externalVacancyId));
  const [before] = await all.select(vacancies, vacancies, named).for('update');
  if (before && !(await owner.isInScope(before.hierarchyId))) throw notFound();
  if (before?.archivedAt) throw conflict('The vacancy is archived.', { reason: 'ARCHIVED' });
  const family = input.roleFamily?.trim();
  const roleFamily = family ? await roleFamilyNamed({ tx, now: context.now, newId: context.newId }, owner, family) : undefined;
  const columns = {
    title: input.title.trim(),
    description: input.description?.trim() || null,
    ...(roleFamily && { roleFamilyId: roleFamily.id, roleFamilyName: roleFamily.name }),
    // Keep coordinates chosen in the console: a line of text has none.
    ...(input.location !== null &&
      input.location !== before?.locationAddress && { locationAddress: input.location, locationLat: null, locationLng: null }),
    updatedAt: context.now(),
  };
  const row = before ? await change(tx, before, columns) : await make(tx, context, owner, input, columns);
  const ofVacancy = and(eq(vacancyManagers.customerId, customerId), eq(vacancyManagers.vacancyId, row.id));
  await all.remove(vacancyManagers, ofVacancy);
  const managers = managerRows({ customerId, id: row.id }, input);
  if (managers.length > 0) await all.insert(vacancyManagers, managers);
  if (!before) {
    await changeTotals(tx, [{ scope: customerId, name: vacancyTotal(false), by: 1 }]);
    await queueVacancyEvents(tx, context, 'VACANCY_CREATED', [row]);
  }
  return { vacancyId: row.id, isNew: !before };
}

async function change(tx: Database, before: Vacancy, columns: Partial<Vacancy>): Promise<Vacancy> {
  const one = and(eq(vacancies.customerId, before.customerId), eq(vacancies.id, before.id));
  await unscoped(tx).update(vacancies, { ...columns, version: sql`${vacancies.version} + 1` }, one);
  return before;
}

function isWorkflowFor({ workflowId, product }: SyncedVacancy): SQL {
  if (workflowId !== null) return eq(workflows.id, workflowId);
  return product ? sql`${workflows.stages} @> ${JSON.stringify([{ product }])}::jsonb` : eq(workflows.isDefault, true);
}

async function make(
  tx: Database,
  context: ApplyingContext,
  { customerId, organizationId, isInScope }: SyncOwner,
  input: SyncedVacancy,
  columns: Pick<Vacancy, 'title' | 'updatedAt'> & Partial<Vacancy>,
): Promise<Vacancy> {
  const all = unscoped(tx);
  const own = and(eq(hierarchies.customerId, customerId), isNull(hierarchies.archivedAt), eq(hierarchies.id, input.hierarchyId));
  const [place] = await all.select(hierarchies, { id: hierarchies.id }, own).for('share');
  if (!place || !(await isInScope(place.id))) throw badInput({}, { message: 'Unknown department.', reason: 'NO_DEPARTMENT' });
  const usable = and(eq(workflows.customerId, customerId), isNull(workflows.archivedAt), isWorkflowFor(input));
  const preferred = [desc(workflows.isDefault), asc(workflows.createdAt), asc(workflows.id)];
  const [workflow] = await all
    .select(workflows, workflows, usable)
    .orderBy(...preferred)
    .limit(1)
    .for('share');
  if (!workflow) {
    const message = input.workflowId === null && input.product ? `No workflow has a stage with ${input.product}.` : 'Unknown workflow.';
    throw badInput({}, { message, reason: 'NO_WORKFLOW' });
  }
  const [made] = await all.insert(vacancies, [
    {
      ...columns,
      customerId,
      organizationId,
      hierarchyId: place.id,
      id: context.newId(),
      externalVacancyId: input.externalVacancyId,
      workflowId: workflow.id,
      workflowName: workflow.name,
      stages: workflow.stages,
      createdAt: context.now(),
    },
  ]);
  if (!made) throw new Error('A vacancy with a new id was already there');
  return made;
}
