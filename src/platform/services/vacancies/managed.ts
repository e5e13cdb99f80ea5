import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { vacancyManagers } from './tenant.ts';

type Mine = boolean | null | undefined;

/** Rows whose vacancy names the caller as a recruiter or hiring manager, by email address, or those that do not; undefined for both. */
export function managedBy(mine: Mine, { tx, session }: OperationContext, { customerId }: Table, vacancyId: PgColumn): SQL | undefined {
  if (typeof mine !== 'boolean') return undefined;
  const isMine = unscoped(tx).exists(
    vacancyManagers,
    and(
      eq(vacancyManagers.customerId, customerId),
      eq(vacancyManagers.vacancyId, vacancyId),
      sql`lower(${vacancyManagers.email}) = ${session.email.toLowerCase()}`,
    ),
  );
  return mine ? isMine : sql`not ${isMine}`;
}

interface Table {
  customerId: PgColumn;
}
