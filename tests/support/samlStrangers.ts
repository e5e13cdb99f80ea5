import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import saml20 from '@boxyhq/saml20';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { JSDOM } from 'jsdom';
import samlp from 'samlp';
import type { KeyPair } from '../../src/platform/services/sso/selfSigned.ts';
import type { Person } from './identityProvider.ts';

// Identity providers of others, from npm, at loopback: each reads our requests and makes its answers by itself.

/** Deviations from an honest answer, in the words of the provider's own settings. */
export interface Wishes {
  person: Person;
  keys: KeyPair;
  signed?: 'response' | 'assertion' | 'both';
  sha1?: boolean;
  audience?: string;
  refuses?: boolean;
}

interface Login extends Wishes {
  query: Record<string, string>;
  issuer: string;
  /** Metadata of the platform, for providers that read them. */
  metadata: string;
}

export const strangers = { samlify: bySamlify, samlp: bySamlp, saml20: bySaml20 };
export type StrangerName = keyof typeof strangers;

/** Variations that each provider's own settings allow; saml20 always signs both, with SHA-256. */
export const abilities: Record<StrangerName, { signs: readonly NonNullable<Wishes['signed']>[]; sha1: boolean; refuses: boolean }> = {
  samlify: { signs: ['assertion', 'response', 'both'], sha1: true, refuses: false },
  samlp: { signs: ['assertion', 'response', 'both'], sha1: true, refuses: true },
  saml20: { signs: ['both'], sha1: false, refuses: false },
};

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const claimNames = ['email', 'firstName', 'lastName'] as const;

async function bySamlify({ query, issuer, metadata, person, keys, signed = 'assertion', sha1, audience }: Login): Promise<string> {
  setSchemaValidator({ validate: async () => 'no schema is at hand' });
  const provider = IdentityProvider({
    ...{ entityID: issuer, signingCert: keys.certificate, privateKey: keys.key, nameIDFormat: [persistent] },
    requestSignatureAlgorithm: Constants.algorithms.signature[sha1 ? 'RSA_SHA1' : 'RSA_SHA256'],
    singleLogoutService: [{ Binding: redirect, Location: `${issuer}/logout` }],
    singleSignOnService: [{ Binding: redirect, Location: `${issuer}/login` }],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context,
      attributes: claimNames.map((name) => ({
        ...{ name, valueTag: name, nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic', valueXsiType: 'xs:string' },
      })),
    },
  });
  const wanted = signed === 'response' ? metadata.replace('WantAssertionsSigned="true"', '') : metadata;
  const consumer = ServiceProvider({ metadata: wanted, wantMessageSigned: signed !== 'assertion' });
  const request = await provider.parseLoginRequest(consumer, 'redirect', { query });
  const asked = String((request.extract.request as Record<string, unknown>)['id']);
  const address = String(consumer.entityMeta.getAssertionConsumerService('post'));
  const now = new Date();
  const end = new Date(now.getTime() + 5 * 60_000).toISOString();
  const { nameId, ...claims } = person;
  const { context } = await provider.createLoginResponse(consumer, { extract: request.extract }, 'post', { email: nameId }, (template) => ({
    id: asked,
    context: SamlLib.replaceTagsByValue(template, {
      ...{ ID: `_${crypto.randomUUID()}`, AssertionID: `_${crypto.randomUUID()}`, Issuer: issuer, IssueInstant: now.toISOString() },
      ...{ Destination: address, SubjectRecipient: address, InResponseTo: asked, NameID: nameId, NameIDFormat: persistent },
      ...{ ConditionsNotBefore: now.toISOString(), ConditionsNotOnOrAfter: end, SubjectConfirmationDataNotOnOrAfter: end },
      ...{ StatusCode: Constants.StatusCode.Success, Audience: audience ?? consumer.entityMeta.getEntityID(), AuthnStatement: '' },
      ...Object.fromEntries(claimNames.map((name) => [`attr${name[0]?.toUpperCase()}${name.slice(1)}`, claims[name]])),
    }),
  }));
  return saml20.createPostForm(address, [
    { name: 'SAMLResponse', value: context },
    { name: 'RelayState', value: query['RelayState'] ?? '' },
  ]);
}

async function bySaml20({ query, issuer, person, keys, audience }: Login): Promise<string> {
  const { nameId, ...raw } = person;
  const request = await saml20.parseSAMLRequest(await saml20.decodeBase64(query['SAMLRequest'] ?? '', true), false);
  const acsUrl = String(request.acsUrl);
  const xml = await saml20.createSAMLResponse({
    ...{ audience: audience ?? String(request.audience), issuer, acsUrl, requestId: String(request.id), ttlInMinutes: 5 },
    ...{ claims: { email: nameId, raw }, privateKey: keys.key, publicKey: keys.certificate },
  });
  return saml20.createPostForm(acsUrl, [
    { name: 'SAMLResponse', value: Buffer.from(xml).toString('base64') },
    { name: 'RelayState', value: query['RelayState'] ?? '' },
  ]);
}

async function bySamlp({ query, issuer, person, keys, signed = 'assertion', sha1, audience, refuses }: Login): Promise<string> {
  const { nameId, ...claims } = person;
  const incoming = { method: 'GET', query };
  const request = await new Promise<{ id: string; assertionConsumerServiceURL: string }>((resolve, reject) =>
    samlp.parseRequest(incoming, (fault, found) => (found ? resolve(found) : reject(fault))),
  );
  const address = request.assertionConsumerServiceURL;
  const options = {
    ...{ issuer, cert: keys.certificate, key: keys.key, RelayState: query['RelayState'], destination: address, recipient: address },
    ...{ signatureAlgorithm: sha1 ? 'rsa-sha1' : 'rsa-sha256', digestAlgorithm: sha1 ? 'sha1' : 'sha256', lifetimeInSeconds: 300 },
    ...{ signResponse: signed !== 'assertion', signAssertion: signed !== 'response', ...(audience && { audience }) },
  };
  const login = samlp.auth({
    ...options,
    getPostURL: (_, __, ___, found) => found(null, address),
    getUserFromRequest: () => ({ id: nameId }),
    profileMapper: () => ({
      getClaims: () => claims,
      getNameIdentifier: () => ({ nameIdentifier: nameId, nameIdentifierFormat: persistent }),
    }),
  });
  const refusal = samlp.sendError({
    ...options,
    signResponse: true,
    inResponseTo: request.id,
    getPostURL: (_, found) => found(null, address),
  });
  return new Promise((resolve, reject) => {
    const response = { set: () => undefined, send: (body: unknown) => resolve(String(body)) };
    (refuses ? refusal : login)(incoming, response, reject);
  });
}

/** Starts one at loopback; its page is the form that a browser sends on to the platform. */
export async function startStranger(name: StrangerName) {
  const own: { wishes: Wishes | undefined; metadata: string } = { wishes: undefined, metadata: '' };
  const server = createServer((request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '', issuer).searchParams);
    const { wishes, metadata } = own;
    const page = wishes ? strangers[name]({ ...wishes, query, issuer, metadata }) : Promise.reject(new Error('Nobody is to sign in'));
    page.then(
      (html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
      (fault: unknown) => response.writeHead(500).end(String(fault)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(own, {
    ...{ name, issuer, loginUrl: `${issuer}/login` },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

export type Stranger = Awaited<ReturnType<typeof startStranger>>;

interface Form {
  action: string;
  fields: Record<string, string>;
}

/** Follows a login URL to a provider, and reads the form of its page. */
export async function formOf(loginUrl: string): Promise<Form> {
  const answer = await fetch(loginUrl);
  const page = await answer.text();
  if (!answer.ok) throw new Error(`The provider answers ${answer.status}: ${page.slice(0, 300)}`);
  const { document } = new JSDOM(page).window;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')];
  return {
    action: document.forms[0]?.getAttribute('action') ?? '',
    fields: Object.fromEntries(inputs.map(({ name: field, value }) => [field, value])),
  };
}
