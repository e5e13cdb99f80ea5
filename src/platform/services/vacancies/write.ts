import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { differs } from '../../database/differs.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { vacancies, vacancyManagers } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { roleFamilyNamed } from '../role-families/list.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';
import { queueVacancyEvents } from '../webhook-sending/recordEvents.ts';
import { vacancyTotal } from './list.ts';
import { readVacancy } from './relations.ts';
import { acceptManagers, managerRows, newExternalId, requireDepartment, requireWorkflow } from './input.ts';

type Vacancy = TenantRow<typeof vacancies>;
type Change = Omit<ArgumentsOf<'AppsUpdateVacancyById'>['input'], '_id'>;

export const createVacancy = operation('AppsCreateVacancy', { form: 'apps/createVacancy' }, async ({ input }, context) => {
  const { tx } = context;
  const now = context.now();
  const people = acceptManagers(input);
  const place = await requireDepartment(context, input);
  const workflow = await requireWorkflow(context, place.customerId, input.workflow);
  const roleFamily = await roleFamilyNamed(context, place, input.roleFamily.name);
  const row = {
    ...place,
    id: context.newId(),
    externalVacancyId: newExternalId(),
    ...columnsOf(input, roleFamily),
    workflowId: workflow.id,
    workflowName: workflow.name,
    stages: workflow.stages,
    createdAt: now,
    updatedAt: now,
  };
  const [made] = await scoped(tx, context.access).insert(vacancies, [row]);
  if (!made) throw new Error('A vacancy with a new id was already there');
  const managers = managerRows(row, people);
  if (managers.length > 0) await unscoped(tx).insert(vacancyManagers, managers);
  await changeTotals(tx, [{ scope: row.customerId, name: vacancyTotal(false), by: 1 }]);
  await queueVacancyEvents(tx, context, 'VACANCY_CREATED', [made]);
  context.audit({
    ...{ customerId: row.customerId, organizationId: row.organizationId, subjects: [row.id], names: { [row.id]: row.title } },
    values: { [row.id]: { ...shown(made), managers: managers.map(({ email }) => email), workflow: workflow.name } },
  });
  return written(context, made);
});

export const updateVacancyById = operation(
  'AppsUpdateVacancyById',
  { form: 'apps/updateVacancyById', recordsChangesOnly: true },
  async ({ input }, context) => {
    const vacancy = await lockVacancy(context, input, eq(vacancies.id, input._id));
    if (!vacancy) throw notFound();
    return change(context, vacancy, input);
  },
);

export const updateVacancyByExternalVacancyId = operation(
  'AppsUpdateVacancyByExternalVacancyId',
  { form: 'apps/updateVacancy', recordsChangesOnly: true },
  async ({ input }, context) => {
    const vacancy = await lockVacancy(context, input, eq(vacancies.externalVacancyId, input.externalVacancyId));
    if (!vacancy) throw notFound('NO_EXTERNAL_VACANCY');
    return change(context, vacancy, input);
  },
);

async function lockVacancy(context: OperationContext, scope: Scope, which: SQL): Promise<Vacancy | undefined> {
  const within = Object.values(await withinScope(context, vacancies, scope));
  const [row] = await scoped(context.tx, context.access)
    .select(vacancies, vacancies, and(...within, which))
    .for('update');
  return row;
}

async function change(context: OperationContext, before: Vacancy, input: Change) {
  requireVersion(before, input.expectedVersion);
  const { tx } = context;
  const all = unscoped(tx);
  const { id, customerId, organizationId } = before;
  const roleFamily = await roleFamilyNamed(context, before, input.roleFamily.name);
  const columns = columnsOf(input, roleFamily);
  const ofVacancy = and(eq(vacancyManagers.customerId, customerId), eq(vacancyManagers.vacancyId, id));
  const old = await all.select(vacancyManagers, vacancyManagers, ofVacancy).orderBy(vacancyManagers.position);
  const managers = managerRows(before, input);
  const isSameTeam = old.length === managers.length && managers.every((each, index) => !differs(old[index] ?? {}, each));
  if (!differs(before, columns) && isSameTeam) return written(context, before);
  const after = { ...before, ...columns, version: before.version + 1, updatedAt: context.now() };
  const { version, updatedAt } = after;
  await scoped(tx, context.access).update(
    vacancies,
    { ...columns, version, updatedAt },
    and(eq(vacancies.customerId, customerId), eq(vacancies.id, id)),
  );
  await all.remove(vacancyManagers, ofVacancy);
  if (managers.length > 0) await all.insert(vacancyManagers, managers);
  const one: Record<string, unknown> = { ...shown(before), managers: old.map(({ email }) => email) };
  const other: Record<string, unknown> = { ...shown(after), managers: managers.map(({ email }) => email) };
  const changed = Object.keys(other).filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  const only = (values: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, values[key]]));
  context.audit({
    ...{ customerId, organizationId, subjects: [id], names: { [id]: after.title } },
    ...{ values: { [id]: only(other) }, before: { [id]: only(one) } },
  });
  return written(context, before);
}

async function written(context: OperationContext, { customerId, id }: Pick<Vacancy, 'customerId' | 'id'>) {
  const where = and(eq(vacancies.customerId, customerId), eq(vacancies.id, id));
  const vacancy = await readVacancy(context, unscoped(context.tx), { customerId, where });
  if (!vacancy) throw new Error('A written vacancy is gone');
  return vacancy;
}

function columnsOf(
  { title, description, location }: Pick<Change, 'title' | 'location'> & { description?: string | null },
  roleFamily: { id: string; name: string },
) {
  return {
    title,
    description: description || null,
    roleFamilyId: roleFamily.id,
    roleFamilyName: roleFamily.name,
    locationAddress: location?.address ?? null,
    locationLat: location?.coordinate?.lat ?? null,
    locationLng: location?.coordinate?.lng ?? null,
  };
}

const shown = (row: Pick<Vacancy, 'title' | 'description' | 'roleFamilyName' | 'locationAddress'>) => ({
  title: row.title,
  description: row.description,
  roleFamily: row.roleFamilyName,
  location: row.locationAddress,
});
