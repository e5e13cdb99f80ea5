import { and, eq } from 'drizzle-orm';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';
import { suppressedAddresses } from './table.ts';

const purgeSuppressedAddresses: PurgeStep = (tx, { customerId, addresses }) =>
  tx.delete(suppressedAddresses).where(and(eq(suppressedAddresses.customerId, customerId), isOneOf(suppressedAddresses.email, addresses)));

export const purges = { suppressedAddresses: purgeSuppressedAddresses };
