import { eq } from 'drizzle-orm';
import { rights } from '../../../generated/rights.ts';
import type { DeadLetterKind } from '../../../domain/health.ts';
import { noCustomer } from '../../audit.ts';
import type { Call } from '../../call.ts';
import { contextWith } from '../../context.ts';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf, ResultOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { outageOf } from '../../database/outage.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { PlatformError } from '../../errors.ts';
import { sendMailsAgain } from '../../health/sendAgain.ts';
import { within } from '../../health/stores.ts';
import { changed, distinctIds, requireAll } from '../../lists/bulk.ts';
import type { Refused } from '../../lists/bulk.ts';
import { operation, runMutation } from '../../operation.ts';
import { customers } from '../customers/tenant.ts';
import { deadLetters } from './tenant.ts';

type Letter = TenantRow<typeof deadLetters>;
type Repeated = 'AtsRetryRequests' | 'CommonSendWebhooksAgain' | 'CommonRunBackgroundJobs';

/** Longest wait for a store, in ms. */
const patience = 10_000;

/** Outside a transaction, since each store has its own. Requests, webhooks and tasks are repeated by their services' operations, which audit. */
export const tryDeadLettersAgain = operation(
  'CommonTryDeadLettersAgain',
  { store: 'identity', outside: true, recordsChangesOnly: true },
  async ({ filter }, context) => {
    const ids = distinctIds(filter.deadLetterIds, 'deadLetterIds');
    const mine = scoped(context.tx, context.access);
    const rows = await mine.select(deadLetters, deadLetters, isOneOf(deadLetters.id, ids)).orderBy(deadLetters.id);
    requireAll(rows, ids);
    const refused: Refused[] = [];
    const repeated: Letter[] = [];
    for (const letters of groupsOf(rows)) {
      const done = await repeat(letters, context);
      refused.push(...done.refused);
      repeated.push(...letters.filter(({ id }) => done.ids.includes(id)));
    }
    const done = repeated.map(({ id }) => id);
    if (done.length > 0) await mine.remove(deadLetters, isOneOf(deadLetters.id, done));
    return changed(repeated, ids, refused);
  },
);

/** Rows of the same kind, customer and store. */
function groupsOf(rows: readonly Letter[]): Letter[][] {
  const groups = new Map<string, Letter[]>();
  for (const row of rows) {
    const key = `${row.kind} ${row.customerId} ${row.store}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

interface Outcome {
  ids: readonly string[];
  refused: readonly Refused[];
}

async function repeat(letters: readonly Letter[], context: OperationContext): Promise<Outcome> {
  const [first] = letters;
  const ids = letters.map(({ id }) => id);
  if (!first) return { ids, refused: [] };
  try {
    return await within(repeating[first.kind](letters, first, context), patience);
  } catch (error) {
    const isAway = outageOf(error) !== undefined || (error as { code?: unknown }).code === 'TIMEOUT';
    if (!isAway && !(error instanceof PlatformError)) throw error;
    return { ids: [], refused: ids.map((_id) => ({ _id, reason: isAway ? 'refusals.storeAway' : 'refusals.gone', args: null })) };
  }
}

type Repeat = (letters: readonly Letter[], first: Letter, context: OperationContext) => Promise<Outcome>;

const repeating: Record<DeadLetterKind, Repeat> = {
  MAIL: sendAgain,
  // A text message is emptied as it is given up.
  TEXT_MESSAGE: async (letters) => ({ ids: [], refused: withoutContent(idsOf(letters)) }),
  WEBHOOK: async (letters, first, context) => {
    const { organizationId = '', hierarchyId = '' } = (await ownerOf(first, context)) ?? {};
    const place = { organizationId, customerId: first.customerId, hierarchyId };
    return run('CommonSendWebhooksAgain', { ...place, webhookDeliveryIds: idsOf(letters) }, first, context);
  },
  ATS_REQUEST: async (letters, first, context) =>
    run('AtsRetryRequests', { retryRequestsInput: { customerId: first.customerId, atsRequestIds: idsOf(letters) } }, first, context),
  BACKGROUND_TASK: async (letters, first, context) =>
    run('CommonRunBackgroundJobs', { filter: { backgroundJobIds: idsOf(letters) } }, first, context),
};

const idsOf = (letters: readonly Letter[]): string[] => letters.map(({ id }) => id);

const withoutContent = (ids: readonly string[]): Refused[] => ids.map((_id) => ({ _id, reason: 'refusals.contentGone', args: null }));

async function ownerOf({ customerId }: Letter, { tx }: OperationContext) {
  const { id, organizationId, rootHierarchyId: hierarchyId } = customers;
  const [owner] = await unscoped(tx).select(customers, { organizationId, hierarchyId }, eq(id, customerId));
  return owner;
}

async function sendAgain(letters: readonly Letter[], first: Letter, context: OperationContext): Promise<Outcome> {
  const { customerId, region } = first;
  const { stores, audit, now, session } = context;
  const owner = await ownerOf(first, context);
  const store = await (region ? stores.region(region) : stores.identity());
  const ids = await store.transaction((tx) => sendMailsAgain(tx, customerId, idsOf(letters), now()));
  const sent = letters.filter(({ id }) => ids.includes(id));
  if (sent.length > 0)
    audit({
      ...{ subjects: ids, customerId: owner ? customerId : noCustomer, organizationId: owner?.organizationId ?? session.organizationId },
      ...{ names: Object.fromEntries(sent.map(({ id, subject }) => [id, subject])), values: {}, leavesRows: true },
    });
  const refused = idsOf(letters).filter((id) => !ids.includes(id));
  return { ids, refused: withoutContent(refused) };
}

/** The service's own operation, with its right, in the region of the rows. */
async function run<Name extends Repeated>(
  name: Name,
  args: ArgumentsOf<Name>,
  { region }: Letter,
  context: OperationContext,
): Promise<Outcome> {
  const call = contextWith(context as unknown as Call, { ...(region && { region }), idempotencyKey: undefined });
  const result: ResultOf<Name> = await runMutation(name, rights[name] ?? [], args, call);
  const { data, refused } = result as unknown as { data: { _id: string }[]; refused: Refused[] };
  return { ids: data.map(({ _id }) => _id), refused };
}
