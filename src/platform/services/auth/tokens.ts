import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored form of a token; a plain hash is enough for random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
