import type { AuthAnswer } from '../engine/plan/auth.ts';

/** Origins that a page calls to sign in; a provider may have its endpoints elsewhere. */
export async function providerOrigins(auth: AuthAnswer | undefined): Promise<string[]> {
  if (auth?.kind !== 'oidc') return [];
  const metadata = await metadataOf(auth.authority);
  const endpoints = ['token_endpoint', 'userinfo_endpoint', 'revocation_endpoint'].map((name) => metadata[name]);
  return [...new Set([auth.authority, ...endpoints].flatMap((each) => originOf(each)))];
}

async function metadataOf(authority: string): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${authority}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const originOf = (address: unknown): string[] => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []);
