import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ask } from '../../engine/client/ask.ts';
import { buildQueryFrom } from '../../engine/client/buildQuery.ts';
import { todosOf } from '../../engine/client/permissions.ts';
import { fill } from '../../engine/plan/fill.ts';
import { takes } from '../../engine/plan/Source.ts';
import { readLayout, type Layout } from '../../engine/screens/list/layout.ts';
import { listRequest } from '../../engine/screens/list/listRequest.ts';
import type { Me } from '../customers/customers.ts';
import { tenantResource } from '../customers/tenantResource.ts';
import { fieldRights } from '../../generated/fieldRights.ts';
import { rights } from '../../generated/rights.ts';
import { askFlags } from './flags.ts';
import { firstFetch } from './firstRequests.ts';
import { parseAddress } from './landing.ts';
import { planStore } from './plans.ts';
import { askPolicy } from './sessionCalls.ts';
import { scopeOf, type TenantIds } from './tenant.ts';
import { loadTools } from './tools.ts';
import { zoneOf } from '../zoneOf.ts';

/** The action that opens a customer at all (spec 1 §6). */
export const accessAction = 'edge:access';

/** All rights that the console needs in a tenant, in one request. */
export const policyQuery = (ids: TenantIds) =>
  queryOptions({
    queryKey: ['policy', scopeOf(ids)],
    queryFn: () => askPolicy(ids.awsRegion, todosOf(rights, tenantResource(scopeOf(ids)), [accessAction, ...fieldRights])),
    networkMode: 'always',
  });

/** The flags of a tenant; null without a response. */
export const flagsQuery = (ids: TenantIds) =>
  queryOptions({ queryKey: ['flags', scopeOf(ids)], queryFn: async () => (await askFlags(ids)) ?? null, networkMode: 'always' });

/**
 * Starts the requests for the list in the address, the rights and the flags. On a repeated visit it runs in parallel with AuthMe, with the ids of the
 * tenant that was opened last and without a user; the platform still decides what it answers.
 */
export function prefetchTenant(queryClient: QueryClient, ids: TenantIds, me?: Me): void {
  prefetchList(queryClient, location, ids, me);
  void queryClient.prefetchQuery(policyQuery(ids));
  void queryClient.prefetchQuery(flagsQuery(ids));
}

/** Starts the query of the plain list in the address, under the key of its screen. Without a user, no list whose arguments name the user. */
export function prefetchList(
  queryClient: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ids: TenantIds,
  me?: Me,
): void {
  const path = parseAddress(pathname).rest.replace(/\/$/, '');
  const plans = planStore.get();
  const plan = plans.all.find((one) => one.kind === 'collection' && one.panel === undefined && one.path === path);
  if (!plan?.list || plan.list.pagination || plan.switches) return;
  if (!me && plan.list.vars.some(([, source]) => takes(source, 'session'))) return;
  const query = new URLSearchParams(search);
  // A view brings columns of its own.
  const layout = query.has('view') ? undefined : keptLayout(plan.name, me?._id);
  if (!layout) return;
  const request = listRequest(plan, query, layout, zoneOf(pathname));
  // The view that it opens with has a part in what it asks.
  if (search === '') void prefetchDefaultViews(queryClient, ids);
  const queryKey = [plan.name, 'getList', request];
  const { text } = plan.list;
  const build = buildQueryFrom(
    plans.byName,
    () => scopeOf(ids),
    () => ({ ...me }),
  );
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: async () => {
      const { variables, parseResponse } = build('GET_LIST', plan.name, request);
      return parseResponse({
        data: await ask(text, variables as object, { region: ids.awsRegion, fetch: firstFetch }),
      } as never) as unknown;
    },
    // The second try is the screen's own: its provider reports a lost connection and an expired session.
    retry: (failures) => failures === 0 && queryClient.getQueryCache().find({ queryKey })?.isActive() === true,
    retryDelay: 0,
  });
}

/** Under the key of `useViews`, which asks again for what can't be had here. */
async function prefetchDefaultViews(queryClient: QueryClient, ids: TenantIds): Promise<void> {
  const queryFn = async () => {
    const tool = (await loadTools()).find(({ name }) => name === 'CommonGetDefaultViews');
    if (!tool) throw new Error('The contract has no default views.');
    const variables = fill({ vars: tool.scope }, { scope: scopeOf(ids) });
    return (await ask<Record<string, { views: unknown[] }>>(tool.text, variables, { region: ids.awsRegion, fetch: firstFetch }))[tool.name]
      ?.views;
  };
  await queryClient.prefetchQuery({ queryKey: ['defaultViews'], queryFn, staleTime: Infinity, retry: false });
}

/** A person's arrangement of a list (`useColumns` keeps it); undefined where several people have one and the user is unknown. */
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
