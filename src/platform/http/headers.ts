import type { Settings } from '../context.ts';
import { originOf, parseDsn } from '../reporting/addresses.ts';

type PolicySettings = Pick<Settings, 'publicUrl' | 'sentryDsn' | 'analyticsUrl'>;

/**
 * Headers of every response. Scripts and styles only from this host; the one hash is the styling library's empty style element.
 * Other hosts: only those configured for error reports and page views, and `connections`.
 */
export function securityHeaders(settings: PolicySettings, connections: readonly string[] = []): Record<string, string> {
  const https = settings.publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentPolicy(settings, { scripts: [], connections, frames: [] }),
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Addresses may contain tokens: send the host only.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** Headers of the sign-in pages, which alone may load a configured support chat (specification 1 §2.1). */
export function signInHeaders(settings: Settings): Record<string, string> {
  const script = originOf(settings.chatScriptUrl ?? '', web);
  if (!script) return {};
  const hosts = [...new Set([script, ...(settings.chatHosts ?? []).flatMap((host) => originOf(host, [...web, ...sockets]) ?? [])])];
  const pages = hosts.filter((host) => host.startsWith('http'));
  return { 'content-security-policy': contentPolicy(settings, { scripts: pages, connections: hosts, frames: pages }) };
}

const web = ['https:', 'http:'];
const sockets = ['wss:', 'ws:'];

interface Others {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

function contentPolicy(settings: PolicySettings, chat: Others = { scripts: [], connections: [], frames: [] }): string {
  const { sentryDsn, analyticsUrl } = settings;
  const reportOrigins = [sentryDsn && parseDsn(sentryDsn)?.address, analyticsUrl].flatMap((address) => originOf(address ?? '', web) ?? []);
  return [
    "default-src 'none'",
    sources("script-src 'self'", chat.scripts),
    `style-src 'self' '${emptyStyle}'`,
    // Logos and backgrounds are on customers' hosts.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    sources("connect-src 'self'", [...reportOrigins, ...chat.connections]),
    ...(chat.frames.length > 0 ? [sources('frame-src', chat.frames)] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(settings.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const sources = (own: string, others: readonly string[]): string => [own, ...new Set(others)].join(' ');

const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
