import { requirePlain } from './answers.ts';
import { requireNamespaces } from './namespaces.ts';
import { SsoRefusal } from './refusals.ts';
import { decodeEntities, readTags, trimBlanks } from './tags.ts';
import type { Tag } from './tags.ts';

export interface SamlName {
  text: string;
  format: string | undefined;
}

/** Text of an element of a message. */
export function textOf({ text }: Tag): string {
  const decoded = decodeEntities(text);
  if (decoded === undefined) throw new SsoRefusal('refused', 'the message is ambiguous');
  return trimBlanks(decoded);
}

/** The `NameID` that was encrypted in an assertion or a request. */
export function readName(xml: string): SamlName {
  requirePlain(xml);
  const [name, ...others] = readTags(trimBlanks(xml));
  if (name?.name !== 'NameID' || others.length > 0) throw new SsoRefusal('refused', 'something else than a name is encrypted');
  requireNamespaces([name]);
  return { text: textOf(name), format: name.attributes.get('Format') };
}
