import { toCandidates } from './ownSender.ts';
import { readLink, signLink } from './signedLink.ts';
import type { Signing } from './signedLink.ts';
import { readWireId, wireId } from './wireId.ts';
import type { MessageName } from './wireId.ts';

// Tracking of opened mails and clicked links. Addresses are signed and self-contained: they need no table, and nobody can forge one.

export function tracked(html: string, event: string, name: MessageName, settings: Signing): string {
  if (!toCandidates.test(event)) return html;
  const address = (kind: 'o' | 'c', about: string) =>
    `${settings.publicUrl.replace(/\/+$/, '')}/t/${kind}/${signLink(settings, kind, about)}`;
  const linked = html.replace(
    /(<a\s[^>]*?\bhref=")(https?:\/\/[^"]+)"/gi,
    (_, before: string, target: string) => `${before}${address('c', `${wireId(name)} ${plain(target)}`)}"`,
  );
  const dot = `<img src="${address('o', wireId(name))}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = linked.lastIndexOf('</body>');
  return end < 0 ? linked + dot : linked.slice(0, end) + dot + linked.slice(end);
}

export const openedBy = (token: string, settings: Signing): MessageName | undefined => readWireId(readLink(settings, 'o', token) ?? '');

export function clickedBy(token: string, settings: Signing): { name: MessageName; target: string } | undefined {
  const about = readLink(settings, 'c', token) ?? '';
  const gap = about.indexOf(' ');
  const name = readWireId(about.slice(0, Math.max(0, gap)));
  const target = about.slice(gap + 1);
  if (!name || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return undefined;
  return { name, target: new URL(target).href };
}

const plain = (value: string): string =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
