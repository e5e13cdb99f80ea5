import { clockSkew } from './addresses.ts';
import type { Envelope } from './answers.ts';
import { attributesIn, samlClaims, shownAttributes } from './attributes.ts';
import type { Element, SentClaims } from './attributes.ts';
import { readName } from './names.ts';
import type { SamlName } from './names.ts';
import type { SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';
import { trimBlanks } from './tags.ts';

export interface Subject extends SentClaims {
  issuer: string;
  nameId: string;
  /** Name of the session, and format of the name, by which the provider ends it. */
  sessionIndex?: string | undefined;
  nameFormat?: string | undefined;
  /** Address that ends the session at an OpenID Connect provider, and its ID token, sealed. */
  endSessionUrl?: string | undefined;
  idToken?: string | undefined;
  assertionId: string;
  expiresAt: Date;
  attributes: Record<string, string[]>;
}

/** Result of the verifying thread: the signed part only, as plain values. */
export interface VerifiedAssertion {
  assertion: { Assertion?: Element } | null;
  /** The name, if it was encrypted within the assertion. */
  name: string | null;
}

interface Expected {
  envelope: Envelope;
  assertionUrl: string;
  now: Date;
  config: Pick<SsoConfig, 'claims'>;
}

/** Checks what the library does not: audience, request, time and issuer of the signed assertion, and a persistent name. */
export function readAssertion(verified: VerifiedAssertion, { envelope, assertionUrl, now, config }: Expected): Subject {
  const assertion = verified.assertion?.Assertion;
  if (!assertion) throw new SsoRefusal('refused', 'the assertion cannot be read');
  const { destination, inResponseTo } = envelope;
  if (destination !== undefined && destination !== assertionUrl)
    throw new SsoRefusal('refused', 'the answer is for another address', 'AUDIENCE');
  // Signed responses must name their destination (SAML bindings §3.5.5.2), as form posts do anyway.
  if (destination === undefined) throw new SsoRefusal('refused', 'the answer does not say for whom it is');
  const issuer = trimBlanks(only(assertion, 'Issuer')?._ ?? '');
  if (!issuer || (envelope.issuer !== undefined && envelope.issuer !== issuer))
    throw new SsoRefusal('refused', 'the assertion is not by whom the answer is');
  const assertionId = assertion.$?.['ID'];
  const conditions = only(assertion, 'Conditions');
  if (!assertionId || !conditions?.$?.['NotOnOrAfter']) throw new SsoRefusal('refused', 'the assertion has no id or no end');
  const confirmation = confirmationOf(assertion, { assertionUrl, inResponseTo, now });
  const ends = [conditions.$['NotOnOrAfter'], confirmation].map((end) => Date.parse(end));
  const { text: nameId, format } = nameOf(assertion, verified.name);
  const attributes = attributesIn(assertion);
  const { claims, groups } = samlClaims(attributes, config);
  return {
    issuer,
    nameId,
    nameFormat: shortOf(format),
    sessionIndex: shortOf(assertion['AuthnStatement']?.[0]?.$?.['SessionIndex']),
    assertionId,
    expiresAt: new Date(Math.min(Math.max(...ends) + clockSkew, latest)),
    claims: { ...claims, email: claims.email ?? (nameId.includes('@') ? nameId : undefined) },
    groups,
    attributes: shownAttributes(attributes),
  };
}

/** Last moment that a date can hold. */
const latest = 8.64e15;

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
  throw new SsoRefusal('refused', 'the assertion was not made for this address and this request, or has ended', 'EXPIRED');
}

const shortOf = (text: string | undefined): string | undefined => (text && text.length <= 256 ? text : undefined);

function nameOf(assertion: Element, decrypted: string | null): SamlName {
  const subject = only(assertion, 'Subject');
  const [plain, encrypted] = [only(subject, 'NameID'), only(subject, 'EncryptedID')];
  if (encrypted ? plain !== undefined || decrypted === null : decrypted !== null)
    throw new SsoRefusal('refused', 'the assertion is ambiguous');
  const name = decrypted === null ? { text: trimBlanks(plain?._ ?? ''), format: plain?.$?.['Format'] } : readName(decrypted);
  if (!name.text || name.text.length > 256) throw new SsoRefusal('refused', 'the assertion names nobody');
  if (name.format === 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient')
    throw new SsoRefusal('refused', 'the assertion names somebody for this time only: a persistent name is needed');
  return name;
}

/** The only child of a name; refuses two. */
function only(element: Element | undefined, name: string): Element | undefined {
  const found = element?.[name];
  if (found && found.length > 1) throw new SsoRefusal('refused', 'the assertion is ambiguous');
  return found?.[0];
}
