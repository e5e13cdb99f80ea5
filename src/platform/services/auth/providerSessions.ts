import { and, eq } from 'drizzle-orm';
import { contextWith } from '../../context.ts';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { sessions } from './identityTable.ts';
import { requestLogout } from '../sso/logout/requests.ts';
import { endSessionAddress } from '../sso/oidc/logout.ts';
import { noteProviderSession, providerSessionOf } from '../sso/logout/sessions.ts';
import type { ProviderSession } from '../sso/logout/sessions.ts';
import { ssoConfigs } from '../sso/tenant.ts';
import type { Identity } from './identities.ts';
import { absoluteLifetime } from './lifetimes.ts';
import { findSession, startSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** Cookie that names a session started by an identity provider. Proves nothing; only tells where to sign out. */
const cookie = 'sso_session';

export async function startProviderSession(
  tx: Database,
  context: RequestContext,
  identity: Identity,
  provider: ProviderSession,
): Promise<Date> {
  let token = '';
  const setCookie: RequestContext['setCookie'] = (name, value, options) => {
    if (name === 'session') token = value;
    context.setCookie(name, value, options);
  };
  const expiresAt = await startSession(tx, contextWith(context, { setCookie }), identity, 'SSO');
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (row) await markProviderSession(tx, context, row.id, provider);
  return expiresAt;
}

export async function markProviderSession(
  tx: Database,
  context: Pick<RequestContext, 'setCookie'>,
  sessionId: string,
  provider: ProviderSession,
): Promise<void> {
  await noteProviderSession(tx, sessionId, provider);
  context.setCookie(cookie, sessionId, { maxAge: absoluteLifetime / 1000 });
}

/** Sign-out address of the identity provider; null unless it started the ending session (specification 1 §3 “logoutUrl”). */
export async function providerLogout(tx: Database, context: RequestContext): Promise<string | null> {
  const { cookies } = context.request;
  if (!cookies[cookie]) return null;
  context.setCookie(cookie, '', { maxAge: 0 });
  const found = await findSession(tx, cookies['session'], context.now());
  if (found?.session.id !== cookies[cookie]) return null;
  const { customerId } = found.identity;
  const all = unscoped(tx);
  const [config] = await all.select(ssoConfigs, ssoConfigs, and(eq(ssoConfigs.customerId, customerId), eq(ssoConfigs.enabled, true)));
  const named = config?.singleLogout ? await providerSessionOf(tx, found.session.id) : undefined;
  if (!config || !named) return config?.logoutUrl ?? null;
  const address = config.protocol === 'SAML' ? await requestLogout(tx, context, config, named) : endSessionAddress(context, config, named);
  return address ?? config.logoutUrl;
}
