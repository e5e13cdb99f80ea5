import type { Store } from '../../src/platform/database/stores.ts';
import { createIds } from '../../src/platform/ids.ts';

const newId = createIds(() => new Date());

/** A change of a customer's application that can be undone for a long time: to the status that it has. */
export async function plantHold(pool: Store['pool'], ids: Record<string, string>): Promise<string | undefined> {
  const [found] = (
    await pool.query<{ id: string; status: string }>('select id, status from applications where customer_id = $1 order by id limit 1', [
      ids['customer'],
    ])
  ).rows;
  if (!found) return undefined;
  const id = newId();
  const changes = [{ id: found.id, from: { status: found.status }, to: { status: found.status } }];
  await pool.query(
    `insert into holds (customer_id, id, organization_id, operation, user_id, created_at, until, mailed, texted, changes)
     values ($1, $2, $3, 'AppsUpdateApplicationStatus', 'nobody', now(), '9000-01-01', 0, 0, $4)`,
    [ids['customer'], id, ids['organization'], JSON.stringify(changes)],
  );
  return id;
}
