import { createHash } from 'node:crypto';
import { text } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import type { Tools } from '../platform.ts';
import { ssoPeople } from './ssoPeople.ts';
import type { DemoPerson } from './ssoPeople.ts';
import { providerUrl, readProvider } from './ssoSeed.ts';
import type { DemoProvider } from './ssoSeed.ts';

/**
 * The identity provider of the demo, so that signing in at one's company can be tried with nothing installed: a real one (samlp), which is
 * loaded when somebody first comes. Where the demo is off it does not exist; its key is made with the demo data and is no secret of anybody's.
 */
export function ssoProviderRoutes(tools: Tools): Route[] {
  if (!tools.settings.demo) return [];
  return [
    { method: 'GET', path: '/dev/idp', handle: (incoming) => choose(tools, incoming) },
    { method: 'GET', path: '/dev/idp/logout', handle: async () => page(200, 'Signed out', signedOut) },
  ];
}

/** A page with a button for each person: what it sends was signed for that person and for the request that led here. */
async function choose(tools: Tools, { query }: Incoming): Promise<Outgoing> {
  const { db } = await tools.stores.identity();
  const provider = await readProvider(db);
  if (!provider) return text(404, 'There are no demo data here.');
  const asked = await readRequest(tools, new URLSearchParams(query));
  if (!asked) return page(400, 'Nothing to sign in to', '<p>Begin at the console: choose single sign-on there.</p>');
  const people = ssoPeople(tools.now());
  const forms = await Promise.all(people.map(async (person) => form(person, asked, await answerFor(person, asked, provider, tools))));
  return page(200, 'Who are you?', `<p>An identity provider for trying single sign-on. Nobody here is real.</p>\n${forms.join('\n')}`);
}

interface Asked {
  id: string;
  issuer: string;
  assertionUrl: string;
  relayState: string;
}

/** What the console asked. Whoever else asks is not answered: only this platform's own addresses are. */
async function readRequest({ settings }: Tools, query: URLSearchParams): Promise<Asked | null> {
  const { default: samlp } = await import('samlp');
  const message = query.get('SAMLRequest') ?? '';
  if (!message || message.length > 10_000) return null;
  const read = await new Promise<{ id?: string; issuer?: string; assertionConsumerServiceURL?: string } | null>((resolve) => {
    samlp.parseRequest({ query: { SAMLRequest: message } }, (error, asked) => resolve(error ? null : (asked ?? null)));
  }).catch(() => null);
  const { id, issuer, assertionConsumerServiceURL: assertionUrl } = read ?? {};
  const isOwn = (address: string | undefined): address is string => address?.startsWith(`${settings.publicUrl}/sso/`) ?? false;
  if (!id || !/^_[0-9a-f]+$/.test(id) || !isOwn(issuer) || !isOwn(assertionUrl)) return null;
  return { id, issuer, assertionUrl, relayState: query.get('RelayState') ?? '' };
}

async function answerFor(person: DemoPerson, asked: Asked, { key, certificate }: DemoProvider, tools: Tools): Promise<string> {
  const { default: samlp } = await import('samlp');
  const { nameId, firstName, lastName, email } = person;
  const options = {
    ...{ issuer: providerUrl(tools), cert: certificate, key, audience: asked.issuer, inResponseTo: asked.id },
    ...{ recipient: asked.assertionUrl, destination: asked.assertionUrl, lifetimeInSeconds: 300, typedAttributes: false },
    ...({ signatureAlgorithm: 'rsa-sha256', digestAlgorithm: 'sha256', signResponse: true } as const),
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    profileMapper: () => ({
      getClaims: () => ({ firstName, lastName, email }),
      getNameIdentifier: () => ({ nameIdentifier: nameId }),
    }),
  };
  return new Promise((resolve, reject) => {
    samlp.getSamlResponse(options, { nameId }, (error, xml) => (error ? reject(error) : resolve(xml)));
  });
}

const form = ({ firstName, lastName, email, about }: DemoPerson, { assertionUrl, relayState }: Asked, xml: string): string =>
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
