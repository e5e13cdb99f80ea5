import { scrub } from '../../domain/sensitive.ts';

/** Facts of an event, without names or ids of people. */
export type Facts = Record<string, string | number | boolean>;

/** Tells the configured address of a page view or a named action. */
export type Track = (name: string, facts?: Facts) => void;

/**
 * The analytics hook (spec 1 §7). Nothing goes along that tells one visitor from another: no cookie, no referrer, no id. `sendBeacon` would
 * send the cookies of the other host, so it is a request that outlives the page in the same way. Whoever asks not to be tracked is not.
 */
export function createAnalytics(address: string, browser: Pick<Navigator, 'doNotTrack'> = navigator): Track {
  const refused = browser.doNotTrack === '1' || (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (refused) return () => undefined;
  return (name, facts = {}) => {
    const body = JSON.stringify({ name, ...(scrub(facts) as Facts) });
    // Plain text avoids a CORS preflight.
    void fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };
}
