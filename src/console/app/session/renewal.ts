import { AskError } from '../../../engine/client/ask.ts';
import { expiresAt, keepExpiry } from './storage.ts';

/** Renewed when less than this is left (spec 1 §9). */
export const renewWithin = 1_800_000;

/** Pauses before a renewal that nobody answered is asked for again: within the grace in which the platform comes to the same token. */
const pauses = [2_000, 6_000];

/** What came of a renewal: `unknown` when nobody answered, so that nothing is concluded from it. */
export type Renewal = 'fresh' | 'renewed' | 'ended' | 'unknown';

export interface TokenRefresh {
  expiresAt?: string | null;
  logout: boolean;
}

/** Asks for a new access when the present one ends soon; of several tabs only one asks, and the others read what it was told. */
export async function renewIfDue(refresh: () => Promise<TokenRefresh>, now = Date.now): Promise<Renewal> {
  if (!isDue(now())) return 'fresh';
  return alone(async () => {
    // While this tab waited for its turn another one may have renewed.
    if (!isDue(now()) || (navigator.locks && (await isJustRenewed()))) return 'fresh';
    try {
      const answer = await insisting(refresh);
      if (answer.logout || !answer.expiresAt) return 'ended';
      keepExpiry(answer.expiresAt);
      await tellOfRenewal();
      return 'renewed';
    } catch (error) {
      return error instanceof AskError && error.code === 'UNAUTHENTICATED' ? 'ended' : 'unknown';
    }
  });
}

/** The answer may have been lost after the token was changed, and the old one passes for half a minute only. */
async function insisting(refresh: () => Promise<TokenRefresh>): Promise<TokenRefresh> {
  for (const pause of pauses) {
    try {
      return await refresh();
    } catch (error) {
      if (!(error instanceof AskError) || error.code !== 'NETWORK') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return refresh();
}

/** Does the present access end soon, or has it ended? */
export function isDue(now = Date.now()): boolean {
  const end = expiresAt();
  return end === null || end - now < renewWithin;
}

let running: Promise<Renewal> | undefined;

/** One renewal at a time: in this tab by the promise, between tabs by a Web Lock where there are such. */
function alone(work: () => Promise<Renewal>): Promise<Renewal> {
  running ??= (navigator.locks ? navigator.locks.request('session.renewal', work) : work()).finally(() => (running = undefined));
  return running;
}

/** What one tab keeps in local storage another one sees a moment later only, but locks are the same for all at any time: one is held so long. */
const renewed = 'session.renewed';
const unseen = 3_000;

const isJustRenewed = async (): Promise<boolean> => Boolean((await navigator.locks.query()).held?.some(({ name }) => name === renewed));

const tellOfRenewal = (): Promise<void> =>
  new Promise((told) => {
    if (!navigator.locks) told();
    else
      void navigator.locks.request(renewed, { mode: 'shared' }, () => {
        told();
        return new Promise((resolve) => setTimeout(resolve, unseen));
      });
  });
