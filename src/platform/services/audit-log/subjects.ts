import { and, eq, inArray } from 'drizzle-orm';
import type { AuditOperation } from '../../../generated/types.ts';
import { noCustomer } from '../../audit.ts';
import { scoped } from '../../database/scoped.ts';
import { auditEntries } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';

/** To undo a bulk action; the copy in the actor's trail names the rows of all customers. */
export const getAuditSubjects = operation('CommonGetAuditSubjects', {}, async ({ entryId }, context) => {
  const { select } = scoped(context.tx, context.access);
  const columns = {
    operation: auditEntries.operation,
    at: auditEntries.at,
    actorId: auditEntries.actorId,
    subjects: auditEntries.subjects,
  };
  const [entry] = await select(auditEntries, columns, and(eq(auditEntries.id, entryId), eq(auditEntries.region, context.region)));
  if (!entry) throw notFound();
  const ofCall = and(
    inArray(auditEntries.customerId, [context.session.customerId, noCustomer]),
    ...[eq(auditEntries.actorId, entry.actorId), eq(auditEntries.operation, entry.operation), eq(auditEntries.at, entry.at)],
  );
  const siblings = await select(auditEntries, { subjects: auditEntries.subjects }, ofCall);
  return { operation: entry.operation as AuditOperation, subjects: [...new Set([entry, ...siblings].flatMap(({ subjects }) => subjects))] };
});
