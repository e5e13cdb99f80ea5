import { SsoRefusal } from './refusals.ts';

export interface Tag {
  name: string;
  /** As declared; undefined without a declaration. */
  namespace: string | undefined;
  depth: number;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

/** Limits of a response; real ones have fewer than 100 elements, six levels, ten attributes each. */
export const answerLimits = { characters: 64 * 1024, elements: 300, depth: 20, attributes: 1000, attributesOfOne: 40 } as const;

// Each part ends where the next one begins, so that no input causes long backtracking.
const tagPattern = /<(\/?)((?:[^\s<>/="'&!?:]+:)?[^\s<>/="'&!?:]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributePattern = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

interface Options {
  limits?: Record<'elements' | 'depth' | 'attributes', number>;
  /** Skips comments between elements; inside a text they stay refused, since they can cut it short. */
  comments?: boolean;
}

/** In one pass, before any parser; refuses whatever is no plain element or text. */
export function readTags(body: string, { limits = answerLimits, comments = false }: Options = {}): Tag[] {
  const tags: Tag[] = [];
  const open: { name: string; scope: Scope }[] = [];
  let attributes = 0;
  let at = comments ? afterComments(body, 0, '') : 0;
  while (at < body.length) {
    tagPattern.lastIndex = at;
    const [whole, ends, name = '', input = '', closed] = tagPattern.exec(body) ?? [];
    if (whole === undefined) throw new SsoRefusal('refused', 'the answer is not plain XML: elements and text only');
    const next = body.indexOf('<', at + whole.length);
    const textEnd = next < 0 ? body.length : next;
    const text = body.slice(at + whole.length, textEnd);
    if (ends) {
      if (input || closed || open.pop()?.name !== name) throw new SsoRefusal('refused', 'the answer is not well-formed XML');
    } else {
      const own = attributesOf(input);
      attributes += own.size;
      const scope = scopeOf(own, open.at(-1)?.scope);
      const colon = name.indexOf(':');
      const namespace = scope.get(name.slice(0, Math.max(colon, 0)));
      tags.push({ name: name.slice(colon + 1), namespace, depth: open.length + 1, attributes: own, text });
      if (!closed) open.push({ name, scope });
      if (tags.length > limits.elements || open.length > limits.depth || attributes > limits.attributes)
        throw new SsoRefusal('refused', 'the answer has more elements, levels or attributes than any honest one');
    }
    if (open.length === 0 && trimBlanks(text) !== '') throw new SsoRefusal('refused', 'the answer holds text outside its root');
    at = comments ? afterComments(body, textEnd, text) : textEnd;
    if (open.length === 0 && at < body.length) throw new SsoRefusal('refused', 'the answer has more than one root');
  }
  if (open.length > 0) throw new SsoRefusal('refused', 'the answer is not whole');
  return tags;
}

function afterComments(body: string, from: number, textBefore: string): number {
  let at = from;
  while (body.startsWith('<!--', at)) {
    const end = body.indexOf('--', at + 4);
    const isPlain = end >= 0 && body[end + 2] === '>' && textBefore.trim() === '';
    const next = isPlain ? body.indexOf('<', end + 3) : -1;
    const textEnd = next < 0 ? body.length : next;
    if (!isPlain || body.slice(end + 3, textEnd).trim() !== '') throw new SsoRefusal('refused', 'the answer has a comment inside a text');
    at = textEnd;
  }
  return at;
}

function attributesOf(input: string): Map<string, string> {
  const found = new Map<string, string>();
  attributePattern.lastIndex = 0;
  for (let match = attributePattern.exec(input); match; match = attributePattern.exec(input)) {
    const [, name = '', double, single] = match;
    // Two parsers might each pick a different one.
    if (found.has(name) || found.size >= answerLimits.attributesOfOne) throw new SsoRefusal('refused', 'the answer is ambiguous');
    found.set(name, double ?? single ?? '');
  }
  return found;
}

/** Namespaces by prefix. */
type Scope = ReadonlyMap<string, string>;

function scopeOf(attributes: ReadonlyMap<string, string>, outer: Scope = new Map()): Scope {
  const declared = [...attributes].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return declared.length === 0 ? outer : new Map([...outer, ...declared.map(([name, value]) => [name.slice(6), value] as const)]);
}

/** Trims the blanks of XML only: names that differ by another kind of space are different names. */
export function trimBlanks(text: string): string {
  const isBlank = (at: number) => ' \t\r\n'.includes(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five entities of XML and character references: without a document type there are no others. Undefined if there is one. */
export function decodeEntities(text: string): string | undefined {
  let isKnown = !/&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|amp|lt|gt|quot|apos);)/.test(text);
  const decoded = text.replace(/&(?:#(\d+)|#x([\da-fA-F]+)|([a-z]+));/g, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? '';
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    isKnown &&= isCharacter(code);
    return isKnown ? String.fromCodePoint(code) : '';
  });
  return isKnown ? decoded : undefined;
}

/** Characters of XML 1.0 §2.2. */
const isCharacter = (code: number): boolean =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x1_00_00 && code <= 0x10_ff_ff);
