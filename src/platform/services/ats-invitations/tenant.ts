import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const atsInvitations = tenantTable(tables.atsInvitations, tables.atsInvitations.applicationId, ofCustomer(tables.atsInvitations));
