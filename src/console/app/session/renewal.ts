import { AskError } from '../../../engine/client/ask.ts';
import { expiresAt, keepExpiry } from './storage.ts';

/** Renewed when less than this is left (spec 1 §9). */
export const renewWithin = 1_800_000;

/** Pauses before retries, within the grace in which the platform returns the same token; in ms. */
const pauses = [2_000, 6_000];

/** No renewal follows another before this, in ms. */
const quiet = 50_000;
let quietUntil = 0;
/** End of the access by the last renewal of this tab. */
let renewedEnd: number | null = null;

/** `unknown`: no response, so no conclusion. */
export type Renewal = 'fresh' | 'renewed' | 'ended' | 'unknown';

export interface TokenRefresh {
  expiresAt?: string | null;
  logout: boolean;
}

/** Renews access that ends soon; one tab sends the request, and the others read its result. */
export async function renewIfDue(refresh: () => Promise<TokenRefresh>, now = Date.now): Promise<Renewal> {
  if (!isDue(now())) return 'fresh';
  return alone(async () => {
    // While this tab waited for its turn another one may have renewed.
    if (!isDue(now()) || (navigator.locks && (await isJustRenewed()))) return 'fresh';
    try {
      const answer = await insisting(refresh);
      if (answer.logout || !answer.expiresAt) return 'ended';
      keepExpiry(answer.expiresAt);
      // A customer's limit may be shorter than the usual access: it is renewed with the checks, not with each call.
      renewedEnd = expiresAt();
      quietUntil = now() + quiet;
      await whenRenewed();
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

/** True if access has ended or ends soon. */
export function isDue(now = Date.now()): boolean {
  const end = expiresAt();
  return end === null || end <= now || (end - now < renewWithin && !(end === renewedEnd && now < quietUntil));
}

let running: Promise<Renewal> | undefined;

/** Serializes renewals: by promise in this tab, by Web Lock between tabs. */
function alone(work: () => Promise<Renewal>): Promise<Renewal> {
  running ??= (navigator.locks ? navigator.locks.request('session.renewal', work) : work()).finally(() => (running = undefined));
  return running;
}

/** Another tab sees local storage with a delay, but locks at once: hold one for this long, in ms. */
const renewed = 'session.renewed';
const unseen = 3_000;

const isJustRenewed = async (): Promise<boolean> => Boolean((await navigator.locks.query()).held?.some(({ name }) => name === renewed));

const whenRenewed = (): Promise<void> =>
  new Promise((done) => {
    if (!navigator.locks) done();
    else
      void navigator.locks.request(renewed, { mode: 'shared' }, () => {
        done();
        return new Promise((resolve) => setTimeout(resolve, unseen));
      });
  });
