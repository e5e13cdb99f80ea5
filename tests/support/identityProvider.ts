import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import type { KeyPair } from '../../src/platform/services/sso/selfSigned.ts';

export interface Asked {
  id: string;
  issuer: string;
  assertionUrl: string;
  relayState: string;
}

export function readLoginUrl(loginUrl: string): Asked {
  const { searchParams } = new URL(loginUrl);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const found = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: found(/\sID="([^"]+)"/),
    issuer: found(/Issuer[^>]*>([^<]+)</),
    assertionUrl: found(/AssertionConsumerServiceURL="([^"]+)"/),
    relayState: searchParams.get('RelayState') ?? '',
  };
}

export interface Person {
  nameId: string;
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Everything that an answer says; what is left out is as an honest provider would say it. */
export interface Answer {
  asked: Asked;
  person: Person;
  issuer: string;
  now: Date;
  keys: KeyPair;
  signed?: 'response' | 'assertion' | 'both' | 'none';
  algorithm?: 'sha1' | 'sha256';
  audience?: string;
  recipient?: string;
  destination?: string | null;
  responseIssuer?: string;
  inResponseTo?: string | null;
  confirmedRequest?: string | null;
  notBefore?: Date;
  notOnOrAfter?: Date;
  format?: string;
  assertionId?: string;
  /** The inside of the NameID, where it is not plain text. */
  nameIdXml?: string;
  /** Changes the assertion before it is signed. */
  rewrite?: (xml: string) => string;
  /** More attributes, by name. */
  attributes?: readonly (readonly [name: string, values: readonly string[]])[];
}

const minute = 60_000;
export const newId = () => `_${randomBytes(16).toString('hex')}`;
const attribute = (name: string, value: string | null | undefined) => (value ? ` ${name}="${value}"` : '');

/** An assertion as XML, not signed. */
export function assertionXml(answer: Answer): string {
  const { asked, person, issuer, now } = answer;
  const until = (answer.notOnOrAfter ?? new Date(now.getTime() + 5 * minute)).toISOString();
  const from = (answer.notBefore ?? new Date(now.getTime() - minute)).toISOString();
  const request = answer.confirmedRequest === undefined ? asked.id : answer.confirmedRequest;
  const { nameId, ...claims } = person;
  const named = Object.entries(claims).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]] as const]));
  const attributes = [...named, ...(answer.attributes ?? [])].map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  );
  return [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${answer.assertionId ?? newId()}" IssueInstant="${now.toISOString()}" Version="2.0">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${answer.format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'}">${answer.nameIdXml ?? nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}"`,
    `${attribute('Recipient', answer.recipient ?? asked.assertionUrl)}${attribute('InResponseTo', request)}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${answer.audience ?? asked.issuer}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : '',
    '</saml:Assertion>',
  ].join('');
}

/** An answer around assertions, not signed itself. */
export function responseXml(answer: Answer, assertions: string, id = newId()): string {
  const { asked, now } = answer;
  const destination = answer.destination === undefined ? asked.assertionUrl : answer.destination;
  const request = answer.inResponseTo === undefined ? asked.id : answer.inResponseTo;
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" IssueInstant="${now.toISOString()}"`,
    `${attribute('Destination', destination)}${attribute('InResponseTo', request)}>`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${answer.responseIssuer ?? answer.issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `${assertions}</samlp:Response>`,
  ].join('');
}

/** Signs the one element of a name that lies where the path says. */
export function sign(xml: string, path: string, { key, certificate }: KeyPair, algorithm: 'sha1' | 'sha256' = 'sha256'): string {
  const options = { privateKey: key, publicCert: certificate, signatureAlgorithm: algorithm, digestAlgorithm: algorithm } as const;
  return signXml(xml, path, { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' }, options);
}

export const assertionPath = "//*[local-name(.)='Response']/*[local-name(.)='Assertion']";
export const responsePath = "/*[local-name(.)='Response']";

export function answerXml(answer: Answer): string {
  const { signed = 'assertion', keys, algorithm } = answer;
  const assertion = assertionXml(answer);
  const plain = responseXml(answer, answer.rewrite?.(assertion) ?? assertion);
  const inner = signed === 'assertion' || signed === 'both' ? sign(plain, assertionPath, keys, algorithm) : plain;
  return signed === 'response' || signed === 'both' ? sign(inner, responsePath, keys, algorithm) : inner;
}
