import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppsGetApplicationListFilter } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { joined, unscoped } from '../../database/scoped.ts';
import { plannedByValues } from '../../database/statements.ts';
import { applications } from './tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { inDepartments } from '../../lists/customer.ts';
import type { ListDefinition } from '../../lists/list.ts';
import { searchFor, searchForPerson, phoneNumber } from '../../lists/search.ts';
import type { VacancyPart } from './relations.ts';
import { countedByCard } from './dashboardFilter.ts';
import { managedBy } from '../vacancies/managed.ts';
import { waitsFor } from './work.ts';
import { withinScope } from '../departments/scope.ts';

export interface ApplicationsFilter extends Omit<AppsGetApplicationListFilter, 'skipEq' | 'limitEq' | 'sort'> {
  sortedBy: string;
  sortPackage?: string | undefined;
  /** Vacancy of the list; null for an unknown one, undefined without one. */
  vacancy?: ListVacancy | null;
  join?: AssessmentJoin;
}

type ListVacancy = VacancyPart & { applicationCount: number };

export interface AssessmentJoin {
  externalAssessmentPackageId: string;
  stageId: string;
  /** True if every application in the list has this assessment: each has one for every stage up to its own. */
  always: boolean;
}

type AssessmentFilter = 'assessmentStatusFilter' | 'assessmentResultFilter' | 'assessmentViewedFilter' | 'assessmentSubmittedAtFilter';
const assessmentFilters: readonly AssessmentFilter[] = [
  'assessmentStatusFilter',
  'assessmentResultFilter',
  'assessmentViewedFilter',
  'assessmentSubmittedAtFilter',
];

export async function vacancyOf(
  { tx }: OperationContext,
  { customerId, externalVacancyId }: ApplicationsFilter,
): Promise<ListVacancy | null | undefined> {
  if (externalVacancyId === null || externalVacancyId === undefined) return undefined;
  const where = and(eq(vacancies.customerId, customerId), eq(vacancies.externalVacancyId, externalVacancyId));
  const [found] = await unscoped(tx).rows(vacancies, { columns: vacancyColumns, where });
  return found ?? null;
}

const vacancyColumns = {
  id: vacancies.id,
  title: vacancies.title,
  externalVacancyId: vacancies.externalVacancyId,
  stages: vacancies.stages,
  applicationCount: vacancies.applicationCount,
};

/** Chooses the assessment: by the sort, else by a filter, else by the stage, else the first. */
export function assessmentOf(filter: ApplicationsFilter, { stages }: Pick<ListVacancy, 'stages'>): AssessmentJoin | undefined {
  const packages = [filter.sortPackage, ...assessmentFilters.map((name) => filter[name]?.externalAssessmentPackageId)];
  const named = packages.find((each) => each !== undefined);
  const own = stages.findIndex((stage) => stage._id === filter.stageId);
  const place = named === undefined ? Math.max(own, 0) : stages.findIndex((stage) => stage.externalAssessmentPackageId === named);
  const stage = stages[place];
  if (!stage) return undefined;
  return {
    externalAssessmentPackageId: stage.externalAssessmentPackageId,
    stageId: stage._id,
    always: place <= Math.max(own, 0),
  };
}

export const namesAssessment = (filter: ApplicationsFilter): boolean => assessmentFilters.some((name) => filter[name]);

export async function applicationsWhere(filter: ApplicationsFilter, context: OperationContext): Promise<Record<string, SQL | undefined>> {
  const {
    customerId,
    vacancy,
    stageId,
    applicationStatusList,
    hierarchyIdList,
    externalVacancyIds,
    stageIdList,
    dashboardFilter,
    work,
    mine,
  } = filter;
  const ofVacancy = vacancy ? eq(applications.vacancyId, vacancy.id) : sql`false`;
  return {
    ...(await withinScope(context, applications, filter)),
    // Filters match from a hundred rows to most of a customer's: no generic plan suits both.
    plan: plannedByValues,
    externalVacancyId: vacancy === undefined ? undefined : ofVacancy,
    stageId: typeof stageId === 'string' ? eq(applications.stageId, stageId) : undefined,
    // An empty choice means all statuses.
    applicationStatusList: applicationStatusList?.length ? isOneOf(applications.status, applicationStatusList) : undefined,
    hierarchyIdList: hierarchyIdList?.length
      ? await inDepartments(context, applications, customerId, hierarchyIdList, 'hierarchyIdList')
      : undefined,
    externalVacancyIds: externalVacancyIds?.length ? forVacancies(context, externalVacancyIds) : undefined,
    stageIdList: stageIdList?.length ? isOneOf(applications.stageId, stageIdList) : undefined,
    dashboardFilter: dashboardFilter ? countedByCard(dashboardFilter, context) : undefined,
    work: work ? waitsFor(work, context) : undefined,
    mine: managedBy(mine, context, applications, applications.vacancyId),
    searchText: isSearched(filter) ? personCondition(filter, context) : undefined,
    ...Object.fromEntries(assessmentFilters.map((name) => [name, assessmentCondition(filter, name, context)])),
  };
}

const forVacancies = ({ tx }: OperationContext, externalIds: readonly string[]): SQL =>
  unscoped(tx).exists(
    vacancies,
    and(
      eq(vacancies.customerId, applications.customerId),
      eq(vacancies.id, applications.vacancyId),
      isOneOf(vacancies.externalVacancyId, externalIds),
    ),
  );

function assessmentCondition(filter: ApplicationsFilter, name: AssessmentFilter, { tx }: OperationContext): SQL | undefined {
  const requested = filter[name];
  if (!requested) return undefined;
  const { join } = filter;
  if (join?.externalAssessmentPackageId === requested.externalAssessmentPackageId) return filterCondition(filter, name, joinedColumn);
  const found = filterCondition(filter, name, (column) => assessments[column]);
  return (
    found &&
    unscoped(tx).exists(
      assessments,
      and(
        eq(assessments.customerId, applications.customerId),
        eq(assessments.applicationId, applications.id),
        eq(assessments.externalAssessmentPackageId, requested.externalAssessmentPackageId),
        found,
      ),
    )
  );
}

type AssessmentColumn = keyof typeof joinedColumns;
type ColumnOf = (name: AssessmentColumn) => PgColumn | SQL;

function filterCondition(filter: ApplicationsFilter, name: AssessmentFilter, column: ColumnOf): SQL | undefined {
  const { assessmentStatusFilter, assessmentResultFilter, assessmentViewedFilter, assessmentSubmittedAtFilter: window } = filter;
  if (name === 'assessmentStatusFilter') return sql`${column('status')} = ${assessmentStatusFilter?.assessmentStatus}`;
  if (name === 'assessmentResultFilter') {
    const results = assessmentResultFilter?.resultList ?? [];
    return results.length > 0 ? sql`${column('recommendation')} = any(${sql.param([...results])}::text[])` : undefined;
  }
  if (name === 'assessmentViewedFilter') return assessmentViewedFilter?.unViewedOnly ? sql`not ${column('isViewed')}` : undefined;
  const moment = (text: string) => sql`${text}::timestamptz`;
  return and(
    window?.submittedAtGte ? gte(sql`${column('submittedAt')}`, moment(window.submittedAtGte)) : undefined,
    window?.submittedAtLte ? lte(sql`${column('submittedAt')}`, moment(window.submittedAtLte)) : undefined,
  );
}

const joinedColumns = {
  applicationId: assessments.applicationId,
  status: assessments.status,
  createdAt: assessments.createdAt,
  submittedAt: assessments.submittedAt,
  isViewed: assessments.isViewed,
  recommendation: assessments.recommendation,
  recommendationScore: assessments.recommendationScore,
  rating: assessments.rating,
};
const joinedColumn = (name: AssessmentColumn): SQL => joined('assessment', name);

const isSearched = ({ searchText }: Pick<ApplicationsFilter, 'searchText'>): boolean => Boolean(searchText?.trim());

/** Digits find few candidates, who are looked up first: the planner expects half a percent of them, and would read the list instead. */
function personCondition({ searchText, customerId }: ApplicationsFilter, { tx }: OperationContext): SQL | undefined {
  if (phoneNumber(searchText ?? '') === undefined) return searchFor(personText, searchText);
  const person = searchForPerson({ text: candidates.searchText, phone: candidates.phoneNumber }, searchText);
  const found = unscoped(tx).select(candidates, { id: candidates.id }, and(eq(candidates.customerId, customerId), person));
  return sql`${applications.candidateId} = any(array(${found}))`;
}

export const personText = joined('person', 'searchText');

export const applicationJoins: NonNullable<ListDefinition<'AppsGetApplicationList', ApplicationsFilter>['joins']> = (filter, context) => {
  const { join, sortedBy } = filter;
  const isNamed = assessmentFilters.some((name) => join && namesJoin(filter, name, join));
  const joins = (needsAssessment: boolean, needsPerson: boolean): SQL | undefined => {
    const assessment = needsAssessment ? assessmentJoin(filter, context, isNamed) : undefined;
    const person = needsPerson ? personJoin(filter, context) : undefined;
    return assessment && person ? sql`${assessment}${person}` : (assessment ?? person);
  };
  return {
    rows: joins(isNamed || assessmentSorts.has(sortedBy), isSearched(filter) || sortedBy === 'firstName'),
    counted: joins(isNamed, isSearched(filter)),
  };
};

function assessmentJoin({ join, vacancy, customerId }: ApplicationsFilter, { tx }: OperationContext, isNamed: boolean): SQL | undefined {
  if (!join || !vacancy) return undefined;
  return unscoped(tx).join(assessments, 'assessment', {
    columns: joinedColumns,
    where: and(eq(assessments.customerId, customerId), eq(assessments.vacancyId, vacancy.id), eq(assessments.stageId, join.stageId)),
    on: sql`${joinedColumn('applicationId')} = ${applications.id}`,
    always: join.always || isNamed,
  });
}

const personJoin = ({ customerId }: ApplicationsFilter, { tx }: OperationContext): SQL =>
  unscoped(tx).join(candidates, 'person', {
    columns: personColumns,
    where: eq(candidates.customerId, customerId),
    on: sql`${joined('person', 'id')} = ${applications.candidateId}`,
    always: true,
  });

const personColumns = {
  id: candidates.id,
  firstName: sql`lower(${candidates.firstName})`,
  searchText: candidates.searchText,
};

const namesJoin = (filter: ApplicationsFilter, name: AssessmentFilter, { externalAssessmentPackageId }: AssessmentJoin): boolean =>
  filter[name]?.externalAssessmentPackageId === externalAssessmentPackageId && filterCondition(filter, name, joinedColumn) !== undefined;

const assessmentSortNames = ['submittedAt', 'createdAt', 'recommendationScore', 'rating', 'isViewed'] as const;
export type AssessmentSort = (typeof assessmentSortNames)[number];
export const assessmentSorts: ReadonlySet<string> = new Set(assessmentSortNames);

export const applicationSorts: ListDefinition<'AppsGetApplicationList', ApplicationsFilter>['sorts'] = {
  firstName: () => ({ by: joined('person', 'firstName'), ties: [joined('person', 'id'), applications.id] }),
  status: applications.status,
  isManuallyProgressed: () => ({ by: applications.isManuallyProgressed }),
  ...Object.fromEntries(
    assessmentSortNames.map((name) => [
      name,
      ({ join, vacancy }: ApplicationsFilter) => {
        if (!vacancy || !join) return { by: name === 'createdAt' ? applications.createdAt : applications.id };
        const { always } = join;
        const isKnown = always && ['createdAt', 'isViewed'].includes(name);
        const tie = always ? { ties: [joinedColumn('applicationId')] } : {};
        return { by: joinedColumn(name), ...(!isKnown && { nulls: 'last' as const }), ...tie };
      },
    ]),
  ),
};
