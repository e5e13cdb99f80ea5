import { flagDefaults } from '../../generated/flags.ts';
import type { Screens } from '../../engine/screens/values/ScreensProvider.tsx';
import { firstFetch } from './firstRequests.ts';
import type { TenantIds } from './tenant.ts';

/** Tells whether a flag is on. A flag only hides and shows; it is never the permission (decisions §3). */
export type Flags = Screens['flag'];

export type FlagValues = Readonly<Record<string, boolean>>;

/** First evaluation, before the OpenFeature client loads; the client starts with it. */
export interface Evaluation {
  /** Owner: stored values are never used for another user. */
  userId: string;
  tenant: TenantIds;
  values: FlagValues;
  /** ETag of the platform's response; absent without one. */
  etag?: string;
}

/** Response to the first evaluation. */
export type FlagAnswer = Pick<Evaluation, 'values' | 'etag'>;

/** Time limit of a start, in ms. An external service gets two seconds from the platform. */
const patience = 3_000;

/**
 * Evaluates all flags of a customer with a plain call, in parallel to the rights, so that no start waits for the client's code. Undefined
 * without a response.
 */
export async function askFlags({ awsRegion, customerId }: TenantIds): Promise<FlagAnswer | undefined> {
  try {
    const response = await firstFetch(`${flagAddress(awsRegion)}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context: { customerId } }),
      signal: AbortSignal.timeout(patience),
    });
    const { flags } = (await response.json()) as { flags?: { key: string; value?: unknown }[] };
    if (!response.ok || !flags) throw new Error(`Flags: HTTP ${response.status}`);
    const etag = response.headers.get('etag');
    return { values: Object.fromEntries(flags.map(({ key, value }) => [key, value === true])), ...(etag ? { etag } : {}) };
  } catch {
    // The fallback handles it; the platform logs the cause, and other calls report a lost network.
    return undefined;
  }
}

/** Base address of OFREP, one service per region (spec 1 §7). */
export const flagAddress = (region: string): string => `/api/${region}`;

/**
 * First values: the response, else the session's last, else the embedded definitions. Those are on: flags only hide, so an outage must not
 * hide the whole console.
 */
export function evaluationOf(userId: string, tenant: TenantIds, answer: FlagAnswer | null | undefined): Evaluation {
  const evaluation = { userId, tenant, ...(answer ?? { values: kept(userId, tenant) ?? flagDefaults }) };
  if (answer) keepFlags(evaluation);
  return evaluation;
}

/** Unknown flags are off. */
export const flagsOf =
  (values: FlagValues): Flags =>
  (name) =>
    Object.hasOwn(values, name) && values[name] === true;

/** Stores the last values in the tab until logout; they contain nothing secret. */
export function keepFlags({ userId, tenant, values }: Evaluation): void {
  sessionStorage.setItem(key, JSON.stringify({ owner: ownerOf(userId, tenant), values }));
}

function kept(userId: string, tenant: TenantIds): FlagValues | undefined {
  try {
    const { owner, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { owner?: string; values?: FlagValues };
    return owner === ownerOf(userId, tenant) ? values : undefined;
  } catch {
    return undefined;
  }
}

const key = 'flags';
const ownerOf = (userId: string, { awsRegion, customerId }: TenantIds) => `${userId} ${awsRegion} ${customerId}`;
