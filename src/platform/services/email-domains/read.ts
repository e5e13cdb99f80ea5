import { and, eq } from 'drizzle-orm';
import type { OperationContext, Settings } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { emailDomains } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { recordsOf } from './records.ts';

export type EmailDomain = TenantRow<typeof emailDomains>;
type Customer = TenantRow<typeof customers>;

interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

/** Identity store, since a domain has one owner across regions; departments are in the region's store. */
export const options = { store: 'identity', ...alsoRegion } as const;

export const getEmailDomain = operation('NotifGetEmailDomain', options, async ({ input }, context) => {
  await requireOwner(context, input);
  const found = await findDomain(context, input.customerId);
  return found ? asEmailDomain(found, context.settings) : null;
});

export async function requireOwner(context: OperationContext, scope: Scope): Promise<Customer> {
  const { tx, access, region, stores } = context;
  const named = and(
    eq(customers.id, scope.customerId),
    eq(customers.organizationId, scope.organizationId),
    eq(customers.awsRegion, region),
  );
  const [customer] = await scoped(tx, access).select(customers, customers, named);
  if (!customer) throw notFound();
  await requireDepartment((await stores.region(region)).db, access, scope);
  return customer;
}

export async function requireActiveOwner(context: OperationContext, scope: Scope): Promise<Customer> {
  const customer = await requireOwner(context, scope);
  if (customer.archivedAt) throw conflict('This customer is archived. Please restore it first.', { reason: 'ARCHIVED' });
  return customer;
}

export async function findDomain({ tx, access }: OperationContext, customerId: string): Promise<EmailDomain | undefined> {
  const [found] = await scoped(tx, access).select(emailDomains, emailDomains, eq(emailDomains.customerId, customerId));
  return found;
}

/** Only the tokens of its keys, never the keys. */
export function asEmailDomain(row: EmailDomain, settings: Settings): ResultOf<'NotifGetEmailDomain'> & object {
  const { customerId, displayName, emailAddress, emailIdentity, isEnabled, verificationStatus, createdAt, updatedAt, version } = row;
  const length = 'RSA_2048_BIT';
  return {
    ...{ customerId, displayName, emailAddress, emailIdentity, createdAt, updatedAt, version },
    isCustomizedEmailDomainEnabled: isEnabled,
    isRetried: row.startedAt.getTime() > createdAt.getTime(),
    dkimRecords: recordsOf(row, settings),
    sendingIdentity: {
      verificationStatus,
      identityType: 'DOMAIN',
      verifiedForSendingStatus: verificationStatus === 'SUCCESS',
      dkimAttributes: {
        tokens: row.tokens.map(({ token }) => token),
        currentSigningKeyLength: length,
        nextSigningKeyLength: length,
        lastKeyGenerationTimestamp: row.keysMadeAt,
      },
      verificationInfo: {
        errorType: row.errorType,
        lastCheckedTimestamp: row.lastCheckedAt,
        lastSuccessTimestamp: row.lastSuccessAt,
        sOARecord: row.soaRecord,
      },
      mailFromAttributes: null,
    },
  };
}
