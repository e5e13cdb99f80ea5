import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context.ts';

/** Binds a sign-in to its browser (decisions §5). SameSite=None, since the response is posted from another site. */
const cookie = 'sso';

/** The browser's token; a sign-in in a second tab reuses it. */
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
