import { and, asc, eq, lte } from 'drizzle-orm';
import { logFailure } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { despiteDeadlocks } from '../../database/sqlState.ts';
import type { Database, Store } from '../../database/stores.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import type { Region } from '../../regions.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { hasInvitationsLeft } from './dailyCap.ts';
import { inviteWaiting, isIt } from './invite.ts';
import { atsInvitations } from './tenant.ts';

const interval = 60_000;
const pauseAfterFailure = 10 * 60_000;

type Home = Store & { region: Region };
type Waiting = TenantRow<typeof atsInvitations>;

/** Sends waiting invitations, oldest first, within each connection's cap for the day. */
export function startAtsInvitations(tools: Tools): Job {
  return repeating({ name: 'ATS invitations', interval }, async (signal) => {
    for (const store of tools.stores.opened().filter(isHome)) {
      const { now, newId, settings } = tools;
      const context = { now, newId, settings, region: store.region };
      try {
        for (const connection of await connectionsWaiting(store)) {
          if (!(await hasInvitationsLeft(store.db, context, connection))) continue;
          while (!signal.aborted && (await sendNext(tools, store, context, connection)));
        }
      } catch (error) {
        if (!signal.aborted) logFailure(tools.log, error, { message: 'waiting invitations could not be read', region: store.region });
      }
    }
  });
}

const isHome = (store: Store): store is Home => store.region !== undefined;

/** Archived connections and those that no longer invite keep theirs waiting. */
async function connectionsWaiting({ db }: Home): Promise<AtsTenant[]> {
  const all = unscoped(db);
  const own = and(eq(atsInvitations.customerId, atsTenants.customerId), eq(atsInvitations.atsTenantId, atsTenants.id));
  const rows = await all.select(atsTenants, atsTenants, all.exists(atsInvitations, own)).orderBy(atsTenants.customerId, atsTenants.id);
  return rows.filter(({ archivedAt, extra }) => !archivedAt && extra['isAutoFlow'] !== false);
}

/** False once nothing waits, or today's cap is reached. */
async function sendNext(tools: Tools, store: Home, context: ApplyingContext, connection: AtsTenant): Promise<boolean> {
  let taken: Waiting | undefined;
  try {
    return await despiteDeadlocks(() =>
      store.transaction(async (tx) => {
        taken = await takeOldest(tx, connection, context.now());
        return taken !== undefined && (await inviteWaiting(tx, context, connection, taken));
      }),
    );
  } catch (error) {
    if (!taken) throw error;
    logFailure(tools.log, error, { message: 'a waiting invitation could not be sent', application: taken.applicationId });
    const dueAt = new Date(context.now().getTime() + pauseAfterFailure);
    await unscoped(store.db).update(atsInvitations, { dueAt }, isIt(taken));
    return true;
  }
}

async function takeOldest(tx: Database, { customerId, id }: AtsTenant, now: Date): Promise<Waiting | undefined> {
  const due = and(eq(atsInvitations.customerId, customerId), eq(atsInvitations.atsTenantId, id), lte(atsInvitations.dueAt, now));
  const [row] = await unscoped(tx)
    .select(atsInvitations, atsInvitations, due)
    .orderBy(asc(atsInvitations.createdAt), asc(atsInvitations.applicationId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
