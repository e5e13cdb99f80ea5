import { sql } from 'drizzle-orm';
import type { Database } from '../../database/stores.ts';
import { customerOfVerified, domainOf, hasVerified } from '../sso-domains/claims.ts';

const mostCounted = 5000;

/** A verified domain is its customer's; for customers without any, the accounts tell. */
export async function customerOfDomain(tx: Database, email: string): Promise<string | undefined> {
  const domain = domainOf(email);
  if (!domain) return undefined;
  const verified = await customerOfVerified(tx, domain);
  if (verified) return verified;
  const most = await customerOfMost(tx, domain);
  return most && !(await hasVerified(tx, most)) ? most : undefined;
}

/** More than half of the domain's accounts, and a tenth of the customer's own: this excludes mail providers and guests. */
async function customerOfMost(tx: Database, domain: string): Promise<string | undefined> {
  const counts = sql`archived_at is null and user_type <> 'PROVIDER_STAFF'`;
  const { rows } = await tx.execute<{ customerId: string; here: number; all: number; own: number }>(sql`
    with people as (
      select customer_id from identities where split_part(email, '@', 2) = ${domain} and ${counts} limit ${mostCounted}
    ), most as (
      select customer_id, count(*)::int as here from people group by customer_id order by here desc, customer_id limit 1
    )
    select most.customer_id as "customerId", here, (select count(*)::int from people) as "all",
      (select count(*)::int from (select 1 from identities where identities.customer_id = most.customer_id and ${counts} limit ${mostCounted}) as each) as own
    from most`);
  const [most] = rows;
  return most && most.here * 2 > most.all && most.here * 10 >= most.own ? most.customerId : undefined;
}
