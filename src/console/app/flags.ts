import { flagDefaults } from '../../generated/flags.ts';
import type { Screens } from '../../engine/screens/ScreensProvider.tsx';
import type { TenantIds } from './firstList.ts';

/** Says whether a flag is on. A flag only hides and shows; it is never the permission (decisions §3). */
export type Flags = Screens['flag'];

/** The flags that were evaluated, by name. */
export type FlagValues = Readonly<Record<string, boolean>>;

/** What was evaluated first, before the OpenFeature client is on the page, which begins with it. */
export interface Evaluation {
  /** Whom it is for: kept values of one user are never another's. */
  userId: string;
  tenant: TenantIds;
  values: FlagValues;
  /** The tag of an answer of the platform's; absent where nobody answered. */
  etag?: string;
}

/** An answer of the platform's to the first question. */
export type FlagAnswer = Pick<Evaluation, 'values' | 'etag'>;

/** How long a start may wait for flags. A foreign service gets two seconds from the platform. */
const patience = 3_000;

/**
 * Asks for all flags of a customer: the first evaluation, a plain call of the same address that the OpenFeature client asks later, so that it
 * is under way together with the rights and no start waits for the client's code. Undefined where nobody answers.
 */
export async function askFlags({ awsRegion, customerId }: TenantIds): Promise<FlagAnswer | undefined> {
  try {
    const response = await fetch(`${flagAddress(awsRegion)}/ofrep/v1/evaluate/flags`, {
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
    // Handled by what stands in for it; the platform's log says why, and a lost network is told by the other calls.
    return undefined;
  }
}

/** Below it stand the addresses of the remote evaluation protocol, one service a region (spec 1 §7). */
export const flagAddress = (region: string): string => `/api/${region}`;

/**
 * The values to begin with: the platform's answer, else the last of this session, else those of the embedded definitions. Those are on: a flag
 * only hides, and rights are asked wherever it shows, so a service that is away must not take the whole console with it.
 */
export function evaluationOf(userId: string, tenant: TenantIds, answer: FlagAnswer | undefined): Evaluation {
  const evaluation = { userId, tenant, ...(answer ?? { values: kept(userId, tenant) ?? flagDefaults }) };
  if (answer) keepFlags(evaluation);
  return evaluation;
}

/** Whoever asks for a flag that nobody has evaluated gets off. */
export const flagsOf =
  (values: FlagValues): Flags =>
  (name) =>
    Object.hasOwn(values, name) && values[name] === true;

/** Remembers the last values as long as the tab lives and nobody logs out; nothing secret is in them. */
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
