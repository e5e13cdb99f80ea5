import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { applications } from './tenant.ts';
import { totalOf } from '../../database/totals.ts';
import { badInput, notFound } from '../../errors.ts';
import { isWholeCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import {
  applicationSorts,
  assessmentOf,
  assessmentSorts,
  applicationJoins,
  namesAssessment,
  personText,
  applicationsWhere,
  vacancyOf,
} from './filter.ts';
import type { ApplicationsFilter } from './filter.ts';
import { addApplicationParts, applicationColumns, applicationNeeds, applicationTotal, applicationRelations } from './relations.ts';
import { isOneOf } from './lock.ts';
import { nameStages, nameVacancies } from '../vacancies/names.ts';
import { withinScope } from '../departments/scope.ts';

const newest = { fieldName: 'createdAt', order: 'desc' } as const;
const lastSubmitted = { fieldName: 'submittedAt', order: 'desc' } as const;

type Application = ResultOf<'AppsGetApplicationById'>;

export const getApplicationList = listOperation({
  operation: 'AppsGetApplicationList',
  filterArgument: 'filterApplicationInput',
  table: applications,
  columns: applicationColumns,
  id: applications.id,
  needs: applicationNeeds,
  request: ({ filterApplicationInput: { skipEq: skip, limitEq: limit, sort, ...filter } }) => ({
    filter: { ...filter, sortedBy: sort?.fieldName ?? '', sortPackage: sort?.filter?.filterValue } as ApplicationsFilter,
    page: { skip, limit },
    sort,
  }),
  prepare: async ({ filter, page, sort }, context) => {
    const vacancy = await vacancyOf(context, filter);
    const own = vacancy === undefined ? newest : lastSubmitted;
    const sortedBy = sort?.fieldName ?? own.fieldName;
    if (vacancy === undefined && assessmentSorts.has(sortedBy) && sortedBy !== 'createdAt') {
      const path = 'filterApplicationInput.sort.fieldName';
      throw badInput({ [path]: 'validation.applicationSort.vacancy' }, { message: `Without a vacancy there is no order by ${sortedBy}.` });
    }
    const joined = vacancy ? assessmentOf(filter, vacancy) : undefined;
    const prepared = { ...filter, sortedBy, ...(vacancy !== undefined && { vacancy }), ...(joined && { join: joined }) };
    return { filter: prepared, page, sort: sort ?? own };
  },
  where: applicationsWhere,
  owner: ({ customerId }) => ({ customerId }),
  joins: applicationJoins,
  sorts: applicationSorts,
  sort: newest,
  total: totalOfApplications,
  text: personText,
  facets: { applicationStatusList: applications.status, stageId: applications.stageId },
  dimensions: {
    externalVacancyIds: { by: applications.vacancyId, name: nameVacancies },
    stageIdList: { by: applications.stageId, name: nameStages },
  },
  relations: (requested, context) => applicationRelations(requested, context, 'data'),
  more: (rows, requested, context, { vacancy }) =>
    addApplicationParts(rows, requested, context, { path: 'data', known: vacancy ?? undefined }),
});

function totalOfApplications(filter: ApplicationsFilter, context: OperationContext): SQL<number> | undefined {
  const {
    vacancy,
    stageId,
    applicationStatusList,
    hierarchyIdList,
    externalVacancyIds,
    stageIdList,
    dashboardFilter,
    work,
    mine,
    searchText,
  } = filter;
  const filtered = [
    typeof stageId === 'string',
    applicationStatusList?.length,
    externalVacancyIds?.length,
    stageIdList?.length,
    dashboardFilter,
    work,
    typeof mine === 'boolean',
    searchText?.trim(),
  ];
  if (vacancy === null || filtered.some(Boolean) || namesAssessment(filter)) return undefined;
  const departments = [[filter.hierarchyId], ...(hierarchyIdList?.length ? [hierarchyIdList] : [])];
  if (!isWholeCustomer(context, filter, ...departments)) return undefined;
  return vacancy ? sql<number>`${vacancy.applicationCount}::int` : totalOf(filter.customerId, [applicationTotal]);
}

export const getApplicationById = operation('AppsGetApplicationById', {}, async ({ _id, ...scope }, context) => {
  const inScope = and(eq(applications.id, _id), ...Object.values(await withinScope(context, applications, scope)));
  const [found] = await scoped(context.tx, context.access).select(applications, { id: applications.id }, inScope);
  if (!found) throw notFound();
  return answerApplication(context, found.id);
});

export async function answerApplication(context: OperationContext, id: string): Promise<Application> {
  const [row] = await answerApplications(context, [id], '');
  if (!row) throw notFound();
  return row;
}

/** Loads applications in the order of the given ids; `path` is their path in the response. */
export async function answerApplications(context: OperationContext, ids: readonly string[], path = 'data'): Promise<Application[]> {
  const requested = context.requestedFields(path);
  const found = await scoped(context.tx, context.access).rows(applications, {
    columns: applicationColumns,
    where: isOneOf(applications.id, ids),
    relations: applicationRelations(requested, context, path),
  });
  const rows: Row[] = found.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
  if (rows.length > 0) await addApplicationParts(rows, requested, context, { path });
  return rows as unknown as Application[];
}
