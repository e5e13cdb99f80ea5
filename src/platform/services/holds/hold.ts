import { contextWith } from '../../context.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { byUser } from '../applications/actor.ts';
import type { Messages } from './messages.ts';
import type { HeldChange, holds as table } from './table.ts';
import { holds } from './tenant.ts';

/** Changes without messages can be undone for a day (decisions §5 “reversible and irreversible”). */
const untold = 24 * 3_600_000;

export interface HeldContext extends OperationContext {
  messages: Messages & { holdId: string };
}

export interface KeptHold {
  _id: string;
  until: Date;
  mailed: number;
  texted: number;
  operation: (typeof table.$inferSelect)['operation'];
  userName: string | null;
}

interface HeldRows {
  operation: KeptHold['operation'];
  customerId: string;
  organizationId: string;
  changes: HeldChange[];
}

/** Messages of the returned context wait; `keep` writes down how the change is undone. Null where nothing can be. */
export function beginHold(context: OperationContext, { notify = true }: { notify?: boolean | null | undefined }) {
  const period = context.settings.messageHoldMinutes * 60_000;
  const now = context.now();
  const until = new Date(now.getTime() + period);
  const messages: HeldContext['messages'] = {
    ...{ isSilent: notify === false, holdId: context.newId(), mailed: 0, texted: 0, reported: 0 },
    ...(period > 0 && { until }),
  };
  const keep = async ({ operation, customerId, organizationId, changes }: HeldRows): Promise<KeptHold | null> => {
    const { holdId: id, mailed, texted, reported } = messages;
    const isTold = mailed + texted + reported > 0;
    if (changes.length === 0 || (isTold && period === 0)) return null;
    const { userName = null } = await byUser(context);
    const kept = { until: isTold ? until : new Date(now.getTime() + untold), mailed, texted, operation, userName };
    const { userId } = context.session;
    await unscoped(context.tx).insert(holds, [{ id, customerId, organizationId, userId, createdAt: now, changes, ...kept }]);
    return { _id: id, ...kept };
  };
  return { context: contextWith<HeldContext>(context as HeldContext, { messages }), keep };
}
