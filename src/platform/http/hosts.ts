import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { Settings } from '../context.ts';
import type { Incoming } from './message.ts';

/** Accepts this installation's host names only, against DNS rebinding and forged links. */
export function createHostCheck({ publicUrl, origins = [], ownHost, demo }: Pick<Settings, 'publicUrl' | 'origins' | 'ownHost' | 'demo'>) {
  const named = new Set([...(ownHost ? [] : [publicUrl]), ...origins].map((address) => new URL(address).host));
  return (incoming: Pick<Incoming, 'header'>): boolean => {
    const host = incoming.header('host')?.trim().toLowerCase();
    if (!host || !URL.canParse(`http://${host}`)) return false;
    const url = new URL(`http://${host}`);
    // URL parsing drops the default port, which a client may still send.
    return named.has(url.host) || named.has(host.replace(/:443$/, '')) || ((Boolean(ownHost) || demo) && isOwnName(url.hostname));
  };
}

/** Accepts the origins of this installation's pages. */
export const isOwnOrigin = (
  origin: string,
  host: string | undefined,
  { publicUrl, origins, ownHost }: Pick<Settings, 'publicUrl' | 'origins' | 'ownHost'>,
): boolean =>
  origin === new URL(publicUrl).origin ||
  origins?.includes(origin) === true ||
  (ownHost === true && URL.canParse(origin) && new URL(origin).host === host);

export const misdirected =
  'This server is not known by that name. Its operator sets its address with PUBLIC_URL, and further ones with ORIGINS.';

function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === own ||
    name === `${own}.local` ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0
  );
}

export const isForOperators = (path: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(path);
