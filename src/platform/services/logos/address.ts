import type { RequestContext } from '../../context.ts';

export const logoPath = '/logos/';

interface LogoName {
  region: string;
  customerId: string;
  hash: string;
}

export const logoAddress = ({ publicUrl }: RequestContext['settings'], { region, customerId, hash }: LogoName): string =>
  new URL(`${logoPath}${region}/${customerId}/${hash}`, publicUrl).href;

/** The name in an address or path of an uploaded logo; undefined for any other. */
export function logoNameOf(path: string): LogoName | undefined {
  const [, region = '', customerId = '', hash = ''] = /^\/logos\/([a-z\d-]{1,20})\/([\da-f]{24})\/([\da-f]{64})$/.exec(path) ?? [];
  return hash === '' ? undefined : { region, customerId, hash };
}

/** The same for an address, if it is of this platform. */
export function ownLogoOf({ publicUrl }: RequestContext['settings'], address: string | null): LogoName | 'other' | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(publicUrl).origin || !pathname.startsWith(logoPath)) return undefined;
  return logoNameOf(pathname) ?? 'other';
}
