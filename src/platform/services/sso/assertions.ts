import { claimKeys, clockSkew } from './addresses.ts';
import type { Envelope } from './answers.ts';
import { SsoRefusal } from './refusals.ts';

export interface Subject {
  issuer: string;
  nameId: string;
  assertionId: string;
  expiresAt: Date;
  claims: Record<keyof typeof claimKeys, string | undefined>;
  attributes: Record<string, string[]>;
}

/** Result of the verifying thread: the signed part only, as plain values. */
export interface VerifiedAssertion {
  assertion: { Assertion?: Element } | null;
  attributes: Record<string, unknown>;
}

/** An element as xml2js reads it: attributes at `$`, text at `_`, children by name. */
type Element = { $?: Record<string, string>; _?: string } & { [child: string]: Element[] | undefined };

interface Expected {
  envelope: Envelope;
  assertionUrl: string;
  now: Date;
}

/** Checks what the library does not: audience, request, time and issuer of the signed assertion, and a persistent name. */
export function readAssertion(verified: VerifiedAssertion, { envelope, assertionUrl, now }: Expected): Subject {
  const assertion = verified.assertion?.Assertion;
  if (!assertion) throw new SsoRefusal('refused', 'the assertion cannot be read');
  const { destination, inResponseTo } = envelope;
  if (destination !== undefined && destination !== assertionUrl) throw new SsoRefusal('refused', 'the answer is for another address');
  // Signed responses must name their destination (SAML bindings §3.5.5.2), as form posts do anyway.
  if (destination === undefined) throw new SsoRefusal('refused', 'the answer does not say for whom it is');
  const issuer = only(assertion, 'Issuer')?._?.trim();
  if (!issuer || (envelope.issuer !== undefined && envelope.issuer !== issuer))
    throw new SsoRefusal('refused', 'the assertion is not by whom the answer is');
  const assertionId = assertion.$?.['ID'];
  const conditions = only(assertion, 'Conditions');
  if (!assertionId || !conditions?.$?.['NotOnOrAfter']) throw new SsoRefusal('refused', 'the assertion has no id or no end');
  const confirmation = confirmationOf(assertion, { assertionUrl, inResponseTo, now });
  const ends = [conditions.$['NotOnOrAfter'], confirmation].map((end) => Date.parse(end));
  return {
    issuer,
    nameId: nameOf(assertion),
    assertionId,
    expiresAt: new Date(Math.max(...ends) + clockSkew),
    claims: claimsOf(verified, nameOf(assertion)),
    attributes: attributesOf(verified),
  };
}

function confirmationOf(
  assertion: Element,
  { assertionUrl, inResponseTo, now }: { assertionUrl: string; inResponseTo: string; now: Date },
): string {
  const confirmations = only(assertion, 'Subject')?.['SubjectConfirmation'] ?? [];
  for (const confirmation of confirmations) {
    const data = only(confirmation, 'SubjectConfirmationData')?.$ ?? {};
    const end = data['NotOnOrAfter'] ?? '';
    const holds =
      confirmation.$?.['Method'] === 'urn:oasis:names:tc:SAML:2.0:cm:bearer' &&
      data['Recipient'] === assertionUrl &&
      data['InResponseTo'] === inResponseTo &&
      Date.parse(end) + clockSkew > now.getTime() &&
      !(data['NotBefore'] && !(Date.parse(data['NotBefore']) - clockSkew <= now.getTime()));
    if (holds) return end;
  }
  throw new SsoRefusal('refused', 'the assertion was not made for this address and this request, or has ended');
}

function nameOf(assertion: Element): string {
  const name = only(only(assertion, 'Subject'), 'NameID');
  const text = name?._?.trim();
  if (!text || text.length > 256) throw new SsoRefusal('refused', 'the assertion names nobody');
  if (name?.$?.['Format'] === 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient')
    throw new SsoRefusal('refused', 'the assertion names somebody for this time only: a persistent name is needed');
  return text;
}

function claimsOf({ attributes }: VerifiedAssertion, nameId: string): Subject['claims'] {
  const claim = (key: string) => {
    const value = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    return typeof value === 'string' ? value.trim() || undefined : undefined;
  };
  const { firstName, lastName, email } = claimKeys;
  return { firstName: claim(firstName), lastName: claim(lastName), email: claim(email) ?? (nameId.includes('@') ? nameId : undefined) };
}

const attributesOf = ({ attributes }: VerifiedAssertion): Subject['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes)
      .slice(0, 100)
      .map(([name, value]) => [
        name.slice(0, 300),
        [value]
          .flat()
          .flatMap((each) => (typeof each === 'string' ? [each.slice(0, 1000)] : []))
          .slice(0, 100),
      ]),
  );

/** The only child of a name; refuses two. */
function only(element: Element | undefined, name: string): Element | undefined {
  const found = element?.[name];
  if (found && found.length > 1) throw new SsoRefusal('refused', 'the assertion is ambiguous');
  return found?.[0];
}
