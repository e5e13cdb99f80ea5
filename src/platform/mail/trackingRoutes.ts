import { logFailure } from '../database/outage.ts';
import { text } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { Tools } from '../platform.ts';
import { noteLater } from './laterEvents.ts';
import { clickedBy, openedBy } from './tracking.ts';
import type { MessageName } from './wireId.ts';

const minute = 60_000;
/** Maximum number of recorded events per address and minute; further ones get the same response. */
const most = 120;
const mostAddresses = 10_000;

export function trackingRoutes(platform: Tools): Route[] {
  const isWithin = budget(platform.now);
  const note = async (incoming: Incoming, eventType: 'Open' | 'Click', name: MessageName): Promise<void> => {
    if (isPrefetch(incoming) || !isWithin(incoming.ip)) return;
    try {
      const timestamp = platform.now();
      await noteLater(await platform.stores.region(name.region), name, { eventType, timestamp, key: timestamp.toISOString() }, timestamp);
    } catch (error) {
      logFailure(platform.log, error, { message: "a mail's tracking event could not be recorded" });
    }
  };
  const open = async (incoming: Incoming): Promise<Outgoing> => {
    const name = openedBy(await tokenOf(platform, incoming), platform.settings);
    if (!name) return absent();
    await note(incoming, 'Open', name);
    return { status: 200, headers: { ...unseen, 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' }, body: dot };
  };
  const click = async (incoming: Incoming): Promise<Outgoing> => {
    const clicked = clickedBy(await tokenOf(platform, incoming), platform.settings);
    if (!clicked) return absent();
    await note(incoming, 'Click', clicked.name);
    return { status: 302, headers: { ...unseen, location: clicked.target }, body: null };
  };
  return (['GET', 'HEAD'] as const).flatMap((method) => [
    { method, path: '/t/o/*', budget: 'page', handle: open },
    { method, path: '/t/c/*', budget: 'page', handle: click },
  ]);
}

/** Opening the identity store loads the signing key. */
async function tokenOf({ stores }: Tools, { path }: Incoming): Promise<string> {
  await stores.identity();
  return path.slice('/t/o/'.length);
}

const unseen = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const absent = (): Outgoing => text(404, 'Unknown link.');

const isPrefetch = ({ method, header }: Incoming): boolean =>
  method === 'HEAD' ||
  ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].some((name) => /prefetch|preview|prerender/i.test(header(name) ?? ''));

function budget(now: () => Date): (ip: string) => boolean {
  let begun = 0;
  const used = new Map<string, number>();
  return (ip) => {
    const time = now().getTime();
    if (time - begun >= minute) {
      begun = time;
      used.clear();
    }
    const times = (used.get(ip) ?? 0) + 1;
    if (times > most || used.size >= mostAddresses) return false;
    used.set(ip, times);
    return true;
  };
}

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
