import { inArray } from 'drizzle-orm';
import { writeAudit } from '../../../audit.ts';
import { relaySoon } from '../../../auditRelay.ts';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../database/stores.ts';
import type { Region } from '../../../regions.ts';
import { nothing } from '../../../policy/accessScope.ts';
import { sessions } from '../../auth/identityTable.ts';
import { ssoSessions } from '../identityTable.ts';
import type { Customer } from '../read.ts';
import { takeAssertion } from '../requests.ts';
import { isNamed } from './sessions.ts';
import type { NamedSessions } from './sessions.ts';

/** Longest age of a request to log out. */
export const requestLifetime = 5 * 60_000;

interface LogoutMessage extends NamedSessions {
  /** Each is accepted once. */
  messageId: string;
}

/** Ends the sessions that a verified message of the identity provider names; `respond` makes the answer in the same transaction. */
export async function endSessions<Response>(
  context: RequestContext,
  customer: Customer,
  message: LogoutMessage,
  respond: (tx: Database) => Promise<Response>,
): Promise<Response> {
  const { now, newId, settings, request, stores } = context;
  const { id: customerId, organizationId, awsRegion: region } = customer;
  const ended = new Set<string>();
  const pendingRelays: Region[] = [];
  const store = await stores.identity();
  const response = await store.transaction(async (tx) => {
    ended.clear();
    pendingRelays.length = 0;
    const expiresAt = new Date(now().getTime() + 2 * requestLifetime);
    await takeAssertion(tx, customerId, { issuer: message.issuer, assertionId: message.messageId, expiresAt }, now());
    const named = tx.select({ id: ssoSessions.sessionId }).from(ssoSessions).where(isNamed(customerId, message));
    const rows = await tx.delete(sessions).where(inArray(sessions.id, named)).returning({ identityId: sessions.identityId });
    for (const { identityId } of rows) ended.add(identityId);
    for (const identityId of ended) {
      const detail = {
        actorId: identityId,
        customerId,
        organizationId,
        values: { [identityId]: { endedSessions: rows.filter((row) => row.identityId === identityId).length } },
        subjects: [identityId],
        leavesRows: true as const,
      };
      const audited = { operation: 'IDPEndSSOSessions', args: {}, details: [detail], access: nothing, store: 'identity' as const };
      pendingRelays.push(...(await writeAudit(tx, audited, { session: null, region, now, newId, settings, request })));
    }
    return respond(tx);
  });
  for (const id of ended) context.forget(id);
  void relaySoon(context, pendingRelays);
  return response;
}
