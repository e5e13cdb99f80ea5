import { randomBytes } from 'node:crypto';
import { keyId, secretsOf } from '../../database/sealed.ts';
import type { Secrets } from '../../database/sealed.ts';
import type { SsoConfig } from './read.ts';

/** A response counts for the protocol, and with OpenID Connect for the version, of the configuration that the request was made with. */
export const newRequestId = ({ protocol, version }: Pick<SsoConfig, 'protocol' | 'version'>, secrets: Secrets): string =>
  `${protocol === 'OIDC' ? `o${version}` : ''}_${randomBytes(16).toString('hex')}${markOf(secretsOf(secrets)[0])}`;

/** Secret that a request was made under: it may have been changed since. */
export function secretOfRequest(secrets: Secrets, requestId: string): string {
  const known = secretsOf(secrets);
  return known.find((secret) => requestId.endsWith(markOf(secret))) ?? known[0];
}

const markOf = (secret: string): string => Buffer.from(keyId(secret), 'base64url').toString('hex').slice(0, 8);

export const requestVersion = (requestId: string): number => Number(/^o(\d{1,9})_[0-9a-f]{40}$/.exec(requestId)?.[1] ?? -1);

/** Id of a message that nothing refers to. */
export const newMessageId = (): string => `_${randomBytes(20).toString('hex')}`;
