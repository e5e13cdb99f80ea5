import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { orderOf } from '../../database/pages.ts';
import type { Order } from '../../database/pages.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { assessments } from '../assessments/tenant.ts';
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
import type { ApplicationsFilter, AssessmentSort } from './filter.ts';
import {
  addApplicationParts,
  applicationColumns,
  applicationNeeds,
  applicationTotal,
  applicationRelations,
  vacancyRelation,
} from './relations.ts';
import type { VacancyPart } from './relations.ts';
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
  late: lateApplications,
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

/** All of a vacancy: its assessments of one stage have the order, most in an index, and joining none of them finds the page. */
function lateApplications(filter: ApplicationsFilter, sort: Order, context: OperationContext): ((backward: boolean) => SQL) | undefined {
  const { customerId, vacancy, join, stageId, sortedBy } = filter;
  if (!vacancy || !join?.always || !assessmentSorts.has(sortedBy)) return undefined;
  if (typeof stageId === 'string' || isFiltered(filter) || !isOfAll(filter, context)) return undefined;
  const key = { ...sort, by: assessments[sortedBy as AssessmentSort], ties: [assessments.applicationId] };
  const where = and(eq(assessments.customerId, customerId), eq(assessments.vacancyId, vacancy.id), eq(assessments.stageId, join.stageId));
  const ids = unscoped(context.tx).select(assessments, { id: assessments.applicationId }, where);
  return (backward) => sql`${ids} order by ${orderOf(key, applications.id, backward)}`;
}

const isFiltered = (filter: ApplicationsFilter): boolean =>
  [
    filter.applicationStatusList?.length,
    filter.externalVacancyIds?.length,
    filter.stageIdList?.length,
    filter.dashboardFilter,
    filter.work,
    typeof filter.mine === 'boolean',
    filter.searchText?.trim(),
    namesAssessment(filter),
  ].some(Boolean);

function isOfAll(filter: ApplicationsFilter, context: OperationContext): boolean {
  const { hierarchyId, hierarchyIdList } = filter;
  return isWholeCustomer(context, filter, [hierarchyId], ...(hierarchyIdList?.length ? [hierarchyIdList] : []));
}

function totalOfApplications(filter: ApplicationsFilter, context: OperationContext): SQL<number> | undefined {
  const { vacancy, stageId } = filter;
  if (vacancy === null || typeof stageId === 'string' || isFiltered(filter) || !isOfAll(filter, context)) return undefined;
  return vacancy ? sql<number>`${vacancy.applicationCount}::int` : totalOf(filter.customerId, [applicationTotal]);
}

export const getApplicationById = operation('AppsGetApplicationById', {}, async ({ _id, ...scope }, context) => {
  const within = { customerId: scope.customerId, condition: and(...Object.values(await withinScope(context, applications, scope))) };
  const [found] = await answerApplications(context, [_id], '', within);
  if (!found) throw notFound();
  return found;
});

export async function answerApplication(context: OperationContext, id: string): Promise<Application> {
  const [row] = await answerApplications(context, [id], '');
  if (!row) throw notFound();
  return row;
}

/**
 * Loads applications in the order of the given ids.
 * @param path theirs in the response
 * @param within of one that is read alone: its vacancy comes in the same statement
 */
export async function answerApplications(
  context: OperationContext,
  ids: readonly string[],
  path = 'data',
  within?: { customerId: string; condition: SQL | undefined },
): Promise<Application[]> {
  const requested = context.requestedFields(path);
  const found = await scoped(context.tx, context.access).rows(applications, {
    columns: applicationColumns,
    where: and(isOneOf(applications.id, ids), within?.condition),
    relations: { ...applicationRelations(requested, context, path), ...(within && vacancyRelation(requested)) },
    customerId: within?.customerId,
  });
  const rows: Row[] = found.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
  const [first] = rows;
  const known = rows.length === 1 ? (first?.['vacancy'] as VacancyPart | undefined) : undefined;
  if (first) await addApplicationParts(rows, requested, context, { path, known });
  return rows as unknown as Application[];
}
