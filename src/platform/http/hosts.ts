import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { Settings } from '../context.ts';
import type { Incoming } from './message.ts';

/**
 * Whether a request names this installation as its host. A name that somebody else points at this machine would make the browser take their
 * pages for ours (DNS rebinding), and our links would carry it.
 */
export function createHostCheck({ publicUrl, origins = [], ownHost, demo }: Pick<Settings, 'publicUrl' | 'origins' | 'ownHost' | 'demo'>) {
  const named = new Set([...(ownHost ? [] : [publicUrl]), ...origins].map((address) => new URL(address).host));
  return (incoming: Pick<Incoming, 'header'>): boolean => {
    const host = incoming.header('host')?.trim().toLowerCase();
    if (!host || !URL.canParse(`http://${host}`)) return false;
    const url = new URL(`http://${host}`);
    // Parsing normalizes: a port that https leaves out may still be sent.
    return named.has(url.host) || named.has(host.replace(/:443$/, '')) || ((Boolean(ownHost) || demo) && isOwnName(url.hostname));
  };
}

/** Hosts that always mean this machine; DNS cannot redirect a numeric address. */
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

/** Paths that the operator's own tools call, under any host name they know. */
export const isForOperators = (path: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(path);
