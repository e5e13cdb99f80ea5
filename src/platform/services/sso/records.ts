import { eq } from 'drizzle-orm';
import { systemActor, writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import type { AuditDetail, RequestContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import type { Database } from '../../database/stores.ts';
import { nothing } from '../../policy/accessScope.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Account } from './accounts.ts';
import type { Subject } from './assertions.ts';
import type { Provider } from './providers.ts';
import type { SsoRefusal } from './refusals.ts';
import { ssoConfigs } from './tenant.ts';

// Audit entries of single sign-on, which is no operation of the contract: the identity provider's form post starts it.

export async function noteSignIn(tx: Database, context: RequestContext, { identity, made }: Account): Promise<Region[]> {
  const { id, customerId, organizationId, awsRegion: region } = identity;
  const whose = { actorId: id, customerId, organizationId };
  const account = made && {
    subjects: [id],
    names: { [id]: `${made.firstName} ${made.lastName}` },
    values: { [id]: { ...made, source: 'SSO' } },
  };
  const pendingRelays = account ? await note(tx, context, region, 'ORGCreateEndUser', { ...whose, ...account }) : [];
  return [...pendingRelays, ...(await note(tx, context, region, 'IDPAuthSSOLogin', whose))];
}

/** The configuration works; its row is locked by the caller. */
export const noteProof = (tx: Database, customerId: string, provenAt: Date): Promise<unknown> =>
  unscoped(tx).update(ssoConfigs, { provenAt }, eq(ssoConfigs.customerId, customerId));

/** Records why a response was refused. Names and addresses are stored only if the response was verified. */
export async function noteRefusal(
  context: RequestContext,
  { customer }: Provider,
  { detail, reason }: SsoRefusal,
  proven: Subject | undefined,
): Promise<void> {
  const { id, displayName, organizationId, awsRegion: region } = customer;
  const store = await context.stores.identity();
  const values = { [id]: { reason: detail, ...(proven && { nameId: proven.nameId, email: proven.claims.email ?? null }) } };
  const entry = { actorId: systemActor, customerId: id, organizationId, subjects: [id], names: { [id]: displayName }, values, reason };
  const pendingRelays = await store.transaction((tx) => note(tx, context, region, 'IDPRefuseSSOLogin', entry));
  void relaySoon(context, pendingRelays);
}

function note(
  tx: Database,
  { now, newId, settings, request }: RequestContext,
  region: Region,
  operation: 'ORGCreateEndUser' | 'IDPAuthSSOLogin' | 'IDPRefuseSSOLogin',
  detail: AuditDetail,
): Promise<Region[]> {
  return writeAudit(
    tx,
    { operation, args: {}, details: [detail], access: nothing, store: 'identity' },
    { session: null, region, now, newId, settings, request },
  );
}
