import { and, eq, gte, lte } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import { answerApplications } from '../applications/list.ts';
import { withinScope } from '../departments/scope.ts';
import { interviewBookings } from './tenant.ts';

const columns = {
  _id: interviewBookings.id,
  status: interviewBookings.status,
  startsAt: interviewBookings.startsAt,
  endsAt: interviewBookings.endsAt,
  place: interviewBookings.place,
  link: interviewBookings.link,
  interviewers: interviewBookings.interviewers,
  applicationId: interviewBookings.applicationId,
  createdAt: interviewBookings.createdAt,
  updatedAt: interviewBookings.updatedAt,
};

export const getInterviewList = listOperation({
  operation: 'AppsGetInterviewList',
  filterArgument: 'filter',
  table: interviewBookings,
  columns,
  id: interviewBookings.id,
  needs: { application: ['applicationId'] },
  request: ({ filter: { skipEq: skip, limitEq: limit, sort, ...filter } }) => ({ filter, page: { skip, limit }, sort }),
  where: async ({ startsAt, statusList, ...scope }, context) => ({
    ...(await withinScope(context, interviewBookings, scope)),
    startsAt: and(
      startsAt?.gte ? gte(interviewBookings.startsAt, new Date(startsAt.gte)) : undefined,
      startsAt?.lte ? lte(interviewBookings.startsAt, new Date(startsAt.lte)) : undefined,
    ),
    statusList: statusList?.length ? isOneOf(interviewBookings.status, statusList) : undefined,
  }),
  sorts: { startsAt: interviewBookings.startsAt },
  sort: { fieldName: 'startsAt', order: 'desc' },
  facets: { statusList: interviewBookings.status },
  more: (rows, requested, context) => addApplications(rows, requested, context, 'data.application'),
});

export const getInterviewById = operation('AppsGetInterviewById', {}, async ({ _id, ...scope }, context) => {
  const { access, tx } = context;
  const inScope = and(eq(interviewBookings.id, _id), ...Object.values(await withinScope(context, interviewBookings, scope)));
  const [row] = await scoped(tx, access).select(interviewBookings, columns, inScope);
  if (!row) throw notFound();
  const rows: Row[] = [row];
  await addApplications(rows, context.requestedFields(''), context, 'application');
  return rows[0] as unknown as ResultOf<'AppsGetInterviewById'>;
});

/** The applications of these interviews, as far as the session may see them. */
async function addApplications(rows: Row[], requested: ReadonlySet<string>, context: OperationContext, path: string): Promise<void> {
  if (!requested.has('application')) return;
  const ids = [...new Set(rows.map((row) => String(row['applicationId'])))];
  const found = new Map((await answerApplications(context, ids, path)).map((each) => [each._id, each]));
  for (const row of rows) row['application'] = found.get(String(row['applicationId'])) ?? null;
}
