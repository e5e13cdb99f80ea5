import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { UserType } from '../../database/tables/columns.ts';
import { changeTotals } from '../../database/totals.ts';
import type { Region } from '../../regions.ts';
import { inviteToSetPassword } from '../auth/firstPassword.ts';
import { identities } from '../auth/identityTable.ts';
import { takeLeftovers } from './create.ts';
import { users } from './tenant.ts';
import { queueUserEvents } from '../webhook-sending/recordEvents.ts';
import { personTotal } from './totals.ts';

export interface AtsUser {
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
}

interface AtsUserOwner {
  customerId: string;
  organizationId: string;
  hierarchyId: string;
  region: Region;
  notes: string;
}

export type AtsProfile = Awaited<ReturnType<typeof makeAtsIdentities>>[number];

/** Like `makeUsers`, without a session; leaves out addresses that are taken. Call `writeAtsProfiles` before this transaction ends. */
export async function makeAtsIdentities(
  tx: Database,
  context: Pick<RequestContext, 'now' | 'newId' | 'settings'>,
  { region: awsRegion, notes, ...owner }: AtsUserOwner,
  people: readonly AtsUser[],
) {
  const at = context.now();
  const common = { ...owner, phoneNumber: null, source: 'EDGE', mfaEnabled: false, createdAt: at, updatedAt: at };
  // By address, so that two calls that name the same people wait for each other in the same order.
  const made = people
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map((person) => ({ ...common, ...person, notes, username: person.email, id: context.newId() }));
  if (made.length === 0) return [];
  const written = await tx
    .insert(identities)
    .values(made.map((profile) => ({ ...profile, awsRegion })))
    .onConflictDoNothing({ target: identities.email })
    .returning({ id: identities.id });
  const own = new Set(written.map(({ id }) => id));
  const free = made.filter(({ id }) => own.has(id));
  for (const user of free) await inviteToSetPassword(tx, context, user);
  return free;
}

export async function writeAtsProfiles(
  region: Database,
  context: Pick<RequestContext, 'now' | 'newId'>,
  made: readonly AtsProfile[],
): Promise<void> {
  const [first] = made;
  if (!first) return;
  await takeLeftovers(
    region,
    made.map(({ email }) => email),
  );
  await unscoped(region).insert(users, [...made]);
  await changeTotals(region, [{ scope: first.customerId, name: personTotal('users', false), by: made.length }]);
  await queueUserEvents(region, context, 'USER_ADDED', made);
}
