import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../context.ts';
import { toCandidates } from './ownSender.ts';
import { readWireId, wireId } from './wireId.ts';
import type { MessageName } from './wireId.ts';

// Tracking of opened mails and clicked links. Addresses are signed and self-contained: they need no table, and nobody can forge one.

type Kind = 'o' | 'c';
type Signing = Pick<Settings, 'secret' | 'publicUrl'>;

export function tracked(html: string, event: string, name: MessageName, settings: Signing): string {
  if (!toCandidates.test(event)) return html;
  const address = (kind: Kind, about: string) => `${settings.publicUrl.replace(/\/+$/, '')}/t/${kind}/${sign(settings, kind, about)}`;
  const linked = html.replace(
    /(<a\s[^>]*?\bhref=")(https?:\/\/[^"]+)"/gi,
    (_, before: string, target: string) => `${before}${address('c', `${wireId(name)} ${plain(target)}`)}"`,
  );
  const dot = `<img src="${address('o', wireId(name))}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = linked.lastIndexOf('</body>');
  return end < 0 ? linked + dot : linked.slice(0, end) + dot + linked.slice(end);
}

export const openedBy = (token: string, settings: Signing): MessageName | undefined => readWireId(read(settings, 'o', token) ?? '');

export function clickedBy(token: string, settings: Signing): { name: MessageName; target: string } | undefined {
  const about = read(settings, 'c', token) ?? '';
  const gap = about.indexOf(' ');
  const name = readWireId(about.slice(0, Math.max(0, gap)));
  const target = about.slice(gap + 1);
  if (!name || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return undefined;
  return { name, target: new URL(target).href };
}

function sign(settings: Signing, kind: Kind, about: string): string {
  return `${Buffer.from(about).toString('base64url')}.${signatureOf(settings, kind, about).toString('base64url')}`;
}

function read(settings: Signing, kind: Kind, token: string): string | undefined {
  const [content = '', signature = '', more] = token.split('.');
  if (more !== undefined || !/^[\w-]+$/.test(content)) return undefined;
  const about = Buffer.from(content, 'base64url').toString();
  const [input, own] = [Buffer.from(signature, 'base64url'), signatureOf(settings, kind, about)];
  return input.length === own.length && timingSafeEqual(input, own) ? about : undefined;
}

/** 128 bits keep addresses short. A key per kind, so that tokens are not interchangeable. */
function signatureOf({ secret }: Signing, kind: Kind, about: string): Buffer {
  if (!secret) throw new Error('The secret is known once the identity store is open.');
  const key = Buffer.from(hkdfSync('sha256', secret, 'mail tracking', kind, 32));
  return createHmac('sha256', key).update(about).digest().subarray(0, 16);
}

const plain = (value: string): string =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
