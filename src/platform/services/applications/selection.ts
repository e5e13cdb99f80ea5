import { and } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications } from './tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { nameOf } from '../candidates/applicant.ts';
import type { CandidateRow } from '../candidates/applicant.ts';
import type { HeldContext } from '../holds/hold.ts';
import type { HeldChange } from '../holds/table.ts';
import { idsOf, lockApplications, peopleOf } from './lock.ts';
import type { ApplicationRow, VacancyRow } from './applying.ts';
import { withinScope } from '../departments/scope.ts';

type Call = Omit<ArgumentsOf<'AppsResendApplicationAssessmentLink'>, 'matching'> &
  Pick<Partial<ArgumentsOf<'AppsResendApplicationAssessmentLink'>>, 'matching'>;

export interface Selected {
  ids: string[];
  rows: ApplicationRow[];
  candidateOf: (row: ApplicationRow) => CandidateRow;
  vacancyOf: (row: ApplicationRow) => VacancyRow;
}

export async function selectApplications(context: OperationContext, call: Call): Promise<Selected> {
  const { tx, access } = context;
  const scope = and(...Object.values(await withinScope(context, applications, call)));
  const { _ids, matching } = call;
  const ids = await selectedIds(context, 'AppsGetApplicationList', { ids: _ids, matching, argument: '_ids' });
  const columns = { id: applications.id, customerId: applications.customerId, candidateId: applications.candidateId };
  const known = await scoped(tx, access).select(applications, columns, and(scope, isOneOf(applications.id, ids)));
  requireAll(known, ids);
  const rows = await lockApplications(tx, known);
  const people = await peopleOf(tx, rows);
  const theirs = isOneOf(vacancies.id, [...new Set(rows.map((row) => row.vacancyId))]);
  const found = await unscoped(tx).select(vacancies, vacancies, theirs);
  const jobs = new Map(found.map((vacancy) => [vacancy.id, vacancy]));
  return {
    ids,
    rows,
    candidateOf: (row) => present(people.get(row.candidateId)),
    vacancyOf: (row) => present(jobs.get(row.vacancyId)),
  };
}

interface Doing {
  refusal: (row: ApplicationRow) => Refusal | undefined;
  change: (changing: ApplicationRow[]) => Promise<void>;
  recorded?: (row: ApplicationRow) => { before: Record<string, unknown>; values: Record<string, unknown> };
}

/** The changed rows of a call as they were, for its undo. */
export function heldRows({ rows }: Selected, { data }: ChangedRows, change: (row: ApplicationRow) => Omit<HeldChange, 'id'>): HeldChange[] {
  const done = new Set(data.map(({ _id }) => _id));
  return rows.filter(({ id }) => done.has(id)).map((row) => ({ id: row.id, ...change(row) }));
}

export async function changeSelected(context: HeldContext, selected: Selected, doing: Doing): Promise<ChangedRows> {
  const { ids, rows, candidateOf } = selected;
  const { refusal, change, recorded } = doing;
  const { changing, refused } = await sortOut(rows, async (row) => refusal(row));
  if (changing.length > 0) await change(changing);
  const [first] = rows;
  const each = <Value>(of: (row: ApplicationRow) => Value) => Object.fromEntries(changing.map((row) => [row.id, of(row)]));
  context.audit({
    ...(first && { customerId: first.customerId, organizationId: first.organizationId }),
    entryId: context.messages.holdId,
    subjects: idsOf(changing),
    names: each((row) => nameOf(candidateOf(row))),
    ...(recorded && { values: each((row) => recorded(row).values), before: each((row) => recorded(row).before) }),
  });
  const names = new Map(rows.map((row) => [row.id, nameOf(candidateOf(row))]));
  const named = refused.map((each) => ({ ...each, name: names.get(each._id) ?? '' }));
  return changed(changing, ids, named);
}

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('An application without its candidate or its vacancy');
  return row;
}
