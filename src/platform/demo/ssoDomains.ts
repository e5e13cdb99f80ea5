import type { Database } from '../database/stores.ts';
import { ssoDomains } from '../services/sso-domains/identityTable.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { ssoCustomerName } from './ssoPeople.ts';

/** A domain of each customer that waits for its record, and a verified one of the customer with single sign-on. No job looks for them. */
export const seedSsoDomains = (tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> =>
  insertAll(
    tx,
    ssoDomains,
    customers.flatMap((customer) => {
      const { id: customerId, organizationId, awsRegion, createdAt, uniqueName } = customer;
      const row = (domain: string) => ({
        ...{ customerId, organizationId, awsRegion, domain, createdAt, startedAt: createdAt, state: 'WAITING' as const },
        ...{ id: idOf('sso domain', customerId, domain), token: idOf('sso domain token', customerId, domain) },
      });
      const waiting = { ...row(`careers.${uniqueName}.example`), problem: 'NO_RECORD' as const, lastCheckedAt: base };
      const proven = { lastFoundAt: base, lastCheckedAt: base, verifiedAt: base };
      return uniqueName === ssoCustomerName
        ? [waiting, { ...row(`${uniqueName}.example`), ...proven, state: 'VERIFIED' as const }]
        : [waiting];
    }),
  );
