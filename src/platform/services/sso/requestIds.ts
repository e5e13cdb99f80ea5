import { randomBytes } from 'node:crypto';
import type { SsoConfig } from './read.ts';

/** A response counts for the protocol, and with OpenID Connect for the version, of the configuration that the request was made with. */
export const newRequestId = ({ protocol, version }: Pick<SsoConfig, 'protocol' | 'version'>): string =>
  `${protocol === 'OIDC' ? `o${version}` : ''}_${randomBytes(20).toString('hex')}`;

export const requestVersion = (requestId: string): number => Number(/^o(\d{1,9})_[0-9a-f]{40}$/.exec(requestId)?.[1] ?? -1);

/** Id of a message that nothing refers to. */
export const newMessageId = (): string => `_${randomBytes(20).toString('hex')}`;
