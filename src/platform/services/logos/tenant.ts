import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const logos = tenantTable(tables.logos, tables.logos.id, ofCustomer(tables.logos));
