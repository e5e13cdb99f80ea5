import { regionZones } from '../domain/regionZones.ts';

/** The time zone of the region that a tenant's address names. */
export function zoneOf(base: string): string {
  const region = /^\/region\/([^/]+)/.exec(base)?.[1];
  const found = Object.entries(regionZones).find(([name]) => name === region);
  return found?.[1] ?? 'UTC';
}
