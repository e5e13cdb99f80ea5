import { createHash, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { text } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import type { Tools } from '../platform.ts';
import { ssoPeople } from './ssoPeople.ts';
import type { DemoPerson } from './ssoPeople.ts';
import { providerUrl, readProvider } from './ssoSeed.ts';
import type { DemoProvider } from './ssoSeed.ts';

/** Identity provider of the demo, with signed responses; absent outside a demo. Its key belongs to the demo data and is not secret. */
export function ssoProviderRoutes(tools: Tools): Route[] {
  if (!tools.settings.demo) return [];
  return [
    { method: 'GET', path: '/dev/idp', budget: 'page', handle: (incoming) => choose(tools, incoming) },
    { method: 'GET', path: '/dev/idp/logout', budget: 'page', handle: async () => page(200, 'Signed out', signedOut) },
  ];
}

async function choose(tools: Tools, { query }: Incoming): Promise<Outgoing> {
  const { db } = await tools.stores.identity();
  const provider = await readProvider(db);
  if (!provider) return text(404, 'This installation has no demo data.');
  const requested = await readRequest(tools, new URLSearchParams(query));
  if (!requested) return page(400, 'Nothing to sign in to', '<p>Begin at the console: choose single sign-on there.</p>');
  const people = ssoPeople(tools.now());
  const forms = await Promise.all(
    people.map(async (person) => form(person, requested, await answerFor(person, requested, provider, tools))),
  );
  return page(200, 'Who are you?', `<p>An identity provider for trying single sign-on. Nobody here is real.</p>\n${forms.join('\n')}`);
}

interface SamlRequest {
  id: string;
  issuer: string;
  assertionUrl: string;
  relayState: string;
}

/** Parses a request; refuses other addresses than this platform's. */
async function readRequest({ settings }: Tools, query: URLSearchParams): Promise<SamlRequest | null> {
  const message = query.get('SAMLRequest') ?? '';
  if (!message || message.length > 10_000) return null;
  const { id, issuer, assertionUrl } = readMessage(message);
  const isOwn = (address: string | undefined): address is string => address?.startsWith(`${settings.publicUrl}/sso/`) ?? false;
  if (!id || !/^_[0-9a-f]+$/.test(id) || !isOwn(issuer) || !isOwn(assertionUrl)) return null;
  return { id, issuer, assertionUrl, relayState: query.get('RelayState') ?? '' };
}

function readMessage(message: string): { id?: string; issuer?: string; assertionUrl?: string } {
  try {
    const xml = inflateRawSync(Buffer.from(message, 'base64'), { maxOutputLength: 20_000 }).toString('utf8');
    const found = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
    return {
      id: found(/<[^<>]*AuthnRequest [^<>]*?\bID="([^"<>]*)"/),
      issuer: found(/Issuer[^<>]*>([^<>]*)</),
      assertionUrl: found(/\bAssertionConsumerServiceURL="([^"<>]*)"/),
    };
  } catch {
    return {};
  }
}

async function answerFor(person: DemoPerson, requested: SamlRequest, { key, certificate }: DemoProvider, tools: Tools): Promise<string> {
  const { signXml } = await import('@node-saml/node-saml/lib/xml.js');
  const now = tools.now();
  const until = new Date(now.getTime() + 5 * 60_000).toISOString();
  const [at, issuer, to] = [now.toISOString(), escapeHtml(providerUrl(tools)), escapeHtml(requested.assertionUrl)];
  const id = () => `_${randomBytes(16).toString('hex')}`;
  const { nameId, ...claims } = person;
  const attributes = (['firstName', 'lastName', 'email'] as const).map(
    (name) => `<saml:Attribute Name="${name}"><saml:AttributeValue>${escapeHtml(claims[name])}</saml:AttributeValue></saml:Attribute>`,
  );
  const xml = [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}"`,
    ` Version="2.0" IssueInstant="${at}" Destination="${to}" InResponseTo="${requested.id}"><saml:Issuer>${issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="${id()}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject>`,
    `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeHtml(nameId)}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${to}" InResponseTo="${requested.id}"/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escapeHtml(requested.issuer)}</saml:Audience>`,
    `</saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}"><saml:AuthnContext>`,
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
    `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`,
  ].join('');
  const response = "/*[local-name(.)='Response']";
  const place = { reference: `${response}/*[local-name(.)='Issuer']`, action: 'after' } as const;
  return signXml(xml, response, place, {
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
  });
}

const form = ({ firstName, lastName, email, about }: DemoPerson, { assertionUrl, relayState }: SamlRequest, xml: string): string =>
  `<form method="post" action="${escapeHtml(assertionUrl)}">
<input type="hidden" name="SAMLResponse" value="${Buffer.from(xml).toString('base64')}">
<input type="hidden" name="RelayState" value="${escapeHtml(relayState)}">
<button>Sign in as ${escapeHtml(`${firstName} ${lastName}`)}</button>
<p>${escapeHtml(email)}<br>${escapeHtml(about)}</p>
</form>`;

const signedOut = '<p>You are signed out of the demo’s identity provider.</p>\n<p><a href="/">Back to the console</a></p>';

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:560px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
form{border:1px solid #8886;border-radius:8px;padding:16px;margin:0 0 16px}
button{font:inherit;padding:8px 16px;cursor:pointer}p{margin:8px 0}form p{font-size:.875rem;margin:8px 0 0}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const page = (status: number, title: string, body: string): Outgoing => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Demo identity provider</title><style>${style}</style></head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`,
});
