import { eq } from 'drizzle-orm';
import type { ResultOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { badInput, conflict, notFound, PlatformError } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { documentFault } from '../../documentFault.ts';
import { operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { requireTakeable } from '../groups/denials.ts';
import { requireGivable, requireHeld } from '../groups/grants.ts';
import { hashSecret, keyText, newSecret } from './keyText.ts';
import { lockedKey } from './list.ts';
import { apiKeyColumns, asApiKey } from './relations.ts';
import type { StoredDocument } from './table.ts';
import { apiKeys } from './tenant.ts';

// To make or change a key, or to learn its secret, somebody must hold all that its groups grant.

const field = 'groupIds';
const message = 'validation.apiKey.groupIds.grantsMore';

/** Nothing that a key may do helps it to more keys; a repeated call is answered without the secret. */
const options = { peopleOnly: true, confirmed: true, unstored: ['secret'] } as const;

type ApiKey = TenantRow<typeof apiKeys>;
type AuditedKey = Pick<ApiKey, 'name' | 'groupIds' | 'requestsPerMinute' | 'expiresAt' | 'documents'>;

export const createApiKey = operation('ORGCreateApiKey', { ...options, form: 'org/createApiKey' }, async ({ apiKey: input }, context) => {
  const { tx, access } = context;
  const { organizationId, customerId, hierarchyId, name, requestsPerMinute } = input;
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId }).catch((error: unknown) => {
    throw error instanceof PlatformError && error.code === 'NOT_FOUND' ? noDepartment() : error;
  });
  const groupIds = [...new Set(input.groupIds)];
  await requireGivable(context, tx, { ids: groupIds, customerId, field, message });
  const now = context.now();
  const id = context.newId();
  const secret = newSecret();
  const values = {
    name,
    groupIds,
    requestsPerMinute,
    expiresAt: laterThan(now, input.expiresAt),
    documents: requireFitting(input.documents),
  };
  const own = { organizationId, customerId, hierarchyId, id, createdBy: context.session.userId, createdAt: now, updatedAt: now };
  await scoped(tx, access).insert(apiKeys, [{ ...own, ...values, secretHash: hashSecret(secret) }]);
  context.audit({ subjects: [id], organizationId, customerId, values: { [id]: audited(values) }, names: { [id]: name } });
  return answer(context, id, keyText({ region: context.region, id, secret }));
});

export const updateApiKey = operation(
  'ORGUpdateApiKey',
  { ...options, form: 'org/updateApiKey', recordsChangesOnly: true },
  async ({ update, filter }, context) => {
    const { tx, access } = context;
    const row = await lockedKey(context, filter);
    requireUsable(row);
    requireVersion(row, update.expectedVersion);
    const { id, customerId, organizationId } = row;
    const groupIds = update.groupIds ? [...new Set(update.groupIds)] : row.groupIds;
    const values = {
      name: update.name ?? row.name,
      groupIds,
      requestsPerMinute: update.requestsPerMinute ?? row.requestsPerMinute,
      expiresAt: isSameEnd(update.expiresAt, row.expiresAt) ? row.expiresAt : laterThan(context.now(), update.expiresAt),
      documents: update.documents ? requireFitting(update.documents, row.documents) : row.documents,
    };
    await requireHeld(context, tx, { ids: groupIds, customerId, field, message });
    const added = groupIds.filter((each) => !row.groupIds.includes(each));
    await requireGivable(context, tx, { ids: added, customerId, field, message });
    const taken = row.groupIds.filter((each) => !groupIds.includes(each));
    if (taken.length > 0) await requireTakeable(context, tx, { ids: taken, staying: groupIds, customerId, field, message });
    if (!differs(row, values)) return answer(context, id);
    const changes = { ...values, version: row.version + 1, updatedAt: context.now() };
    await scoped(tx, access).update(apiKeys, changes, eq(apiKeys.id, id));
    context.forget(id);
    context.audit({
      ...{ subjects: [id], organizationId, customerId, names: { [id]: values.name } },
      values: { [id]: audited(values) },
      before: { [id]: audited(row) },
    });
    return answer(context, id);
  },
);

const hour = 3_600_000;

export const rotateApiKey = operation('ORGRotateApiKey', { ...options, form: 'org/rotateApiKey' }, async ({ input, filter }, context) => {
  const { tx, access } = context;
  const row = await lockedKey(context, filter);
  requireUsable(row);
  const { id, customerId, organizationId, name } = row;
  await requireHeld(context, tx, { ids: row.groupIds, customerId, field, message });
  const now = context.now();
  const secret = newSecret();
  const previousUntil = new Date(now.getTime() + input.overlapHours * hour);
  const changes = { secretHash: hashSecret(secret), previousHash: row.secretHash, previousUntil, updatedAt: now };
  await scoped(tx, access).update(apiKeys, changes, eq(apiKeys.id, id));
  context.forget(id);
  context.audit({
    ...{ subjects: [id], organizationId, customerId, names: { [id]: name } },
    values: { [id]: { previousUntil } },
    before: { [id]: { previousUntil: row.previousUntil } },
  });
  return answer(context, id, keyText({ region: context.region, id, secret }));
});

async function answer({ tx, access }: OperationContext, id: string, secret?: string): Promise<ResultOf<'ORGGetApiKey'>> {
  const [key] = await scoped(tx, access).select(apiKeys, apiKeyColumns, eq(apiKeys.id, id));
  if (!key) throw notFound();
  return asApiKey(key, secret === undefined ? {} : { secret });
}

function requireUsable({ revokedAt }: ApiKey): void {
  if (revokedAt) throw conflict('This API key was revoked.', { reason: 'API_KEY_REVOKED' });
}

const noDepartment = () => badInput({ hierarchyId: 'validation.apiKey.hierarchyId.required' }, { reason: 'NO_DEPARTMENT' });

const isSameEnd = (given: string | null | undefined, stored: Date | null): boolean =>
  given === undefined || (given === null ? stored === null : stored?.getTime() === Date.parse(given));

function laterThan(now: Date, given: string | null | undefined): Date | null {
  if (!given) return null;
  const end = new Date(given);
  if (end <= now) throw badInput({ expiresAt: 'validation.apiKey.expiresAt.past' });
  return end;
}

/** Stored documents stay, even if the contract no longer takes them: the key's page says so. */
function requireFitting(documents: readonly StoredDocument[] | null | undefined, stored: readonly StoredDocument[] = []): StoredDocument[] {
  const given = (documents ?? []).map(({ name, text }) => ({ name, text }));
  const kept = new Set(stored.map(({ text }) => text));
  const faults = given.flatMap(({ name, text }, index) => {
    const fault = kept.has(text) ? undefined : documentFault(text);
    return fault ? [[`documents.${index}.text`, { name, ...fault }] as const] : [];
  });
  if (faults.length === 0) return given;
  const fields = Object.fromEntries(faults.map(([path]) => [path, 'validation.apiKey.documents.fault']));
  throw badInput(fields, { reason: 'UNFIT_DOCUMENT', fieldArgs: Object.fromEntries(faults) });
}

const audited = ({ name, groupIds, requestsPerMinute, expiresAt, documents }: AuditedKey) => ({
  ...{ name, groupIds, requestsPerMinute, expiresAt },
  documents: documents.map((document) => document.name),
});
