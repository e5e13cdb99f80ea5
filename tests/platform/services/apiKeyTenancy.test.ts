import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../support/contract.ts';
import { exampleOf } from '../../support/examples.ts';
import { matrix } from '../../support/matrix.ts';
import { foreignIn, tenantNamed } from '../../support/persons.ts';
import { pictureOf, readWorld } from '../../support/world.ts';
import type { Tenant, World } from '../../support/world.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { callWith, createKey, revokeKeysText } from './apiKeyCalls.ts';
import { groupWith, scopeOf } from './people.ts';

// API keys as callers of the tenancy matrix: of another customer with all rights that an administrator can give, without rights, and revoked.

const kinds = ['otherCustomer', 'noRight', 'revoked'] as const;

let running: Running;
let world: World;
let acme: Tenant;
const secrets: Record<string, string> = {};
beforeAll(async () => {
  running = startPlatform();
  world = await readWorld(running, ['ap-southeast-2']);
  acme = tenantNamed(world, 'acme');
  const staff = await running.browser().as('staff@demo.example');
  const admin = await running.browser().as('admin@acme.example');
  const scope = await scopeOf(admin);
  const empty = await groupWith(running, admin, scope);
  secrets['noRight'] = (await createKey(admin, scope, [empty], { requestsPerMinute: 1200 })).secret;
  const revoked = await createKey(admin, scope, [empty], { requestsPerMinute: 1200 });
  await admin.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [revoked._id] } });
  secrets['revoked'] = revoked.secret;
  // Staff give a key of a sibling everything, everywhere: it stays in its own customer.
  const {
    organization: organizationId = '',
    customer: customerId = '',
    hierarchy: hierarchyId = '',
  } = tenantNamed(world, 'acme-distribution').ids;
  const other = { organizationId, customerId, hierarchyId };
  const all = await groupWith(running, staff, other, [{ effect: 'allow', actions: ['*'], resources: ['*'] }]);
  secrets['otherCustomer'] = (await createKey(staff, other, [all], { requestsPerMinute: 1200 })).secret;
}, 120_000);
afterAll(() => running.close());

describe.each(kinds)('a key that is of the kind %s', (kind) => {
  let before: string[];
  const isOther = (customer: string | undefined) => customer !== acme.ids['customer'];
  beforeAll(async () => {
    before = await pictureOf(running, isOther);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'is refused, or shown nothing, by %s about acme',
    async (name, operation) => {
      const variables = exampleOf(operation, { id: (noun) => acme.ids[noun], region: acme.region });
      const reply = await callWith(running, secrets[kind] ?? '', operation.text, variables);
      if (kind === 'revoked') return expect(reply).toMatchObject({ status: 401, reason: 'API_KEY_REVOKED' });
      const isPersonal = operation.access === 'session' || operation.access === 'public';
      if (isPersonal) return expect(reply).toMatchObject({ code: 'FORBIDDEN', reason: 'PEOPLE_ONLY' });
      if (kind === 'noRight') return expect(reply).toMatchObject({ code: 'FORBIDDEN' });
      const { absent, at } = (matrix as Record<string, (typeof matrix)[keyof typeof matrix]>)[name] ?? { absent: 'nothing' };
      const allowed = [absent, ...Object.values(at ?? {}), 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'].map((each) => each.split('/')[0]);
      if (reply.code !== undefined) expect(allowed).toContain(reply.code);
      return expect(foreign(reply.text, JSON.stringify(variables)), reply.text.slice(0, 300)).toEqual([]);
    },
  );

  it('and nothing of acme was changed', async () => {
    expect(await pictureOf(running, isOther)).toEqual(before);
  });
});

/** Content of acme in an answer that was not sent. */
function foreign(text: string, sent: string): string[] {
  const own = tenantNamed(world, 'acme-distribution');
  const reaches = ({ customer }: { customer?: string }) => customer !== acme.ids['customer'];
  const person = { email: '', own, reaches, hidden: new Set<string>(), strangers: [] };
  // The organisation that both are of has this name as well.
  return foreignIn(text, sent, world, person).filter((word) => word !== 'Acme');
}
