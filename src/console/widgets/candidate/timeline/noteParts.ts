export interface NotePart {
  kind: 'text' | 'link' | 'mention';
  text: string;
}

/** Splits a note's text at web addresses, without the punctuation that ends a sentence, and at the mentioned names. */
export function partsOf(text: string, names: readonly string[]): NotePart[] {
  const mentions = names.toSorted((one, other) => other.length - one.length).map((name) => escaped(`@${name}`));
  const pattern = new RegExp([String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']`, ...mentions].join('|'), 'gu');
  const parts: NotePart[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    parts.push({ kind: found[0].startsWith('@') ? 'mention' : 'link', text: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The name that is being typed after an @ right before the caret; undefined elsewhere. */
export function typedMention(text: string, caret: number): { from: number; search: string } | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{N}'’.-]{0,40}(?: [\p{L}\p{N}'’.-]{0,40})?)$/u.exec(text.slice(0, caret));
  const search = found?.[1];
  return search === undefined ? undefined : { from: caret - search.length - 1, search };
}
