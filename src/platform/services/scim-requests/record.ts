import type { Store } from '../../database/stores.ts';
import type { RequestContext } from '../../context.ts';
import { logOutage, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { scimRequests } from './tenant.ts';

type Row = TenantRow<typeof scimRequests>;

const longest = 500;
const cut = (text: string | null | undefined): string | null => text?.slice(0, longest) ?? null;

/** Without the query and the bodies. A failing write does not fail the request. */
export async function recordRequest(
  { db }: Store,
  { newId, now, log }: Pick<RequestContext, 'newId' | 'now' | 'log'>,
  row: Omit<Row, 'id' | 'createdAt' | 'outcome'>,
): Promise<void> {
  const { path, detail, resourceName } = row;
  try {
    const values = {
      ...row,
      id: newId(),
      createdAt: now(),
      path: path.slice(0, longest),
      detail: cut(detail),
      resourceName: cut(resourceName),
    };
    await unscoped(db).insert(scimRequests, [values]);
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    logOutage(log, outage);
  }
}
