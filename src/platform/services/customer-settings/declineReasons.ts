import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { badInput } from '../../errors.ts';
import type { PreviewNotes } from '../previews/notes.ts';
import type { DeclineReason } from './table.ts';
import { defaultDeclineReasons } from './read.ts';
import { customerSettings } from './tenant.ts';

interface DeclineReasons {
  reasons: DeclineReason[];
  isRequired: boolean;
}

async function declineReasonsOf(tx: Database, customerId: string): Promise<DeclineReasons> {
  const { declineReasons, isDeclineReasonRequired } = customerSettings;
  const columns = { reasons: declineReasons, isRequired: isDeclineReasonRequired };
  const [row] = await unscoped(tx).select(customerSettings, columns, eq(customerSettings.customerId, customerId));
  return { reasons: row?.reasons ?? defaultDeclineReasons, isRequired: row?.isRequired ?? false };
}

interface Declining {
  customerId: string;
  status: ApplicationStatus;
  reasonId?: string | null | undefined;
}

/** The reason of a status change; a trial notes the choices instead of requiring one. */
export async function declineReason(
  context: OperationContext & { preview?: PreviewNotes },
  { customerId, status, reasonId }: Declining,
): Promise<DeclineReason | undefined> {
  if (status !== 'APPS_APPLICATION_DECLINED') {
    if (reasonId) throw badInput({ reasonId: 'validation.declineReason.onlyDeclined' });
    return undefined;
  }
  const { reasons, isRequired } = await declineReasonsOf(context.tx, customerId);
  if (context.preview) {
    Object.assign(context.preview, { reasons, isReasonRequired: isRequired });
    return undefined;
  }
  const reason = reasons.find(({ _id }) => _id === reasonId);
  if (reasonId && !reason) throw badInput({ reasonId: 'validation.declineReason.unknown' }, { reason: 'UNKNOWN_REASON' });
  if (!reason && isRequired) throw badInput({ reasonId: 'validation.declineReason.required' }, { reason: 'REASON_REQUIRED' });
  return reason;
}
