import { inArray } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { preparedRead } from '../../database/prepared.ts';
import { unscoped } from '../../database/scoped.ts';
import { identities } from '../auth/identityTable.ts';
import { apiKeys } from '../api-keys/tenant.ts';
import { scimTokens } from '../scim-tokens/tenant.ts';
import { users } from './tenant.ts';

export interface Person {
  id: string;
  name: string;
  /** Empty for an API key or a SCIM token. */
  email: string;
}

/** People by id, in any region; unknown ids are left out. Names are stored nowhere else, so they are always current. */
export async function peopleOf({ stores, region }: Pick<RequestContext, 'stores' | 'region'>, ids: string[]): Promise<Map<string, Person>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Map();
  const found = new Map((await profiles(stores, region, requested)).map((person) => [person.id, person]));
  for (const key of await keysOf(
    stores,
    region,
    requested.filter((id) => !found.has(id)),
  ))
    found.set(key.id, key);
  const elsewhere = requested.filter((id) => !found.has(id));
  if (elsewhere.length === 0) return found;
  const { db } = await stores.identity();
  const homes = await db
    .select({ id: identities.id, region: identities.awsRegion })
    .from(identities)
    .where(inArray(identities.id, elsewhere));
  for (const home of new Set(homes.map((each) => each.region)))
    for (const person of await profiles(
      stores,
      home,
      homes.flatMap((each) => (each.region === home ? [each.id] : [])),
    ))
      found.set(person.id, person);
  return found;
}

/** The provider's staff with a profile in another region; they work in all regions. */
export async function staffElsewhere({ stores, region }: Pick<RequestContext, 'stores' | 'region'>): Promise<Person[]> {
  const { db } = await stores.identity();
  const staff = await db
    .select({ id: identities.id, region: identities.awsRegion })
    .from(identities)
    .where(inArray(identities.userType, ['PROVIDER_STAFF']));
  const away = staff.filter((each) => each.region !== region).map((each) => each.id);
  return [...(await peopleOf({ stores, region }, away)).values()];
}

export const apiKeyName = (name: string): string => `API key ${name}`;

/** API keys and SCIM tokens act like people, and are named as what they are. */
async function keysOf(stores: RequestContext['stores'], region: Region, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { db } = await stores.region(region);
  const rows = await unscoped(db).select(apiKeys, { id: apiKeys.id, name: apiKeys.name }, inArray(apiKeys.id, ids));
  const tokens = await unscoped(db).select(scimTokens, { id: scimTokens.id, name: scimTokens.name }, inArray(scimTokens.id, ids));
  return [
    ...rows.map(({ id, name }) => ({ id, name: apiKeyName(name), email: '' })),
    ...tokens.map(({ id, name }) => ({ id, name: `SCIM token ${name}`, email: '' })),
  ];
}

const profilesByIds = preparedRead((db, value: (name: 'ids') => Placeholder) => {
  const { id, firstName, lastName, email } = users;
  return unscoped(db).select(users, { id, firstName, lastName, email }, isOneOf(id, value('ids')));
});

async function profiles(stores: RequestContext['stores'], region: Region, ids: string[]): Promise<Person[]> {
  const { db } = await stores.region(region);
  const rows = await profilesByIds(db, { ids });
  return rows.map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`.trim(), email }));
}
