import type { ApplicationStatus } from '../../../generated/types.ts';
import type { Refusal } from '../../lists/bulk.ts';
import { badInput, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { declineReason } from '../customer-settings/declineReasons.ts';
import { beginHold } from '../holds/hold.ts';
import { byUser } from './actor.ts';
import { changeSelected, heldRows, selectApplications } from './selection.ts';
import type { Selected } from './selection.ts';
import { setStatus } from './status.ts';
import { moveToStage } from './move.ts';
import type { ApplicationRow } from './applying.ts';

export const moveApplications = operation(
  'AppsMoveApplication',
  { tried: true },
  async ({ stageId, isManuallyProgressed: _, notify, ...call }, around) => {
    const { context, keep } = beginHold(around, { notify });
    const made = new Map<string, string[]>();
    const selected = await selectApplications(context, call);
    const stageAt = (row: ApplicationRow, id: string) => selected.vacancyOf(row).stages.find((stage) => stage._id === id);
    // A stage outside these vacancies is absent, or another customer's.
    if (!selected.rows.some((row) => stageAt(row, stageId))) throw notFound();
    const answer = await changeSelected(context, selected, {
      refusal: (row) => refusedInvitation(selected, row) ?? refusedMove(selected, row, stageId),
      change: async (changing) => {
        const by = await byUser(context);
        for (const vacancyId of new Set(changing.map((row) => row.vacancyId))) {
          const rows = changing.filter((row) => row.vacancyId === vacancyId);
          const stage = rows[0] && stageAt(rows[0], stageId);
          if (stage) for (const [id, own] of await moveToStage(context.tx, context, { rows, stage, by })) made.set(id, own);
        }
      },
      recorded: (row) => ({ before: { stage: stageAt(row, row.stageId)?.name }, values: { stage: stageAt(row, stageId)?.name } }),
    });
    const changes = heldRows(selected, answer, ({ id, stageId: from, isManuallyProgressed }) => ({
      ...{ from: { stageId: from, isManuallyProgressed }, to: { stageId }, made: made.get(id) ?? [] },
    }));
    return { ...answer, hold: await keep({ operation: 'AppsMoveApplication', ...call, changes }) };
  },
);

export const updateStatuses = operation(
  'AppsUpdateApplicationStatus',
  { tried: true },
  async ({ status, leaveOutHired, notify, reasonId, ...call }, around) => {
    if (status === 'APPS_APPLICATION_INTERVIEW') throw badInput({ status: 'validation.application.status' }, { reason: 'STATUS_BY_RULES' });
    const reason = await declineReason(around, { ...call, status, reasonId });
    const { context, keep } = beginHold(around, { notify });
    const selected = await selectApplications(context, call);
    const answer = await changeSelected(context, selected, {
      refusal: (row) =>
        refusedStatus(selected, row, status) ??
        (leaveOutHired && hired.has(row.status) ? { reason: 'refusals.hiredOrOffered' } : undefined),
      change: async (rows) => setStatus(context.tx, context, { rows, status, reason, by: await byUser(context) }),
      recorded: (row) => ({ before: { status: row.status }, values: { status, ...(reason && { reason: reason.name }) } }),
    });
    const changes = heldRows(selected, answer, (row) => ({ from: { status: row.status }, to: { status } }));
    return { ...answer, hold: await keep({ operation: 'AppsUpdateApplicationStatus', ...call, changes }) };
  },
);

/** Statuses in which an applicant is more often declined by mistake than by intent. */
const hired: ReadonlySet<ApplicationStatus> = new Set(['APPS_APPLICATION_HIRED', 'APPS_APPLICATION_OFFERED']);

function refusedStatus({ candidateOf }: Selected, row: ApplicationRow, status: ApplicationStatus): Refusal | undefined {
  if (candidateOf(row).purgedAt) return { reason: 'refusals.candidatePurged' };
  return row.status === status ? { reason: 'refusals.sameStatus' } : undefined;
}

export function refusedInvitation({ candidateOf, vacancyOf }: Selected, row: ApplicationRow): Refusal | undefined {
  if (candidateOf(row).purgedAt) return { reason: 'refusals.candidatePurged' };
  return vacancyOf(row).archivedAt ? { reason: 'refusals.vacancyArchived' } : undefined;
}

function refusedMove({ vacancyOf }: Selected, row: ApplicationRow, stageId: string): Refusal | undefined {
  const stages = vacancyOf(row).stages.map((stage) => stage._id);
  const [here, there] = [stages.indexOf(row.stageId), stages.indexOf(stageId)];
  if (there < 0 || here < 0) return { reason: 'refusals.otherStages' };
  return there <= here ? { reason: 'refusals.notEarlierStage' } : undefined;
}
