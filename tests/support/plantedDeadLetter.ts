import type { Store } from '../../src/platform/database/stores.ts';

/** A dead letter of each customer, in no store that is read: a look at the stores leaves it. */
export async function plantDeadLetter(identity: Store['pool'], ids: Record<string, string>): Promise<void> {
  const { rows } = await identity.query<{ id: string }>(
    `insert into dead_letters (customer_id, id, store, kind, organization_id, subject, created_at, failed_at, tries, seen_at)
     values ($1, substr(md5('letter' || $1), 1, 24), 'nowhere', 'MAIL', $2, 'FI_INVITED', now(), now(), 8, now())
     on conflict (customer_id, id) do update set tries = 8 returning id`,
    [ids['customer'], ids['organization']],
  );
  Object.assign(ids, { deadLetter: rows[0]?.id });
}
