import type { CustomerChoice } from './editorRules.ts';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** A resource that is no customer with departments, in words: a whole organisation, a whole region; what has no words stays as it is written. */
export function otherPlace(resource: string, own: CustomerChoice | undefined, translate: Translate): string {
  const [, region = '', organization = '', customer = '', ...rest] = resource.split(':');
  if (rest.length !== 3 || !isWild(customer) || !rest.every(isWild)) return resource;
  const where = isWild(region) ? '' : region;
  const regionName = where && translate(`regions.${where}`, { _: where });
  if (isWild(organization)) return where ? translate('permissions.places.region', { region: regionName }) : resource;
  const known = own?.organizationId === organization ? own.organizationName : undefined;
  const words =
    known === undefined ? translate('permissions.places.otherOrganisation') : translate('permissions.places.organisation', { name: known });
  return where ? translate('permissions.places.inRegion', { place: words, region: regionName }) : words;
}

const isWild = (part: string): boolean => part === '*' || part === 'Any';
