import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { assessmentPackages } from './tenant.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';
import { pageOf } from '../workflows/list.ts';

interface PackagesFilter extends Scope {
  product: 'FI' | 'SI';
  searchText?: string | null | undefined;
}

export const getAssessmentPackageList = listOperation({
  operation: 'AppsGetAssessmentPackageList',
  table: assessmentPackages,
  columns: {
    _id: assessmentPackages.id,
    externalId: assessmentPackages.externalId,
    name: assessmentPackages.name,
    description: assessmentPackages.description,
    product: assessmentPackages.product,
    language: assessmentPackages.language,
    provider: assessmentPackages.provider,
    organizationId: assessmentPackages.organizationId,
    customerId: assessmentPackages.customerId,
    hierarchyId: assessmentPackages.hierarchyId,
    createdAt: assessmentPackages.createdAt,
    updatedAt: assessmentPackages.updatedAt,
  },
  id: assessmentPackages.id,
  request: ({ filter }) => ({ filter: filter as PackagesFilter, page: pageOf(filter), sort: filter.sort }),
  where: async (filter, context) => ({
    ...(await withinScope(context, assessmentPackages, filter)),
    product: eq(assessmentPackages.product, filter.product),
    searchText: searchFor(assessmentPackages.searchText, filter.searchText),
    archivedAt: isNull(assessmentPackages.archivedAt),
  }),
  sorts: { name: sql`lower(${assessmentPackages.name})`, createdAt: assessmentPackages.createdAt },
  sort: { fieldName: 'name', order: 'asc' },
});

export type AssessmentPackage = TenantRow<typeof assessmentPackages>;

export async function packagesNamed(
  { tx, access }: OperationContext,
  customerId: string,
  externalIds: string[],
): Promise<Map<string, AssessmentPackage>> {
  const named = and(
    eq(assessmentPackages.customerId, customerId),
    inArray(assessmentPackages.externalId, externalIds),
    isNull(assessmentPackages.archivedAt),
  );
  const rows = await scoped(tx, access).select(assessmentPackages, assessmentPackages, named);
  return new Map(rows.map((row) => [row.externalId, row]));
}
