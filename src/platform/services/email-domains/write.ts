import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { emailDomains } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { acceptForm } from '../../validation.ts';
import { asEmailDomain, findDomain, options, requireActiveOwner } from './read.ts';
import type { EmailDomain } from './read.ts';

/** A domain has one owner; subdomains are separate. The job creates the keys before its first lookup, since that takes time. */
export const createEmailDomain = operation(
  'NotifCreateEmailDomain',
  { settings: 'NotifGetEmailDomain', ...options, form: 'notif/createEmailDomain' },
  async ({ input: { displayName, emailAddress, ...scope } }, context) => {
    const customer = await requireActiveOwner(context, scope);
    const now = context.now();
    const row = {
      ...{ customerId: customer.id, organizationId: customer.organizationId, awsRegion: customer.awsRegion, displayName, emailAddress },
      emailIdentity: emailAddress.slice(emailAddress.lastIndexOf('@') + 1),
      verificationStatus: 'PENDING' as const,
      tokens: Array.from({ length: 3 }, () => ({ token: newToken(), publicKey: null, privateKey: null, found: null })),
      ...{ keysMadeAt: now, startedAt: now, dueAt: now, createdAt: now, updatedAt: now },
    };
    const [made] = await scoped(context.tx, context.access).insert(emailDomains, [row], emailDomains.emailIdentity);
    if (!made) throw (await findDomain(context, customer.id)) ? existsAlready() : taken();
    note(context, made, shown(made));
    return asEmailDomain(made, context.settings);
  },
);

export const updateEmailDomain = operation(
  'NotifUpdateEmailDomainSetting',
  { settings: 'NotifGetEmailDomain', ...options, recordsChangesOnly: true },
  async (args, context) => {
    const isOn = args.input.isCustomizedEmailDomainEnabled ?? undefined;
    const { input } = isOn === undefined || typeof args.input.displayName === 'string' ? named(args) : args;
    await requireActiveOwner(context, input);
    const row = await lockedDomain(context, input.customerId);
    requireVersion(row, input.expectedVersion);
    if (isOn && !row.isEnabled && row.verificationStatus !== 'SUCCESS')
      throw conflict('The domain is not verified yet.', { reason: 'EMAIL_DOMAIN_NOT_VERIFIED' });
    const displayName = input.displayName ?? row.displayName;
    const given = { displayName, isEnabled: isOn ?? row.isEnabled };
    if (!differs(row, given)) return asEmailDomain(row, context.settings);
    const changed = await change(context, row, {
      // Toggling does not conflict with concurrent edits: only a new name is a new version.
      ...(displayName !== row.displayName && { displayName, version: row.version + 1 }),
      ...(isOn !== undefined && { isEnabled: isOn }),
      updatedAt: context.now(),
    });
    note(context, changed, shown(changed), shown(row));
    return asEmailDomain(changed, context.settings);
  },
);

export const retryDkim = operation(
  'NotifRetryDkimVerification',
  { settings: 'NotifGetEmailDomain', ...options },
  async ({ input }, context) => {
    await requireActiveOwner(context, input);
    const row = await lockedDomain(context, input.customerId);
    if (row.verificationStatus !== 'FAILED')
      throw conflict('Only failed verifications can be retried.', { reason: 'EMAIL_DOMAIN_NOT_FAILED' });
    const now = context.now();
    const changed = await change(context, row, { verificationStatus: 'PENDING', errorType: null, startedAt: now, dueAt: now });
    note(context, changed, { verificationStatus: 'PENDING' }, { verificationStatus: row.verificationStatus });
    return { DkimStatus: changed.verificationStatus, DkimTokens: changed.tokens.map(({ token }) => token) };
  },
);

type Update = { input: Parameters<typeof requireActiveOwner>[1] & { displayName?: string | null; expectedVersion?: number | null } };

const named = <Args extends Update>(args: Args): Args => acceptForm('notif/updateEmailDomain', { ...args }) as unknown as Args;

/** Unguessable DNS label: 32 lower-case letters and digits. */
const newToken = (): string => Array.from(randomBytes(32), (byte) => (byte % 32).toString(32)).join('');

const existsAlready = () => conflict('The email domain of this customer already exists.', { reason: 'EMAIL_DOMAIN_EXISTS' });

const taken = () =>
  conflict('This email domain already exists.', {
    reason: 'EMAIL_DOMAIN_TAKEN',
    fields: { emailAddress: 'validation.emailDomain.emailAddress.taken' },
  });

/** Locks a customer's domain, since the job writes to it as well. */
async function lockedDomain({ tx, access }: OperationContext, customerId: string): Promise<EmailDomain> {
  const [row] = await scoped(tx, access).select(emailDomains, emailDomains, eq(emailDomains.customerId, customerId)).for('update');
  if (!row) throw notFound('NO_EMAIL_DOMAIN');
  return row;
}

async function change(context: OperationContext, row: EmailDomain, set: Partial<EmailDomain>): Promise<EmailDomain> {
  await scoped(context.tx, context.access).update(emailDomains, set, eq(emailDomains.customerId, row.customerId));
  return { ...row, ...set };
}

const shown = ({ displayName, emailAddress, emailIdentity, isEnabled }: EmailDomain) => ({
  ...{ displayName, emailAddress, emailIdentity },
  isCustomizedEmailDomainEnabled: isEnabled,
});

function note(context: OperationContext, row: EmailDomain, values: Record<string, unknown>, before?: Record<string, unknown>): void {
  const { customerId, organizationId, emailIdentity } = row;
  const of = { subjects: [customerId], customerId, organizationId, names: { [customerId]: emailIdentity } };
  context.audit({ ...of, values: { [customerId]: values }, ...(before && { before: { [customerId]: before } }) });
}
