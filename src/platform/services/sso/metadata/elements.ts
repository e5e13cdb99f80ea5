import { SsoRefusal } from '../refusals.ts';
import { decodeEntities, readTags } from '../tags.ts';
import type { Tag } from '../tags.ts';
import { MetadataFault } from './faults.ts';

export interface Element {
  name: string;
  attribute: (name: string) => string | undefined;
  text: () => string;
  children: readonly Element[];
}

/** Metadata of AD FS has about 1,500 elements. */
const limits = { elements: 10_000, depth: 30, attributes: 30_000 };

/** Reads metadata as elements by local name. Its signature is not checked: the address, or whoever chose the file, is trusted. */
export function parseElements(xml: string): Element {
  const tags = tagsOf(xml.replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/, '').trim());
  const root = childrenAt(tags, 1, { next: 0 })[0];
  if (!root) throw new MetadataFault('UNREADABLE');
  return root;
}

function tagsOf(body: string): Tag[] {
  try {
    return readTags(body, { limits, comments: true });
  } catch (error) {
    if (error instanceof SsoRefusal) throw new MetadataFault('UNREADABLE');
    throw error;
  }
}

function childrenAt(tags: readonly Tag[], depth: number, position: { next: number }): Element[] {
  const found: Element[] = [];
  for (let tag = tags[position.next]; tag?.depth === depth; tag = tags[position.next]) {
    const { name, attributes, text } = tag;
    position.next += 1;
    const attribute = (key: string) => {
      const value = attributes.get(key);
      return value === undefined ? undefined : decoded(value);
    };
    found.push({ name, attribute, text: () => decoded(text), children: childrenAt(tags, depth + 1, position) });
  }
  return found;
}

function decoded(text: string): string {
  const plain = decodeEntities(text);
  if (plain === undefined) throw new MetadataFault('UNREADABLE');
  return plain.trim();
}
