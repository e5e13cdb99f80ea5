import { eq } from 'drizzle-orm';
import { checkedPage } from '../../database/pages.ts';
import { customers } from './tenant.ts';
import { operation } from '../../operation.ts';
import { accessibleCustomers } from '../auth/customerSummary.ts';

export const getOrganizationGlobalCustomers = operation(
  'ORGGetOrganizationGlobalCustomers',
  { store: 'identity' },
  async ({ organization, sort, ...page }, { tx, session }) => {
    const { skip, limit } = checkedPage(page);
    const rows = await accessibleCustomers(tx, session, 'org:viewCustomerList', eq(customers.organizationId, organization._id));
    const named = sort?.fieldName === 'uniqueName' ? rows.toSorted((one, other) => (one.uniqueName < other.uniqueName ? -1 : 1)) : rows;
    const ordered = sort?.order === 'desc' ? named.toReversed() : named;
    const pagination = { totalPages: Math.ceil(rows.length / limit), currentPage: skip + 1, pageSize: limit, totalItems: rows.length };
    return { data: ordered.slice(skip * limit, (skip + 1) * limit), pagination };
  },
);
