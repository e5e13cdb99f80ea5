import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isRegion } from '../../regions.ts';
import type { Region } from '../../regions.ts';

// The region is part of the text: a key that is sent to another region is found in its own, and refused like a user there.

export interface KeyText {
  region: Region;
  id: string;
  secret: string;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain hash is enough for random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Names the key wherever it is shown, and opens nothing. */
export const keyPrefix = ({ region, id }: Omit<KeyText, 'secret'>): string => `hck_${region}_${id}`;

export const keyText = (key: KeyText): string => `${keyPrefix(key)}_${key.secret}`;

export function readKeyText(text: string): KeyText | undefined {
  const [, region = '', id = '', secret = ''] = /^hck_([a-z0-9-]{1,20})_([0-9a-f]{24})_([\w-]{43})$/.exec(text) ?? [];
  return isRegion(region) ? { region, id, secret } : undefined;
}

/** In constant time; an absent hash is compared as well. */
export function isSecret(secret: string, hash: string | null | undefined): boolean {
  const given = Buffer.from(hashSecret(secret));
  const known = Buffer.from(hash ?? '-'.repeat(given.length));
  return given.length === known.length && timingSafeEqual(given, known);
}
