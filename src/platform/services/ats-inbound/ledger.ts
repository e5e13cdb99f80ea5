import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { despiteDeadlocks } from '../../database/sqlState.ts';
import type { Database, Store } from '../../database/stores.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { atsRequestTotal } from '../ats-requests/list.ts';
import { externalTenantOf } from '../ats-outbound/reports.ts';
import { withAccounts } from './accounts.ts';
import type { Accounts, Outcome } from './accounts.ts';
import { applyMessage } from './apply.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import type { InboundMessage } from './messages.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied, InboundResponse } from './refusal.ts';

type RequestRow = TenantRow<typeof atsRequests>;

const minute = 60_000;
const lease = 2 * minute;
const maxRetries = 5;

/** Recorded before processing, so that the log shows refused requests too; a repeated one returns the record. */
export async function record(store: Store, context: InboundContext, tenant: AtsTenant, message: InboundMessage): Promise<RequestRow> {
  const now = context.now();
  return store.transaction(async (tx) => {
    const own = unscoped(tx);
    const values = {
      id: context.newId(),
      customerId: tenant.customerId,
      organizationId: tenant.organizationId,
      requestType: message.type,
      atsName: tenant.atsName,
      externalTenantId: externalTenantOf(tenant),
      externalRequestId: message.requestId,
      status: 'ATS_REQUEST_STARTED' as const,
      retryable: false,
      extra: { direction: 'inbound', tenantId: tenant.id },
      payload: message.payload,
      createdAt: now,
      updatedAt: now,
      dueAt: new Date(now.getTime() + lease),
    };
    const [made] = await own.insert(atsRequests, [values], atsRequests.externalRequestId);
    if (made) {
      await changeTotals(tx, [{ scope: tenant.customerId, name: atsRequestTotal, by: 1 }]);
      return made;
    }
    const same = and(
      eq(atsRequests.customerId, tenant.customerId),
      eq(atsRequests.externalTenantId, values.externalTenantId),
      eq(atsRequests.externalRequestId, message.requestId),
    );
    const isAlike = sql<boolean>`${atsRequests.payload} is null or ${atsRequests.payload} = ${JSON.stringify(message.payload)}::jsonb`;
    const [known] = await own.select(atsRequests, { row: sql<string>`${atsRequests.id}`, isAlike, type: atsRequests.requestType }, same);
    if (!known) throw new InboundRefusal(409, 'This request is already being processed.', { retryable: true });
    if (!known.isAlike || known.type !== message.type) throw new InboundRefusal(409, 'This id belongs to another request.');
    const [row] = await own.select(
      atsRequests,
      atsRequests,
      and(eq(atsRequests.customerId, tenant.customerId), eq(atsRequests.id, known.row)),
    );
    if (!row) throw new Error('A request that was just seen is gone');
    return row;
  });
}

/** Processes a recorded request once, in one transaction with its outcome. A concurrent duplicate waits and returns the same response. */
export async function finishRequest(
  store: Store,
  context: InboundContext,
  request: RequestRow,
  tenant: AtsTenant,
): Promise<InboundResponse> {
  const one = and(eq(atsRequests.customerId, request.customerId), eq(atsRequests.id, request.id));
  const apply = (accounts?: Accounts) =>
    store.transaction(async (tx): Promise<Outcome> => {
      const row = await lock(tx, one);
      const over = finalAnswer(row);
      if (over) return { response: over, isApplied: false };
      if (await isOvertaken(tx, row)) {
        const ignored = { ignored: true, data: { reason: 'A newer request was done.' } } as const;
        return { response: await keep(tx, context, row, ignored), isApplied: false };
      }
      const applied = await applyMessage(tx, context, tenant, { type: row.requestType, payload: row.payload ?? {}, accounts });
      return { response: await keep(tx, context, row, applied), isApplied: true, forget: applied.forget };
    });
  // The outcome is committed before new accounts are: if those fail, the request is done again.
  const reopen = async () => {
    const dueAt = new Date(context.now().getTime() + lease);
    await unscoped(store.db).update(atsRequests, { status: 'ATS_REQUEST_STARTED', dueAt }, one);
  };
  try {
    // Retry deadlocks: a purge of the candidate and the request may wait for each other.
    const { response, forget = [] } = await despiteDeadlocks(() => withAccounts(store, context, tenant, request, { apply, reopen }));
    for (const id of forget) context.forget(id);
    return response;
  } catch (error) {
    if (!(error instanceof InboundRefusal)) throw error;
    return store.transaction(async (tx) => {
      const row = await lock(tx, one);
      return finalAnswer(row) ?? refuse(tx, context, row, error);
    });
  }
}

async function lock(tx: Database, one: ReturnType<typeof and>): Promise<RequestRow> {
  const [row] = await unscoped(tx).select(atsRequests, atsRequests, one).for('update');
  if (!row) throw new Error('A request that was recorded is gone');
  return row;
}

/** True if a newer request about the same thing was processed: a late one must not overwrite it. */
async function isOvertaken(
  tx: Database,
  { customerId, id, externalTenantId, requestType, payload, retryCount, createdAt }: RequestRow,
): Promise<boolean> {
  if (retryCount === 0 || !['UPDATE_APPLICATION_STATUS', 'BOOK_INTERVIEW'].includes(requestType)) return false;
  const about = Object.fromEntries(
    ['applicationId', 'bookingId'].flatMap((key) => (payload?.[key] === undefined ? [] : [[key, payload[key]]])),
  );
  const newer = and(
    eq(atsRequests.customerId, customerId),
    eq(atsRequests.status, 'ATS_REQUEST_COMPLETED'),
    eq(atsRequests.requestType, requestType),
    eq(atsRequests.externalTenantId, externalTenantId ?? ''),
    ne(atsRequests.id, id),
    gt(atsRequests.createdAt, createdAt),
    sql`${atsRequests.payload} @> ${JSON.stringify(about)}::jsonb`,
  );
  return (await unscoped(tx).count(atsRequests, newer)) > 0;
}

function finalAnswer({ status, retryable, responses }: RequestRow): InboundResponse | undefined {
  if (status === 'ATS_REQUEST_STARTED' || (status === 'ATS_REQUEST_FAILED' && retryable)) return undefined;
  const last = responses.at(-1);
  return { status: last?.status ?? 200, data: (last?.data ?? {}) as InboundResponse['data'] };
}

async function keep(
  tx: Database,
  context: InboundContext,
  row: RequestRow,
  { ignored, data, masterId }: Applied,
): Promise<InboundResponse> {
  const answer = { status: ignored ? 200 : 201, data };
  await write(tx, context, row, answer, {
    status: ignored ? 'ATS_REQUEST_IGNORED' : 'ATS_REQUEST_COMPLETED',
    retryable: false,
    dueAt: null,
    ...(masterId && { masterId }),
  });
  return answer;
}

async function refuse(
  tx: Database,
  context: InboundContext,
  row: RequestRow,
  { status, message, retryable }: InboundRefusal,
): Promise<InboundResponse> {
  const answer = { status, data: { error: message } };
  const again = retryable && row.retryCount < maxRetries;
  await write(tx, context, row, answer, {
    status: 'ATS_REQUEST_FAILED',
    retryable,
    dueAt: again ? new Date(context.now().getTime() + minute * 4 ** row.retryCount) : null,
  });
  return answer;
}

async function write(
  tx: Database,
  context: InboundContext,
  row: RequestRow,
  { status, data }: InboundResponse,
  set: Partial<RequestRow>,
): Promise<void> {
  const now = context.now();
  const responses = [...row.responses, { status, data, timestamp: now.toISOString() }];
  const one = and(eq(atsRequests.customerId, row.customerId), eq(atsRequests.id, row.id));
  await unscoped(tx).update(atsRequests, { ...set, responses, requestCount: responses.length, updatedAt: now }, one);
}
