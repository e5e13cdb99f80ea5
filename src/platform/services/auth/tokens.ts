import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token for a cookie: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What of a token is stored. It is random, so that a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
