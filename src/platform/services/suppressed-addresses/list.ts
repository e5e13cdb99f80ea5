import { inArray, isNull } from 'drizzle-orm';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { suppressedAddresses } from './tenant.ts';

export const getSuppressedAddresses = listOperation({
  operation: 'NotifGetSuppressedAddresses',
  table: suppressedAddresses,
  columns: {
    _id: suppressedAddresses.id,
    customerId: suppressedAddresses.customerId,
    email: suppressedAddresses.email,
    reason: suppressedAddresses.reason,
    suppressedAt: suppressedAddresses.suppressedAt,
  },
  id: suppressedAddresses.id,
  request: ({ organizationId, customerId, hierarchyId, filter, skipEq, limitEq, sort }) => ({
    filter: { ...filter, organizationId, customerId, hierarchyId },
    page: { skip: skipEq, limit: limitEq },
    sort,
  }),
  where: async ({ searchText, reasons, ...place }, context) => ({
    ...(await ofPlace(context, suppressedAddresses, place)),
    isSuppressed: isNull(suppressedAddresses.allowedAt),
    searchText: searchFor(suppressedAddresses.email, searchText),
    reasons: reasons?.length ? inArray(suppressedAddresses.reason, [...reasons]) : undefined,
  }),
  text: suppressedAddresses.email,
  sorts: { email: suppressedAddresses.email, suppressedAt: suppressedAddresses.suppressedAt },
  sort: { fieldName: 'suppressedAt', order: 'desc' },
  facets: { reasons: suppressedAddresses.reason },
});
