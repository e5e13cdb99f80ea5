import { samlNames } from './claimNames.ts';
import type { SsoConfig } from './read.ts';

/** An element as xml2js reads it: attributes at `$`, text at `_`, children by name. */
export type Element = { $?: Record<string, string>; _?: string } & { [child: string]: Element[] | undefined };

/** Values by name, in the order sent. Read from the elements, since names of attributes are no safe keys of an object. */
export type Attributes = ReadonlyMap<string, readonly string[]>;

export interface SentClaims {
  claims: Record<'email' | 'firstName' | 'lastName', string | undefined>;
  /** Values of the groups' claim; undefined if none was sent. */
  groups: string[] | undefined;
}

/** An attribute without values was sent, too; several of one name count as one. */
export function attributesIn(assertion: Element): Attributes {
  const found = new Map<string, string[]>();
  for (const attribute of (assertion['AttributeStatement'] ?? []).flatMap((each) => each['Attribute'] ?? [])) {
    const name = attribute.$?.['Name'];
    if (name === undefined) continue;
    const values = (attribute['AttributeValue'] ?? []).flatMap((value) => textOf(value) ?? []);
    found.set(name, [...(found.get(name) ?? []), ...values]);
  }
  return found;
}

/** The parser makes a text of an element without attributes and children. */
function textOf(value: Element | string): string | undefined {
  if (typeof value === 'string') return value.trim();
  const isPlain = Object.keys(value).every((key) => key === '_' || key === '$');
  return isPlain ? (value._ ?? '').trim() : undefined;
}

export function samlClaims(attributes: Attributes, config: Pick<SsoConfig, 'claims'>): SentClaims {
  const first = (names: readonly string[]) => {
    const sent = names.find((name) => attributes.has(name));
    return sent === undefined ? undefined : attributes.get(sent)?.[0] || undefined;
  };
  const { email, firstName, lastName } = samlNames(config);
  const groups = config.claims?.groups;
  const sent = groups ? attributes.get(groups) : undefined;
  return {
    claims: { email: first(email), firstName: first(firstName), lastName: first(lastName) },
    groups: sent && [...new Set(sent.filter(Boolean))],
  };
}

const [mostNames, mostValues, longestName, longestValue] = [100, 100, 300, 1000];

/** Part of the attributes that a test shows. */
export const shownAttributes = (attributes: Iterable<readonly [string, readonly string[]]>): Record<string, string[]> =>
  Object.fromEntries(
    [...attributes]
      .slice(0, mostNames)
      .map(([name, values]) => [name.slice(0, longestName), values.slice(0, mostValues).map((value) => value.slice(0, longestValue))]),
  );
