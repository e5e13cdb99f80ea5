import { PlatformError, unauthenticated } from '../errors.ts';
import type { AdmitKey } from '../admission/keyLimits.ts';
import type { Incoming } from './message.ts';
import type { Session } from './session.ts';

export interface ApiKeys {
  of: (ip: string, text: string) => Promise<Session | null>;
  admit: AdmitKey;
}

/**
 * Session of the API key in `Authorization: Bearer`; undefined without such a header.
 * @throws PlatformError UNAUTHENTICATED, the same for any text that is no key, or RATE_LIMITED with `retryAfter`
 */
export async function apiKeyCaller(incoming: Incoming, keys: ApiKeys): Promise<Session | undefined> {
  const text = keyIn(incoming.header('authorization') ?? '');
  if (text === undefined) return undefined;
  const session = await keys.of(incoming.ip, text);
  if (!session) throw unauthenticated('API_KEY_UNKNOWN', 'This API key is not valid.');
  const retryAfter = await keys.admit(session);
  if (retryAfter === undefined) return session;
  const message = `This API key has sent too many requests. Try again in ${retryAfter} s.`;
  throw new PlatformError('RATE_LIMITED', message, { reason: 'TOO_MANY_REQUESTS', retryAfter });
}

/** A key by another scheme, or a header that only resembles one, is a wrong key: it never falls back to a session's cookies. */
function keyIn(header: string): string | undefined {
  const [, text] = /^bearer +(\S+)$/i.exec(header) ?? [];
  return text ?? (/^bearer/i.test(header) || header.includes('hck_') ? '' : undefined);
}
