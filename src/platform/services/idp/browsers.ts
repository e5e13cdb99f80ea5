import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context.ts';

/**
 * The cookie that binds a sign-in to the browser that began it (decisions §5 «anti-forgery»). The answer comes from another site by a form,
 * so that it must be SameSite=None: the strict kinds would not be sent.
 */
const cookie = 'sso';

/** The browser's token; a second sign-in in another tab keeps the one of the first. */
export function browserToken({ request, setCookie }: Pick<RequestContext, 'request' | 'setCookie'>): string {
  const own = tokenOf(request.cookies);
  const token = own ?? randomBytes(32).toString('base64url');
  setCookie(cookie, token, { maxAge: 3600, sameSite: 'none' });
  return token;
}

export function tokenOf(cookies: RequestContext['request']['cookies']): string | undefined {
  const token = cookies[cookie];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
