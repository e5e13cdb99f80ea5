import { X509Certificate, createVerify, sign as signBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { encrypt } from 'xml-encryption';
import type { EncryptOptions } from 'xml-encryption';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { origin } from '../platform/browser.ts';
import type { Browser, Running } from '../platform/browser.ts';
import { assertionPath, assertionXml, newId, responseXml, sign } from './identityProvider.ts';
import { begin, bring, honest, person } from './ssoCustomers.ts';
import type { SsoCustomer } from './ssoCustomers.ts';

// Messages of a SAML provider about the end of sessions, by redirect and by POST, and what is encrypted in messages.

export const readMetadata = async (running: Running, name = 'acme'): Promise<string> =>
  (await running.platform.fetch(new Request(`${origin}/sso/${name}/metadata`))).text();

export const certificatesOf = (xml: string, use: string): X509Certificate[] =>
  [...xml.matchAll(/<KeyDescriptor use="(\w+)">.*?<ds:X509Certificate>([^<]+)</g)].flatMap(([, each, base64 = '']) =>
    each === use ? new X509Certificate(Buffer.from(base64, 'base64')) : [],
  );

export interface Encryption {
  kind?: string;
  key?: string;
}

const aes = (kind: string) => (kind.endsWith('gcm') ? 'http://www.w3.org/2009/xmlenc11#' : 'http://www.w3.org/2001/04/xmlenc#') + kind;

/** Encrypts for the key of a certificate. */
export const encryptedFor = (
  certificate: X509Certificate,
  content: string,
  { kind = 'aes256-gcm', key = 'rsa-oaep-mgf1p' }: Encryption = {},
): Promise<string> =>
  promisify(encrypt)(content, {
    rsa_pub: certificate.publicKey.export({ type: 'spki', format: 'pem' }),
    pem: certificate.toString(),
    encryptionAlgorithm: aes(kind) as EncryptOptions['encryptionAlgorithm'],
    keyEncryptionAlgorithm: `http://www.w3.org/2001/04/xmlenc#${key}` as EncryptOptions['keyEncryptionAlgorithm'],
    warnInsecureAlgorithm: false,
  });

const namespace = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const nameXml = (nameId: string, attributes = ''): string =>
  `<saml:NameID xmlns:saml="${namespace}"${attributes}>${nameId}</saml:NameID>`;
export const encryptedName = async (certificate: X509Certificate, content: string, how?: Encryption): Promise<string> =>
  `<saml:EncryptedID xmlns:saml="${namespace}">${await encryptedFor(certificate, content, how)}</saml:EncryptedID>`;

export const isIn = async (browser: Browser): Promise<boolean> => !(await browser.ask('{ AuthMe { email } }')).errors;

/** Signs in with the index of a session at the identity provider. */
export async function enter(running: Running, customer: SsoCustomer, name: string, sessionIndex?: string): Promise<Browser> {
  const browser = running.browser();
  const asked = await begin(browser, customer);
  const answer = honest(running, customer, asked, person(name, customer));
  const plain = responseXml(answer, assertionXml(answer));
  const xml = sessionIndex ? plain.replace('<saml:AuthnStatement ', `<saml:AuthnStatement SessionIndex="${sessionIndex}" `) : plain;
  await bring(running, browser, customer.accountName, sign(xml, assertionPath, customer.keys));
  return browser;
}

export interface LogoutRequest {
  nameId: string;
  indexes?: string[];
  id?: string;
  issuer?: string;
  destination?: string;
  at?: Date;
  keys?: SsoCustomer['keys'];
  /** Instead of the name. */
  name?: string;
  xml?: (xml: string) => string;
}

export interface QueryRequest extends LogoutRequest {
  algorithm?: string;
  changed?: (query: string) => string;
}

export interface PostRequest extends LogoutRequest {
  sha?: 'sha1' | 'sha256' | 'sha512';
  /** Changes the signed request. */
  changed?: (xml: string) => string;
  fields?: Record<string, string>;
}

function requestXml(running: Running, customer: SsoCustomer, request: LogoutRequest): string {
  const { nameId, indexes = [], id = newId(), at = running.clock.now() } = request;
  const plain = [
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="${namespace}" ID="${id}" Version="2.0"`,
    ` IssueInstant="${at.toISOString()}" Destination="${request.destination ?? `${origin}/sso/${customer.accountName}/logout`}">`,
    `<saml:Issuer>${request.issuer ?? customer.issuer}</saml:Issuer>${request.name ?? `<saml:NameID>${nameId}</saml:NameID>`}`,
    `${indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join('')}</samlp:LogoutRequest>`,
  ].join('');
  return request.xml ? request.xml(plain) : plain;
}

/** Comes with an identity provider's request to log out, by redirect. */
export function askByRedirect(running: Running, customer: SsoCustomer, request: QueryRequest): Promise<Response> {
  const { keys = customer.keys, algorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', changed } = request;
  const message = deflateRawSync(requestXml(running, customer, request)).toString('base64');
  const text = `SAMLRequest=${encodeURIComponent(message)}&RelayState=r%201&SigAlg=${encodeURIComponent(algorithm)}`;
  const query = `${text}&Signature=${encodeURIComponent(signBytes('RSA-SHA256', Buffer.from(text), keys.key).toString('base64'))}`;
  return running.platform.fetch(new Request(`${origin}/sso/${customer.accountName}/logout?${changed ? changed(query) : query}`));
}

/** Comes with an identity provider's request to log out, by a form of its page. */
export function askByPost(running: Running, customer: SsoCustomer, request: PostRequest): Promise<Response> {
  const { keys = customer.keys, sha = 'sha256', changed, fields = {} } = request;
  const place = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const;
  const options = { privateKey: keys.key, publicCert: keys.certificate, signatureAlgorithm: sha, digestAlgorithm: sha } as const;
  const signed = signXml(requestXml(running, customer, request), '/*', place, options);
  const message = Buffer.from(changed ? changed(signed) : signed).toString('base64');
  return postForm(running, customer.accountName, { SAMLRequest: message, RelayState: 'r "1"', ...fields });
}

export const postForm = (running: Running, accountName: string, fields: Record<string, string>): Promise<Response> =>
  running.platform.fetch(
    new Request(`${origin}/sso/${accountName}/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://login.example' },
      body: new URLSearchParams(fields).toString(),
    }),
  );

/** Message of a redirect to the provider, whose signature the current key must have made. */
export function messageOf(address: string, certificate: X509Certificate): string {
  const query = new URL(address).search.slice(1);
  const values = new URLSearchParams(query);
  const text = query
    .split('&')
    .filter((each) => /^(SAMLRequest|SAMLResponse|RelayState|SigAlg)=/.test(each))
    .join('&');
  const isSigned =
    values.get('SigAlg') === 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' &&
    createVerify('RSA-SHA256')
      .update(text)
      .verify(certificate.publicKey, values.get('Signature') ?? '', 'base64');
  if (!isSigned) throw new Error('The message is not signed by the current key');
  return inflateRawSync(Buffer.from(values.get('SAMLRequest') ?? values.get('SAMLResponse') ?? '', 'base64')).toString();
}

export interface PostedForm {
  action: string;
  fields: Record<string, string>;
}

/** Form of a page that posts itself. */
export function formIn(html: string): PostedForm {
  const { document } = new JSDOM(html).window;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')];
  const action = document.forms[0]?.getAttribute('action') ?? '';
  return { action, fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])) };
}
