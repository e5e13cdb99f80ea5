import { text } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { parseAddress } from './addresses.ts';
import { answerLimit, openAnswer } from './answers.ts';
import type { Envelope } from './answers.ts';
import { tokenOf } from './browsers.ts';
import { keysOf } from './keys/keys.ts';
import { prove } from './proof.ts';
import { SsoRefusal } from './refusals.ts';
import { takeForm, takeQuery } from './logout/endpoint.ts';
import { outgoing } from './logout/page.ts';
import { metadataOf } from './ownMetadata.ts';
import { requireProvider } from './providers.ts';
import { answering, signedIn } from './responses.ts';
import type { Arrival } from './signIn.ts';

export const ssoRoutes = (tools: Tools): Route[] => [
  { method: 'GET', path: '/sso/*', budget: 'page', handle: (incoming) => page(tools, incoming) },
  { method: 'POST', path: '/sso/*', budget: 'singleSignOn', handle: (incoming) => form(tools, incoming) },
];

async function page(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const address = parseAddress(incoming.path);
  if (address?.page === 'metadata') return metadata(tools, address.accountName);
  if (address?.page === 'logout') return logout(tools, incoming, address.accountName);
  return text(404, 'Page not found.');
}

async function metadata({ settings, stores }: Tools, accountName: string): Promise<Outgoing> {
  const { db } = await stores.identity();
  const config = await requireProvider(db, accountName).then(
    (provider) => provider.config,
    (error: unknown) => {
      if (error instanceof SsoRefusal) return undefined;
      throw error;
    },
  );
  const own = { signsRequests: config?.signsRequests ?? false, keys: config ? await keysOf(db, config.customerId) : [] };
  return text(200, metadataOf(settings, accountName, own), 'application/samlmetadata+xml; charset=utf-8');
}

const longestQuery = 20_000;

function logout(tools: Tools, incoming: Incoming, accountName: string): Promise<Outgoing> {
  return answering(tools, incoming, accountName, async (context) => {
    const { query } = incoming;
    if (query.length > longestQuery) throw new SsoRefusal('refused', 'the request is too long');
    return outgoing(await takeQuery(context, accountName, query.replace(/^\?/, '')), tools.settings.brandName);
  });
}

async function form(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const address = parseAddress(incoming.path);
  if (address?.page === 'assertion') return assertion(tools, incoming, address.accountName);
  if (address?.page !== 'logout') return text(404, 'Page not found.');
  const { accountName } = address;
  return answering(tools, incoming, accountName, async (context) =>
    outgoing(await takeForm(context, accountName, await readFields(incoming)), tools.settings.brandName),
  );
}

function assertion(tools: Tools, incoming: Incoming, accountName: string): Promise<Outgoing> {
  return answering(tools, incoming, accountName, async (context, cookies) => {
    const { answer, state } = await readForm(incoming);
    const browserToken = tokenOf(context.request.cookies);
    if (!browserToken) throw new SsoRefusal('expired', 'the browser has asked for nothing');
    const opened = opening(answer);
    const requestId = opened instanceof SsoRefusal ? state : opened.inResponseTo;
    const proof: Arrival['proof'] =
      opened instanceof SsoRefusal ? opened : ({ config }) => prove(context, { accountName, envelope: opened }, config);
    return signedIn(context, { accountName, browserToken, protocol: 'SAML', requestId, proof }, cookies);
  });
}

/** An unreadable response may belong to a test, which shows the reason. */
function opening(answer: string | null): Envelope | SsoRefusal {
  try {
    return openAnswer(answer);
  } catch (error) {
    if (error instanceof SsoRefusal) return error;
    throw error;
  }
}

async function readForm(incoming: Incoming): Promise<{ answer: string | null; state: string }> {
  const fields = await readFields(incoming);
  const answers = fields.getAll('SAMLResponse');
  if (answers.length > 1) throw new SsoRefusal('refused', 'there are several answers');
  return { answer: answers[0] ?? null, state: (fields.get('RelayState') ?? '').slice(0, 100) };
}

async function readFields(incoming: Incoming): Promise<URLSearchParams> {
  const type = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new SsoRefusal('refused', 'the answer was not sent by a form');
  // Base64 and form encoding enlarge the body.
  const body = await incoming.body(answerLimit * 2);
  if (!body) throw new SsoRefusal('refused', 'the answer is too long');
  return new URLSearchParams(body.toString('utf8'));
}
