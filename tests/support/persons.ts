import { regions } from '../../src/platform/regions.ts';
import { idOf } from '../../src/platform/demo/deterministic.ts';
import { resourceName } from '../../src/platform/policy/statement.ts';
import type { Scope } from '../../src/platform/policy/statement.ts';
import type { Running } from '../platform/browser.ts';
import { deep } from './caller.ts';
import { giveRights, type Owner, type Tenant, type World } from './world.ts';

export interface Person {
  email: string;
  own: Tenant;
  reaches: (owner: Owner) => boolean;
  /** Ids in their own customer that they may not see all the same. */
  hidden: Set<string>;
  /** Tenants whose ids they have no business with. */
  strangers: Tenant[];
}

/** An id of the right shape that nothing has, another for each kind of thing. */
export const absentId = (noun: string): string => idOf('nothing has this id', noun);

export function tenantNamed(world: World, name: string): Tenant {
  const tenant = world.tenants.find((each) => each.name === name);
  if (!tenant) throw new Error(`The demo data have no customer ${name}`);
  return tenant;
}

type Meet = (running: Running, world: World) => Promise<Person>;

/** Persons with every right there is, each within narrower bounds; the last one as the demo data made her. */
export const persons: Record<string, Meet> = {
  'an administrator with every right in her own organisation': async (running, world) => {
    const own = tenantNamed(world, 'acme');
    await allow(running, 'recruiter@acme.example', { organization: own.ids['organization'] ?? '' });
    return person(world, 'recruiter@acme.example', own, ({ organization }) => organization === own.ids['organization']);
  },
  'an administrator with every right in her own customer': async (running, world) => {
    const own = tenantNamed(world, 'acme');
    await allow(running, 'admin@acme.example', placeOf(own));
    return person(world, 'admin@acme.example', own, within(own));
  },
  'a manager with every right in one department': async (running, world) => {
    const root = tenantNamed(world, 'acme');
    const { pool } = await running.platform.stores.region(root.region);
    const { rows } = await pool.query<{ id: string; path: string; depth: number }>(
      'select id, path, depth from hierarchies where customer_id = $1 order by depth, position',
      [root.ids['customer']],
    );
    const [one, beside] = rows.filter(({ depth }) => depth === 2);
    if (!one || !beside) throw new Error('Acme has fewer than two departments');
    const own = { ...root, ids: { ...root.ids, hierarchy: one.id } };
    await allow(running, 'manager@acme.example', placeOf(own));
    const met = person(world, 'manager@acme.example', own, within(own));
    // Her own customer and the root's id are known to her; sibling departments are not.
    const hidden = new Set(rows.filter(({ path, depth }) => depth > 1 && !path.startsWith(one.path)).map(({ id }) => id));
    const department = { ...own, name: 'the department beside', ids: { ...own.ids, hierarchy: beside.id } };
    return { ...met, hidden, strangers: [department, ...met.strangers] };
  },
  'the administrator of a customer in another region': async (_, world) => {
    const own = tenantNamed(world, 'globex');
    return person(world, 'admin@globex.example', own, within(own));
  },
};

const placeOf = ({ region, ids }: Tenant): Scope => ({
  region,
  organization: ids['organization'] ?? '',
  customer: ids['customer'] ?? '',
  hierarchy: ids['hierarchy'] ?? '',
});

const within =
  ({ ids }: Tenant) =>
  ({ organization, customer }: Owner): boolean =>
    customer === undefined ? organization === ids['organization'] : customer === ids['customer'];

const allow = (running: Running, email: string, scope: Scope) =>
  giveRights(running, email, [{ effect: 'allow', actions: ['*:*'], resources: [resourceName(scope)] }]);

function person(world: World, email: string, own: Tenant, reaches: Person['reaches']): Person {
  const foreign = world.tenants.filter(({ ids }) => !reaches({ organization: ids['organization'] ?? '', customer: ids['customer'] ?? '' }));
  return { email, own, reaches, hidden: new Set(), strangers: differentKinds(foreign, own) };
}

function differentKinds(tenants: Tenant[], own: Tenant): Tenant[] {
  const isRelative = ({ ids }: Tenant) => ids['organization'] === own.ids['organization'];
  if (deep) return tenants;
  const kinds = new Map(tenants.map((tenant) => [`${isRelative(tenant)} ${regions.indexOf(tenant.region)} ${tenant.archived}`, tenant]));
  return [...kinds.values()];
}

export function foreignIn(text: string, sent: string, world: World, { reaches, hidden }: Person): string[] {
  const found: string[] = [];
  for (const [word] of text.matchAll(/\b[0-9a-f]{24}\b|[\w.+-]+@[\w.-]+\.example/g)) {
    const owner = world.owners.get(word);
    if (((owner && !reaches(owner)) || hidden.has(word)) && !sent.includes(word)) found.push(word);
  }
  for (const [name, owner] of world.names) {
    if (!reaches(owner) && text.includes(JSON.stringify(name)) && !sent.includes(name)) found.push(name);
  }
  return found;
}
