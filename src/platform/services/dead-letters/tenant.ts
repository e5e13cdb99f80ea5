import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

/** Rows of all customers: only a session that reaches everything has them. */
export const deadLetters = tenantTable(tables.deadLetters, tables.deadLetters.id, { organization: tables.deadLetters.id });
