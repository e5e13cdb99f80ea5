import type { Database } from '../../database/stores.ts';
import { PlatformError } from '../../errors.ts';
import type { Accounts } from './accounts.ts';
import { enterFromAts, setStatusFromAts } from './applications.ts';
import { bookFromAts } from './bookings.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import { faultsOf } from './messages.ts';
import type { ApplicationMessage, BookingMessage, InboundType, StatusMessage, VacancyMessage } from './messages.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied } from './refusal.ts';
import { syncFromAts } from './vacancies.ts';

/** Validates again: stored requests may predate the current rules. */
export async function applyMessage(
  tx: Database,
  context: InboundContext,
  tenant: AtsTenant,
  { type, payload, accounts }: { type: string; payload: Record<string, unknown>; accounts?: Accounts | undefined },
): Promise<Applied> {
  const does = appliers[type as InboundType];
  if (!does) throw new InboundRefusal(400, 'Unknown request type.');
  const faults = Object.entries(faultsOf(type as InboundType, payload));
  if (faults.length > 0)
    throw new InboundRefusal(
      400,
      faults
        .map(([path, why]) => `${path}: ${why}`)
        .join('; ')
        .slice(0, 500),
    );
  try {
    return await does(tx, context, tenant, payload as never, accounts);
  } catch (error) {
    if (error instanceof PlatformError) throw new InboundRefusal(statusOf[error.code] ?? 409, error.message);
    throw error;
  }
}

const statusOf: Partial<Record<PlatformError['code'], number>> = { BAD_USER_INPUT: 400, NOT_FOUND: 404, FORBIDDEN: 403 };

type Apply<Message> = (tx: Database, context: InboundContext, tenant: AtsTenant, message: Message, accounts?: Accounts) => Promise<Applied>;

const appliers: {
  SYNC_VACANCY: Apply<VacancyMessage>;
  CREATE_APPLICATION: Apply<ApplicationMessage>;
  UPDATE_APPLICATION_STATUS: Apply<StatusMessage>;
  BOOK_INTERVIEW: Apply<BookingMessage>;
} = {
  SYNC_VACANCY: syncFromAts,
  CREATE_APPLICATION: enterFromAts,
  UPDATE_APPLICATION_STATUS: setStatusFromAts,
  BOOK_INTERVIEW: bookFromAts,
};
