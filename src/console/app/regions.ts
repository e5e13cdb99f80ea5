/** The regions of the platform; the first is the default (spec 1 §2.1). */
export const regions = ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const;
export const isRegion = (region: string | undefined): boolean => (regions as readonly (string | undefined)[]).includes(region);

/** Region of a call without a customer: the address's, else the last sign-in's, else the default. */
export function regionToAsk(pathname: string, cookies = document.cookie): string {
  const candidates = [/^\/region\/([^/]+)/.exec(pathname)?.[1], /(?:^|; )(?:__Host-)?region=([^;]+)/.exec(cookies)?.[1]];
  return candidates.find(isRegion) ?? regions[0];
}
