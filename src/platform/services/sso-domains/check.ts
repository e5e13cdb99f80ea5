import { and, eq, ne } from 'drizzle-orm';
import type { SsoDomainProblem } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import { sqlState } from '../../database/sqlState.ts';
import type { Database } from '../../database/stores.ts';
import type { SsoDomain } from './list.ts';
import { ssoDomains } from './tenant.ts';
import { verdictOf } from './verdict.ts';

/** Writes down what a look found; the caller has locked the row. Of two customers with the record, the first one has the domain. */
export async function noteLook(tx: Database, row: SsoDomain, found: SsoDomainProblem | null, now: Date): Promise<SsoDomain> {
  const own = and(eq(ssoDomains.customerId, row.customerId), eq(ssoDomains.id, row.id));
  const write = async (problem: SsoDomainProblem | null): Promise<SsoDomain> => {
    const changes = verdictOf(row, problem, now);
    await tx.transaction((inner) => unscoped(inner).update(ssoDomains, changes, own));
    return { ...row, ...changes };
  };
  if (found === null && row.state !== 'VERIFIED' && (await isTaken(tx, row))) return write('TAKEN');
  return write(found).catch((error: unknown) => {
    if (sqlState(error) === '23505') return write('TAKEN');
    throw error;
  });
}

async function isTaken(tx: Database, { customerId, domain }: Pick<SsoDomain, 'customerId' | 'domain'>): Promise<boolean> {
  const others = and(eq(ssoDomains.domain, domain), eq(ssoDomains.state, 'VERIFIED'), ne(ssoDomains.customerId, customerId));
  return (await unscoped(tx).select(ssoDomains, { id: ssoDomains.id }, others)).length > 0;
}
