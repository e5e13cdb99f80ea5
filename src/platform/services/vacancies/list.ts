import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { vacancies } from './tenant.ts';
import { totalOf } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import { inDepartments, isWholeCustomer, ofCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import type { ListDefinition, Row } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { withinScope } from '../departments/scope.ts';
import { managedBy } from './managed.ts';
import { addVacancyParts, readVacancy, vacancyColumns, vacancyNeeds, vacancyRelations } from './relations.ts';

interface VacanciesFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  hierarchyIdList: readonly string[];
  isArchived?: boolean | null;
  searchText?: string | null;
  mine?: boolean | null;
}

export const vacancyTotal = (archived: boolean) => `vacancies:${archived ? 'archived' : 'active'}`;

const list = {
  table: vacancies,
  columns: vacancyColumns,
  id: vacancies.id,
  where: async (filter: VacanciesFilter, context: OperationContext) => ({
    ...(await ofCustomer(context, vacancies, filter)),
    hierarchyId: await inDepartments(context, vacancies, filter.customerId, [filter.hierarchyId], 'hierarchyId'),
    hierarchyIdList: await inDepartments(context, vacancies, filter.customerId, filter.hierarchyIdList, 'hierarchyIdList'),
    isArchived: archivedOrNot(filter.isArchived),
    searchText: searchFor(vacancies.searchText, filter.searchText),
    mine: managedBy(filter.mine, context, vacancies, vacancies.id),
  }),
  text: vacancies.searchText,
  sorts: {
    title: sql`lower(${vacancies.title})`,
    createdAt: vacancies.createdAt,
    archivedAt: vacancies.archivedAt,
    externalVacancyId: vacancies.externalVacancyId,
  },
  sort: { fieldName: 'createdAt', order: 'desc' },
  total: (filter: VacanciesFilter, context: OperationContext) => {
    if (
      typeof filter.mine === 'boolean' ||
      filter.searchText?.trim() ||
      !isWholeCustomer(context, filter, [filter.hierarchyId], filter.hierarchyIdList)
    )
      return undefined;
    const states = [false, true].filter((archived) => (filter.isArchived ?? archived) === archived);
    return totalOf(filter.customerId, states.map(vacancyTotal));
  },
  needs: vacancyNeeds,
  owner: ({ customerId }: Pick<VacanciesFilter, 'customerId'>) => ({ customerId }),
  relations: vacancyRelations,
  more: async (rows: Row[], requested: ReadonlySet<string>, context: OperationContext) => addVacancyParts(rows, requested, context),
} satisfies Partial<ListDefinition<'AppsGetVacancyListV2', VacanciesFilter>>;

export const getVacancyListV2 = listOperation({
  ...list,
  operation: 'AppsGetVacancyListV2',
  request: ({ filter }) => ({ filter: filter as VacanciesFilter, page: pageOf(filter), sort: filter.sort }),
});

export const getVacancyList = listOperation({
  ...list,
  operation: 'AppsGetVacancyList',
  request: ({ filter }) => ({ filter: { ...filter, isArchived: false }, page: pageOf(filter), sort: filter.sort }),
});

export const getVacancyListByCandidateId = listOperation({
  ...list,
  operation: 'AppsGetVacancyListByCandidateId',
  request: ({ skipEq: skip, limitEq: limit, sort, ...filter }) => ({ filter, page: { skip, limit }, sort }),
  where: async ({ candidateId, ...scope }, context) => {
    const { customerId, vacancyId } = applications;
    const applied = and(eq(customerId, vacancies.customerId), eq(vacancyId, vacancies.id), eq(applications.candidateId, candidateId));
    return { ...(await withinScope(context, vacancies, scope)), candidateId: unscoped(context.tx).exists(applications, applied) };
  },
  total: () => undefined,
});

export const getVacancyById = operation('AppsGetVacancyById', {}, async ({ vacancyId, ...scope }, context) => {
  const where = and(eq(vacancies.id, vacancyId), ...Object.values(await withinScope(context, vacancies, scope)));
  const vacancy = await readVacancy(context, scoped(context.tx, context.access), { customerId: scope.customerId, where });
  if (!vacancy) throw notFound();
  return vacancy;
});

function archivedOrNot(isArchived: boolean | null | undefined) {
  if (isArchived === null || isArchived === undefined) return undefined;
  return isArchived ? isNotNull(vacancies.archivedAt) : isNull(vacancies.archivedAt);
}

const pageOf = ({ skipEq: skip, limitEq: limit }: { skipEq?: number | null | undefined; limitEq?: number | null | undefined }) => ({
  skip,
  limit,
});
