import { isRegion } from '../../regions.ts';
import type { Region } from '../../regions.ts';

export interface TokenText {
  region: Region;
  id: string;
  secret: string;
}

/** Names the token wherever it is shown, and opens nothing. */
export const tokenPrefix = ({ region, id }: Omit<TokenText, 'secret'>): string => `scim_${region}_${id}`;

export const tokenText = (token: TokenText): string => `${tokenPrefix(token)}_${token.secret}`;

export function readTokenText(text: string): TokenText | undefined {
  const [, region = '', id = '', secret = ''] = /^scim_([a-z0-9-]{1,20})_([0-9a-f]{24})_([\w-]{43})$/.exec(text) ?? [];
  return isRegion(region) ? { region, id, secret } : undefined;
}
