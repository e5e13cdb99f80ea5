import type { AuditDetail, RequestContext } from './context.ts';
import type { Database } from './database/stores.ts';
import { auditEntries, auditValues } from './database/tables/records.ts';

/** What stands where nobody was signed in, or where no customer is concerned. */
const none = '-';

/** Writes the audit entry of a mutation, in its own transaction: what it changed and that it is recorded stand or fall together (decisions §5 «audit»). */
export async function writeAudit(
  tx: Database,
  operation: string,
  args: Record<string, unknown>,
  details: readonly AuditDetail[],
  { session, region, now, newId }: Pick<RequestContext, 'session' | 'region' | 'now' | 'newId'>,
): Promise<void> {
  const last = <Key extends keyof AuditDetail>(key: Key) => details.findLast((detail) => detail[key] !== undefined)?.[key];
  const values = details.flatMap((detail) => Object.entries(detail.values ?? {}));
  const subjects = details.flatMap((detail) => detail.subjects ?? []);
  const actorId = last('actorId') ?? session?.identityId;
  // Nobody did it, such as signing out without a session: there is nothing to record, and calls that need no session must not fill the trail.
  if (actorId === undefined) return;
  const id = newId();
  const customerId = last('customerId') ?? session?.customerId ?? none;
  await tx.insert(auditEntries).values({
    id,
    customerId,
    at: now(),
    operation,
    actorId,
    organizationId: last('organizationId') ?? session?.organizationId ?? null,
    region,
    subjects: [...new Set([...subjects, ...values.map(([subject]) => subject)])],
    fields: paths(args),
  });
  if (values.length > 0) {
    const merged = new Map<string, Record<string, unknown>>();
    for (const [subject, value] of values) merged.set(subject, { ...merged.get(subject), ...value });
    await tx.insert(auditValues).values([...merged].map(([subjectId, value]) => ({ customerId, entryId: id, subjectId, values: value })));
  }
}

/** Paths of the arguments that were sent, `customer.displayName`; never their values. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return at ? [at] : [];
  return Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : paths(inner, at ? `${at}.${key}` : key)));
}
