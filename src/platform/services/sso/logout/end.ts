import { and, inArray, isNull, or } from 'drizzle-orm';
import { writeAudit } from '../../../audit.ts';
import { relaySoon } from '../../../auditRelay.ts';
import type { RequestContext } from '../../../context.ts';
import type { Region } from '../../../regions.ts';
import { nothing } from '../../../policy/accessScope.ts';
import { sessions } from '../../auth/identityTable.ts';
import { addressesOf } from '../addresses.ts';
import { ssoSessions } from '../identityTable.ts';
import { requireProvider } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import { takeAssertion } from '../requests.ts';
import { readRequest, requestLifetime, verifyQuery } from './message.ts';
import { respondLogout } from './requests.ts';
import { isNamed } from './sessions.ts';

/** Ends the sessions that an identity provider asks to end. Returns its address with the answer. */
export async function endByProvider(context: RequestContext, accountName: string, query: string): Promise<string> {
  const { now, settings, stores } = context;
  const store = await stores.identity();
  const { customer, config } = await requireProvider(store.db, accountName);
  if (!config.enabled || config.protocol !== 'SAML' || !config.singleLogout)
    throw new SsoRefusal('disabled', 'single logout is not enabled');
  const { message, relayState } = verifyQuery(query, config.publicCertificates);
  const request = await readRequest(message, { logoutUrl: addressesOf(settings, accountName).logoutUrl, now: now() });
  const { id: requestId, issuer, sessionIndexes } = request;
  const ended = new Set<string>();
  const pendingRelays: Region[] = [];
  const location = await store.transaction(async (tx) => {
    ended.clear();
    pendingRelays.length = 0;
    const expiresAt = new Date(now().getTime() + 2 * requestLifetime);
    await takeAssertion(tx, customer.id, { issuer, assertionId: requestId, expiresAt }, now());
    // A session whose index is not known may be the one.
    const isMeant = or(isNull(ssoSessions.sessionIndex), inArray(ssoSessions.sessionIndex, sessionIndexes));
    const named = tx
      .select({ id: ssoSessions.sessionId })
      .from(ssoSessions)
      .where(and(isNamed(customer.id, request), sessionIndexes.length > 0 ? isMeant : undefined));
    const rows = await tx.delete(sessions).where(inArray(sessions.id, named)).returning({ identityId: sessions.identityId });
    for (const { identityId } of rows) ended.add(identityId);
    const { id: customerId, organizationId, awsRegion: region } = customer;
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
      pendingRelays.push(
        ...(await writeAudit(tx, audited, { session: null, region, now, newId: context.newId, settings, request: context.request })),
      );
    }
    return respondLogout(tx, context, config, { requestId, relayState });
  });
  for (const id of ended) context.forget(id);
  void relaySoon(context, pendingRelays);
  return location ?? '/login';
}
