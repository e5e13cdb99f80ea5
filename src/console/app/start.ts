import { decideRedirect } from '../../domain/redirects.ts';
import type { QueryClient } from '@tanstack/react-query';
import { AskError } from '../../engine/client/ask.ts';
import { createCan, grantsOf, type Can, type Rights } from '../../engine/client/permissions.ts';
import { tenantResource } from '../customers/tenantResource.ts';
import { createQueryClient } from '../../engine/client/queryClient.ts';
import { rights } from '../../generated/rights.ts';
import { hasAllCustomers, type CustomerSummary, type Me } from '../customers/customers.ts';
import { listsFor } from '../../engine/screens/home/home.ts';
import { landingPath, menuOf } from '../../engine/screens/shell/menu.ts';
import { evaluationOf, flagsOf, type Evaluation, type Flags } from './flags.ts';
import { askMe } from './askMe.ts';
import { parseAddress, placeOf, type Destination } from './landing.ts';
import { accessAction, flagsQuery, policyQuery, prefetchList, prefetchTenant } from './prefetch.ts';
import { planStore } from './plans.ts';
import { renewIfDue } from './session/renewal.ts';
import { regionToAsk } from './regions.ts';
import { askRefresh } from './sessionCalls.ts';
import type { Config } from './settings/config.ts';
import { unfit } from './unfit.ts';
import { isSameTenant, keepTenant, keptTenant, scopeOf, type TenantIds } from './tenant.ts';

export type Start =
  /** The browser is on its way to another address. */
  | { kind: 'gone' }
  | { kind: 'refused'; reason: 'invalid' | 'blocked' }
  | { kind: 'open'; me: Me; place: Destination; tenant?: Tenant; queryClient: QueryClient };

/** The customer of the address with what the user may do there. */
export interface Tenant {
  customer: CustomerSummary;
  base: string;
  can: Can;
  flags: Flags;
  /** First values for the flags' client. */
  evaluation?: Evaluation;
  /** True with access at all (spec 1 §6, edge:access). */
  access: boolean;
}

/** Loads the user (`requested` already, if the access still holds), follows a redirect, finds the customer, and loads rights, flags and the first list. */
export async function start(config: Promise<Config>, requested: Promise<Me> | undefined): Promise<Start> {
  const queryClient = createQueryClient();
  const expected = requested && keptTenant(location.pathname);
  if (expected) prefetchTenant(queryClient, expected);
  let me = await (requested ?? whoAmI());
  if (location.pathname === '/login' || location.pathname === '/loginWithSSO') {
    const redirect = decideRedirect(new URLSearchParams(location.search).get('redirect'), location.origin, (await config).redirectDomains);
    if (redirect.kind === 'outside') {
      location.replace(redirect.url);
      return { kind: 'gone' };
    }
    if (redirect.kind === 'invalid' || redirect.kind === 'blocked') return { kind: 'refused', reason: redirect.kind };
    history.replaceState(null, '', redirect.kind === 'inside' ? redirect.path : '/');
  }
  let place = placeOf(location.pathname, me);
  if (place.kind === 'move') {
    history.replaceState(null, '', place.path);
    place = placeOf(place.path, me);
  }
  if (place.kind === 'foreign' && !hasAllCustomers(me)) {
    // A redirect came after the request was sent, so the request could not name this customer.
    me = await askMe(regionToAsk(location.pathname));
    place = placeOf(location.pathname, me);
  }
  if (place.kind !== 'tenant') return { kind: 'open', me, place, queryClient };
  return { kind: 'open', me, place, queryClient, tenant: await openTenant(queryClient, { me, place, expected, config }) };
}

/** Renews expired access, then loads the user. */
async function whoAmI(): Promise<Me> {
  const region = regionToAsk(location.pathname);
  if ((await renewIfDue(() => askRefresh(region))) === 'ended') {
    throw new AskError('The session has ended.', 'UNAUTHENTICATED', 401);
  }
  return askMe(region);
}

interface Opening {
  me: Me;
  place: Extract<Destination, { kind: 'tenant' }>;
  expected: TenantIds | undefined;
  config: Promise<Config>;
}

/** Opens the customer of the address. Queries that were prefetched for it are joined; those for another tenant are dropped. */
async function openTenant(queryClient: QueryClient, { me, place: { customer, base }, expected, config }: Opening): Promise<Tenant> {
  if (expected && !isSameTenant(expected, customer)) queryClient.clear();
  prefetchTenant(queryClient, customer, me);
  const resource = tenantResource(scopeOf(customer));
  const [policy, answer] = await Promise.all([queryClient.fetchQuery(policyQuery(customer)), queryClient.fetchQuery(flagsQuery(customer))]);
  const { unfit: operations } = await config;
  if (operations.length > 0) (await import('./turnedOff.ts')).turnOff(operations);
  const evaluation = evaluationOf(me._id, customer, answer);
  const flags = flagsOf(evaluation.values);
  const can = createCan(rightsLeft(), policy);
  const access = policy[resource]?.[accessAction] === true;
  if (access) keepTenant(customer);
  if (access && isLanding(location.pathname)) {
    const grants = grantsOf(can, flags);
    if (listsFor(planStore.get().byName, grants).length > 0) return { customer, base, can, flags, evaluation, access };
    const landing = landingPath(menuOf(planStore.get().all, base, grants));
    if (landing && landing !== location.pathname) {
      history.replaceState(null, '', landing);
      prefetchList(queryClient, location, customer, me);
    }
  }
  return { customer, base, can, flags, evaluation, access };
}

const rightsLeft = (): Rights =>
  unfit.size === 0 ? rights : Object.fromEntries(Object.entries(rights).filter(([name]) => !unfit.has(name)));

/** The customer's base is the home page, or goes to the first page without work lists (decisions §2); every other address stays, and says so where it is refused. */
export const isLanding = (pathname: string): boolean => parseAddress(pathname).rest === '';
