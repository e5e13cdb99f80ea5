import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

/** Of all customers and what is nobody's: only a session that reaches everything has them. */
export const deadLetters = tenantTable(tables.deadLetters, tables.deadLetters.id, { organization: tables.deadLetters.id });
