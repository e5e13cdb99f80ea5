import { SsoRefusal } from './refusals.ts';

export interface Tag {
  name: string;
  depth: number;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

/** Limits of a response; real ones have fewer than 100 elements, six levels, ten attributes each. */
export const answerLimits = { characters: 64 * 1024, elements: 300, depth: 20, attributes: 1000, attributesOfOne: 40 } as const;

// Each part ends where the next one begins, so that no input causes long backtracking.
const tagPattern = /<(\/?)((?:[^\s<>/="'&!?:]+:)?[^\s<>/="'&!?:]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributePattern = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** In one pass, before any parser; refuses whatever is no plain element or text. */
export function readTags(body: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  let attributes = 0;
  let at = 0;
  while (at < body.length) {
    tagPattern.lastIndex = at;
    const [whole, ends, name = '', input = '', closed] = tagPattern.exec(body) ?? [];
    if (whole === undefined) throw new SsoRefusal('refused', 'the answer is not plain XML: elements and text only');
    const next = body.indexOf('<', at + whole.length);
    const textEnd = next < 0 ? body.length : next;
    const text = body.slice(at + whole.length, textEnd);
    if (ends) {
      if (input || closed || open.pop() !== name) throw new SsoRefusal('refused', 'the answer is not well-formed XML');
    } else {
      const own = attributesOf(input);
      attributes += own.size;
      tags.push({ name: name.slice(name.indexOf(':') + 1), depth: open.length + 1, attributes: own, text });
      if (!closed) open.push(name);
      if (tags.length > answerLimits.elements || open.length > answerLimits.depth || attributes > answerLimits.attributes)
        throw new SsoRefusal('refused', 'the answer has more elements, levels or attributes than any honest one');
    }
    if (open.length === 0 && text.trim() !== '') throw new SsoRefusal('refused', 'the answer holds text outside its root');
    if (open.length === 0 && next >= 0) throw new SsoRefusal('refused', 'the answer has more than one root');
    at = textEnd;
  }
  if (open.length > 0) throw new SsoRefusal('refused', 'the answer is not whole');
  return tags;
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
