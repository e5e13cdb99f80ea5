import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { badInput } from '../../errors.ts';
import { identities, sessions } from '../auth/identityTable.ts';
import { ssoConfigs } from '../sso/tenant.ts';
import { boundPeople } from './passwordStanding.ts';

/** How recent a successful sign-in or test has to be, in days. */
export const provenDays = 7;

/** Refuses to lock people out: single sign-on is enabled and has worked lately. */
export async function requireWorkingSso(context: OperationContext, customerId: string): Promise<void> {
  const { tx, access, now } = context;
  const [config] = await scoped(tx, access).select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customerId)).for('update');
  if (!config?.enabled) throw refused('disabled');
  const since = new Date(now().getTime() - provenDays * 24 * 3_600_000);
  if (!config.provenAt || config.provenAt < since) throw refused('unproven');
}

const refused = (why: 'disabled' | 'unproven') =>
  badInput(
    { ssoRequired: `validation.ssoRequired.${why}` },
    { reason: `SSO_${why.toUpperCase()}`, fieldArgs: { ssoRequired: { limit: provenDays } } },
  );

/** Active people of the customer who can have a password. */
export async function requireBreakGlass(tx: Database, customerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = and(eq(identities.customerId, customerId), isNull(identities.archivedAt), ne(identities.source, 'SSO'));
  const found = await tx.$count(identities, and(isOneOf(identities.id, ids), theirs));
  if (found !== ids.length) throw badInput({ breakGlassUserIds: 'validation.breakGlassUserIds.unknown' });
}

const byPassword = (tx: Database, customerId: string, breakGlassIds: readonly string[]) =>
  and(
    inArray(sessions.identityId, tx.select({ id: identities.id }).from(identities).where(boundPeople(customerId, breakGlassIds))),
    ne(sessions.signedInBy, 'SSO'),
  );

export const countPasswordSessions = (tx: Database, customerId: string, breakGlassIds: readonly string[]): Promise<number> =>
  tx.$count(sessions, byPassword(tx, customerId, breakGlassIds));

/** The caller stays, to see to the rest. */
export async function endPasswordSessions(
  context: OperationContext,
  customerId: string,
  breakGlassIds: readonly string[],
): Promise<number> {
  const { tx, session, forget } = context;
  const ended = await tx
    .delete(sessions)
    .where(and(byPassword(tx, customerId, breakGlassIds), ne(sessions.id, session.id)))
    .returning({ identityId: sessions.identityId });
  for (const { identityId } of ended) forget(identityId);
  return ended.length;
}
