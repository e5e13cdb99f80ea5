import { rightsOfRole } from '../../src/platform/services/policies/rights.ts';
import type { Role } from '../../src/platform/services/policies/rights.ts';
import type { Access } from '../../src/engine/plan/Plan.ts';
import type { Running } from '../platform/browser.ts';
import { Caller } from './caller.ts';
import { operations } from './contract.ts';
import type { Row } from './matrixRows.ts';
import { tenantNamed } from './persons.ts';
import type { Tenant, World } from './world.ts';

export const callerKinds = [
  'anonymous',
  'noGrant',
  'hiringManager',
  'recruiter',
  'customerAdmin',
  'staff',
  'archivedWithSession',
  'locked',
] as const;
export type CallerKind = (typeof callerKinds)[number];

interface Facts {
  holds: Role | 'everything' | 'nothing';
  home: string;
  signedIn: boolean;
  /** The account; those without one are made. */
  email?: string;
}

/**
 * Archiving a user ends all sessions (decisions §6); locking doesn't: anyone who knows an address can lock it with five wrong passwords
 * (decisions §5), and must not sign others out.
 */
export const callerFacts: Record<CallerKind, Facts> = {
  anonymous: { holds: 'nothing', home: 'acme', signedIn: false },
  noGrant: { holds: 'nothing', home: 'acme', signedIn: true },
  hiringManager: { holds: 'ph-role-hiring-manager', home: 'acme', signedIn: true, email: 'manager@acme.example' },
  recruiter: { holds: 'ph-role-recruiter', home: 'acme', signedIn: true, email: 'recruiter@acme.example' },
  customerAdmin: { holds: 'ph-role-customer-admin', home: 'acme', signedIn: true, email: 'admin@acme.example' },
  staff: { holds: 'everything', home: 'northlight', signedIn: true, email: 'staff@demo.example' },
  archivedWithSession: { holds: 'ph-role-customer-admin', home: 'acme', signedIn: false },
  locked: { holds: 'ph-role-customer-admin', home: 'acme', signedIn: true },
};

const rightsOf: Record<string, ReadonlySet<string>> = Object.fromEntries(
  (['ph-role-hiring-manager', 'ph-role-recruiter', 'ph-role-customer-admin'] as const).map((role) => [role, new Set(rightsOfRole(role))]),
);

export function comesIn(kind: CallerKind, { answersSignedOut }: Row, access: Access): boolean {
  const { signedIn } = callerFacts[kind];
  if (access === 'public') return true;
  if (!signedIn) return answersSignedOut === true;
  return access === 'session' || access.every((right) => isGranted(kind, right));
}

export const isGranted = (kind: CallerKind, right: string): boolean =>
  callerFacts[kind].holds === 'everything' || rightsOf[callerFacts[kind].holds]?.has(right) === true;

export const reachesInto = (kind: CallerKind, region: string, world: World): boolean =>
  callerFacts[kind].holds === 'everything' || region === tenantNamed(world, callerFacts[kind].home).region;

export interface Met {
  kind: CallerKind;
  email: string;
  caller: Caller;
  spare: Caller[];
}

/** Brings all callers into their states, by operations of staff where there are any. */
export async function meetCallers(running: Running, world: World): Promise<Record<CallerKind, Met>> {
  const made = { noGrant: 'none@made.example', archivedWithSession: 'archived@made.example', locked: 'locked@made.example' };
  const staff = await new Caller(running.platform).as('staff@demo.example');
  const acme = tenantNamed(world, 'acme');
  const ids = await makeAdministrators(running, staff, acme, Object.values(made));
  const entries = await Promise.all(
    callerKinds.map(async (kind): Promise<[CallerKind, Met]> => {
      const email = callerFacts[kind].email ?? (kind === 'anonymous' ? 'nobody@made.example' : made[kind as keyof typeof made]);
      const all = Array.from({ length: 5 }, () => new Caller(running.platform));
      if (kind !== 'anonymous') for (const each of all) await each.as(email);
      const [caller = new Caller(running.platform), ...spare] = all;
      return [kind, { kind, email, caller, spare }];
    }),
  );
  const { organization: organizationId, customer: customerId, hierarchy: hierarchyId } = acme.ids;
  const scope = { organizationId, customerId, hierarchyId };
  await staff.ask(textOf('ORGArchiveUser'), { filter: { _id: ids[made.archivedWithSession], ...scope } });
  await staff.ask(textOf('ORGGroupRemoveUsers'), { param: { groupId: ids['group'], userIds: [ids[made.noGrant]] } });
  for (let tries = 0; tries < 5; tries += 1) await new Caller(running.platform).browser.logIn(made.locked, 'Wrong-Passw0rd!');
  return Object.fromEntries(entries) as Record<CallerKind, Met>;
}

async function makeAdministrators(
  running: Running,
  staff: Caller,
  { ids, region }: Tenant,
  emails: string[],
): Promise<Record<string, string>> {
  const { organization: organizationId, customer: customerId, hierarchy: hierarchyId } = ids;
  const home = await running.platform.stores.region(region);
  const { rows } = await home.pool.query<{ id: string }>(`select id from groups where customer_id = $1 and name = 'Customer Admins'`, [
    customerId,
  ]);
  const group = rows[0]?.id ?? '';
  const made: Record<string, string> = { group };
  for (const email of emails) {
    const user = {
      ...{ organizationId, customerId, hierarchyId },
      groupIds: [group],
      email,
      firstName: 'Made',
      lastName: 'For the matrix',
    };
    const answer = await staff.ask<{ _id: string }>(textOf('ORGCreateEndUser'), { user });
    made[email] = answer._id;
  }
  // The first password is set by a mailed link; here it is the one that every demo account has.
  await (
    await running.platform.stores.identity()
  ).pool.query(
    `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where email = any($1)`,
    [emails],
  );
  return made;
}

export const textOf = (name: string): string => operations.find((each) => each.name === name)?.text ?? '';

/** A caller with the same cookies, whose answers change nothing of the first one's. */
export function copyOf(running: Running, { browser }: Caller): Caller {
  const copy = new Caller(running.platform);
  for (const [name, value] of browser.cookies) copy.browser.cookies.set(name, value);
  return copy;
}
