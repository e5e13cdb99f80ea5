import { operation, publicOperation } from '../../operation.ts';
import { findIdentityById } from './identities.ts';
import { providerLogout } from './providerSessions.ts';
import { endOf } from './limits.ts';
import { endSession, findSession, noteActivity, renewSession } from './sessions.ts';

const store = 'identity';

export const checkToken = operation('AuthCheckToken', { store, signedOut: true }, async (_, context) => {
  const now = context.now();
  const found = await findSession(context.tx, context.request.cookies['session'], now);
  const tokenCheckResult = { isAccessTokenExpired: !found || found.session.accessExpiresAt <= now, isRefreshTokenExpired: !found };
  return { tokenCheckResult, logout: !found, endsAt: found ? endOf(found.session, found.limits) : null };
});

/** Idle time is counted from what a person does, which only their console knows: calls by themselves are none of it. */
export const reportActivity = operation('AuthNoteActivity', { store, recordsChangesOnly: true, peopleOnly: true }, async (_, context) => {
  const noted = await noteActivity(context.tx, context);
  return { expiresAt: noted?.expiresAt ?? null, endsAt: noted?.endsAt ?? null };
});

/** Renews the access while idle time is left, even if expired; without a session it says so instead of failing. */
export const refreshToken = operation('AuthRefreshToken', { store, signedOut: true }, async (_, context) => {
  const expiresAt = await renewSession(context.tx, context);
  return { expiresAt, logout: !expiresAt };
});

export const logout = publicOperation('AuthLogout', { store }, async (_, context) => {
  const logoutUrl = await providerLogout(context.tx, context);
  for (const name of ['session', 'csrf', 'mfa']) context.setCookie(name, '', { maxAge: 0, httpOnly: name !== 'csrf' });
  for (const actorId of await endSession(context.tx, context.request.cookies['session'])) {
    const owner = await findIdentityById(context.tx, actorId);
    const { customerId, organizationId } = owner?.identity ?? {};
    context.audit({ actorId, ...(customerId && organizationId && { customerId, organizationId }) });
    context.forget(actorId);
  }
  return { logout: true, logoutUrl };
});
