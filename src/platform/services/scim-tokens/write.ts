import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { hashSecret, newSecret } from '../api-keys/keyText.ts';
import { requireTakeable } from '../groups/denials.ts';
import { grantsMore, isHeld, requireGivable, requireHeld } from '../groups/grants.ts';
import { lockedToken } from './list.ts';
import { asToken, tokenColumns } from './relations.ts';
import { provisioningStatement } from './session.ts';
import type { ScimToken } from './session.ts';
import { scimTokens } from './tenant.ts';
import { tokenText } from './tokenText.ts';

// To make or change a token, somebody must hold all that it may do, and all that its groups grant or deny.

const field = 'groupIds';
const message = 'validation.scimToken.groupIds.grantsMore';

/** A repeated call is answered without the secret. */
const options = { peopleOnly: true, confirmed: true, unstored: ['secret'] } as const;

export const createScimToken = operation(
  'IDPCreateScimToken',
  { ...options, form: 'idp/createScimToken' },
  async ({ token: input }, context) => {
    const { tx, access } = context;
    const { organizationId, customerId, name } = input;
    const owner = await requireCustomer(context, customerId);
    if (owner.organizationId !== organizationId) throw notFound();
    const groupIds = [...new Set(input.groupIds)];
    await requireGivable(context, tx, { ids: groupIds, customerId, field, message });
    await requireTaking(context, customerId, groupIds);
    await requireOwnRights(context, customerId, organizationId);
    const now = context.now();
    const id = context.newId();
    const secret = newSecret();
    const values = { name, groupIds, expiresAt: laterThan(now, input.expiresAt) };
    const own = { organizationId, customerId, id, createdBy: context.session.userId, createdAt: now, updatedAt: now };
    await scoped(tx, access).insert(scimTokens, [{ ...own, ...values, secretHash: hashSecret(secret) }]);
    context.audit({ subjects: [id], organizationId, customerId, values: { [id]: values }, names: { [id]: name } });
    return answer(context, id, tokenText({ region: context.region, id, secret }));
  },
);

export const updateScimToken = operation(
  'IDPUpdateScimToken',
  { ...options, form: 'idp/updateScimToken', recordsChangesOnly: true },
  async ({ update, filter }, context) => {
    const { tx, access } = context;
    const row = await lockedToken(context, filter);
    if (row.revokedAt) throw conflict('This SCIM token was revoked.', { reason: 'SCIM_TOKEN_REVOKED' });
    requireVersion(row, update.expectedVersion);
    const { id, customerId, organizationId } = row;
    const groupIds = update.groupIds ? [...new Set(update.groupIds)] : row.groupIds;
    const values = {
      name: update.name ?? row.name,
      groupIds,
      expiresAt: isSameEnd(update.expiresAt, row.expiresAt) ? row.expiresAt : laterThan(context.now(), update.expiresAt),
    };
    await requireHeld(context, tx, { ids: groupIds, customerId, field, message });
    const added = groupIds.filter((each) => !row.groupIds.includes(each));
    await requireGivable(context, tx, { ids: added, customerId, field, message });
    await requireTaking(context, customerId, groupIds);
    await requireOwnRights(context, customerId, organizationId);
    if (!differs(row, values)) return answer(context, id);
    const changes = { ...values, version: row.version + 1, updatedAt: context.now() };
    await scoped(tx, access).update(scimTokens, changes, eq(scimTokens.id, id));
    context.audit({
      ...{ subjects: [id], organizationId, customerId, names: { [id]: values.name } },
      values: { [id]: values },
      before: { [id]: audited(row) },
    });
    return answer(context, id);
  },
);

/** Taking a membership lifts the denials of its group. */
const requireTaking = (context: OperationContext, customerId: string, ids: readonly string[]): Promise<void> =>
  requireTakeable(context, context.tx, { ids, staying: [], customerId, field, message });

async function requireOwnRights(context: OperationContext, customer: string, organization: string): Promise<void> {
  const own = provisioningStatement({ region: context.region, organization, customer });
  if (!(await isHeld(context, context.tx, customer, [own]))) throw grantsMore({ ids: [], customerId: customer, field, message });
}

async function answer({ tx, access }: OperationContext, id: string, secret?: string): Promise<ResultOf<'IDPGetScimToken'>> {
  const [token] = await scoped(tx, access).select(scimTokens, tokenColumns, eq(scimTokens.id, id));
  if (!token) throw notFound();
  return asToken(token, secret === undefined ? {} : { secret });
}

const isSameEnd = (given: string | null | undefined, stored: Date | null): boolean =>
  given === undefined || (given === null ? stored === null : stored?.getTime() === Date.parse(given));

function laterThan(now: Date, given: string | null | undefined): Date | null {
  if (!given) return null;
  const end = new Date(given);
  if (end <= now) throw badInput({ expiresAt: 'validation.scimToken.expiresAt.past' });
  return end;
}

const audited = ({ name, groupIds, expiresAt }: ScimToken) => ({ name, groupIds, expiresAt });
