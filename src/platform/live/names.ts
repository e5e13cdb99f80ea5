import { createHash, randomBytes } from 'node:crypto';
import type { WatchingPerson } from '../../generated/types.ts';
import { systemActor } from '../audit.ts';
import type { Access } from '../call.ts';
import type { Stores } from '../database/stores.ts';
import type { Session } from '../http/session.ts';
import { rootOf } from '../lists/customer.ts';
import { accessScope } from '../policy/accessScope.ts';
import type { Region } from '../regions.ts';
import { peopleOf } from '../services/users/people.ts';
import type { Onlooker } from './presence.ts';

interface Reader {
  session: Session;
  region: Region;
}

/** Names of people who change or look at something, for those who find them in the audit log too. */
export function createNames(stores: Stores, access: ReadonlyMap<string, Access>) {
  const known = new Map<string, { name: Promise<string | undefined>; until: number }>();
  const salt = randomBytes(12);

  const mayKnow = async ({ session, region }: Reader, customerId: string): Promise<boolean> => {
    const needed = access.get('CommonGetAuditList');
    if (!Array.isArray(needed)) return false;
    const { db: tx } = await stores.region(region);
    const root = await rootOf({ tx, stores, region }, customerId);
    const target = root && { region, organization: root.organizationId, customer: customerId, path: [] };
    return target !== undefined && accessScope(session.statements, needed, region).covers(target);
  };
  const nameOf = (region: Region, identityId: string): Promise<string | undefined> => {
    const found = known.get(identityId);
    if (found && found.until > Date.now()) return found.name;
    if (known.size > mostKnown) known.clear();
    const name = peopleOf({ stores, region }, [identityId]).then(
      (people) => people.get(identityId)?.name || undefined,
      () => undefined,
    );
    known.set(identityId, { name, until: Date.now() + keptFor });
    return name;
  };
  const of = async (reader: Reader, customerId: string, identityId: string): Promise<string | undefined> =>
    identityId !== systemActor && (await mayKnow(reader, customerId)) ? nameOf(reader.region, identityId) : undefined;

  return {
    of,
    people: (reader: Reader, customerId: string, onlookers: readonly Onlooker[]): Promise<WatchingPerson[]> =>
      Promise.all(
        onlookers.map(async ({ identityId, editing }) => ({
          key: createHash('sha256').update(salt).update(identityId).digest('base64url').slice(0, 12),
          name: (await of(reader, customerId, identityId)) ?? null,
          editing,
        })),
      ),
  };
}

const keptFor = 60_000;
const mostKnown = 5000;
