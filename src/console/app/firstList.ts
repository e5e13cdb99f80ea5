import { plans } from '../../generated/firstPlans.ts';
import { fill } from '../../engine/plan/fill.ts';
import { takes } from '../../engine/plan/Source.ts';
import type { CustomerSummary, Me } from '../customers/customers.ts';
import { isShown, readLayout, type Layout } from '../../engine/screens/list/layout.ts';
import { readListState } from '../../engine/screens/list/listState.ts';
import { sendEarly } from './early.ts';
import { parseAddress } from './landing.ts';

/** The ids that say which tenant is meant. */
export type TenantIds = Pick<CustomerSummary, 'awsRegion' | 'organizationId' | 'customerId' | 'rootHierarchyId'>;

/** What plans are filled from for a customer: the tenant of the address. */
export const scopeOf = ({ awsRegion, organizationId, customerId, rootHierarchyId }: TenantIds) => ({
  awsRegion,
  organizationId,
  customerId,
  hierarchyId: rootHierarchyId,
});

/** Sends the question of the list that the address shows, if it shows one, exactly as its screen will ask it. Without a user, only one that does not ask about the user. */
export function askFirstList({ pathname, search }: { pathname: string; search: string }, me: Me | undefined, customer: TenantIds): void {
  const { rest } = parseAddress(pathname);
  const plan = plans.find((one) => one.kind === 'collection' && one.panel === undefined && rest.replace(/\/$/, '') === one.path);
  if (!plan?.list) return;
  if (!me && plan.list.vars.some(([, source]) => takes(source, 'session'))) return;
  const { page, perPage, sort, search: text, filters, view } = readListState(new URLSearchParams(search), plan);
  // A view says itself which columns it has, and nobody knows it yet.
  const layout = view ? undefined : keptLayout(plan.name, me?._id);
  if (!layout) return;
  const columns = plan.columns.filter((column) => column.only !== 'archive' && isShown(column, layout)).map(({ path }) => path);
  const variables = fill(plan.list, {
    page,
    size: perPage,
    sort,
    search: text || undefined,
    archived: false,
    columns,
    filter: filters,
    input: filters,
    scope: scopeOf(customer),
    session: { ...me },
  });
  sendEarly(customer.awsRegion, plan.list.text, variables);
}

/** How this person arranged a list (`useColumns` keeps it); undefined where several people did so here and it is not known which of them asks. */
function keptLayout(list: string, userId: string | undefined): Layout | undefined {
  const ending = `${userId ?? ''}.${list}.columns`;
  const kept = Object.keys(localStorage).filter((key) => key.endsWith(ending));
  if (kept.length > 1) return undefined;
  try {
    const layouts: unknown = JSON.parse(localStorage.getItem(kept[0] ?? '') ?? '{}');
    return readLayout((layouts as Record<string, unknown>)['']);
  } catch {
    return {};
  }
}
