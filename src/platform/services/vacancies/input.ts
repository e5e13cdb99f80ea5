import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { badInput } from '../../errors.ts';
import { acceptForm } from '../../validation.ts';

type NewVacancy = ArgumentsOf<'AppsCreateVacancy'>['input'];
type Contact = ArgumentsOf<'AppsUpdateVacancyById'>['input']['recruiters'][number];

/** An external id without look-alike characters, for reading aloud; the index keeps it unique. */
export const newExternalId = (): string => `VAC-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`;
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export async function requireDepartment(context: OperationContext, { hierarchyId, customerId, organizationId }: NewVacancy) {
  const [row] = await scoped(context.tx, context.access)
    .select(
      hierarchies,
      { hierarchyId: hierarchies.id, customerId: hierarchies.customerId, organizationId: hierarchies.organizationId },
      and(
        eq(hierarchies.customerId, customerId),
        eq(hierarchies.id, hierarchyId),
        eq(hierarchies.organizationId, organizationId),
        isNull(hierarchies.archivedAt),
      ),
    )
    .for('share');
  // Absent, inaccessible and archived departments all look the same.
  if (!row) throw badInput({ hierarchyId: 'validation.vacancy.hierarchyId.required' }, { reason: 'NO_DEPARTMENT' });
  return row;
}

export async function requireWorkflow(context: OperationContext, customerId: string, input: NewVacancy['workflow']) {
  const condition = and(eq(workflows.customerId, customerId), eq(workflows.id, input._id));
  const [row] = await unscoped(context.tx).select(workflows, workflows, condition).for('share');
  if (!row) throw badInput({ workflow: 'validation.vacancy.workflow.required' }, { reason: 'NO_WORKFLOW' });
  if (row.archivedAt) throw badInput({ workflow: 'validation.vacancy.workflow.archived' }, { reason: 'WORKFLOW_ARCHIVED' });
  const seen = input.stages.map((stage) => [stage._id, stage.externalAssessmentPackageId]);
  const stored = row.stages.map((stage) => [stage._id, stage.externalAssessmentPackageId]);
  if (JSON.stringify(seen) !== JSON.stringify(stored))
    throw badInput({ workflow: 'validation.vacancy.workflow.changed' }, { reason: 'WORKFLOW_CHANGED' });
  return row;
}

/** Splits the managers into the form's two lists and validates them there, so that errors have the form's paths. */
export function acceptManagers({ managers, title, roleFamily }: NewVacancy): { hiringManagers: Contact[]; recruiters: Contact[] } {
  const ofType = (type: string) => managers.filter((manager) => manager.type === type).map(({ type: _, ...contact }) => contact);
  const lists = { hiringManagers: ofType('HIRING_MANAGER'), recruiters: ofType('RECRUITER') };
  const { input } = acceptForm('apps/updateVacancyById', { input: { title, description: '', roleFamily, ...lists } });
  return input as typeof lists;
}

export function managerRows(
  { customerId, id: vacancyId }: { customerId: string; id: string },
  { hiringManagers, recruiters }: { hiringManagers: Contact[]; recruiters: Contact[] },
) {
  const all = [
    ...hiringManagers.map((contact) => ({ ...contact, type: 'HIRING_MANAGER' as const })),
    ...recruiters.map((contact) => ({ ...contact, type: 'RECRUITER' as const })),
  ];
  return all.map(({ externalId, email, firstName, lastName, type }, position) => {
    // Default external id: the email address (spec 3 §3).
    const own = externalId?.trim() || email;
    return { customerId, vacancyId, position, type, externalId: own, email, firstName, lastName };
  });
}
