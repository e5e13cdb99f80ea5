import { json, text } from '../../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../../http/message.ts';
import type { RequestContext } from '../../../context.ts';
import type { Tools } from '../../../platform.ts';
import { tokenOf } from '../browsers.ts';
import { requireProvider } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import { isBegun } from '../requests.ts';
import { answering, contextOf, signedIn } from '../responses.ts';
import type { Arrival } from '../signIn.ts';
import { parseAddress } from './addresses.ts';
import { endByToken, readLogoutToken } from './backChannel.ts';
import { authorizationUrl, proveByCode } from './flow.ts';

export const oidcRoutes = (tools: Tools): Route[] => [
  { method: 'GET', path: '/callbacks/oidc/*', budget: 'singleSignOn', handle: (incoming) => handle(tools, incoming) },
  { method: 'POST', path: '/callbacks/oidc/*', budget: 'providerLogout', handle: (incoming) => logout(tools, incoming) },
];

const longest = 8_000;

async function handle(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const address = parseAddress(incoming.path);
  if (!address || address.page === 'logout') return text(404, 'Page not found.');
  const { accountName, page } = address;
  return answering(tools, incoming, accountName, async (context, cookies) => {
    const browserToken = tokenOf(context.request.cookies);
    if (!browserToken) throw new SsoRefusal('expired', 'the browser has asked for nothing');
    if (incoming.query.length > longest) throw new SsoRefusal('refused', 'the answer is too long');
    const parameters = new URLSearchParams(incoming.query);
    const begun = { accountName, browserToken, protocol: 'OIDC' as const };
    if (page === 'response') {
      const arrival = { ...begun, requestId: stateOf(parameters), proof: proofOf(context, parameters) };
      return signedIn(context, arrival, cookies);
    }
    const requestId = (parameters.get('request') ?? '').slice(0, 100);
    const address = await providerAddress(context, { ...begun, requestId });
    if (!(address instanceof SsoRefusal)) return { status: 303, headers: { location: address, 'cache-control': 'no-store' }, body: null };
    return signedIn(context, { ...begun, requestId, proof: address }, cookies);
  });
}

/** Called by the provider itself: refusals tell it no more than that they are ones (Back-Channel Logout 1.0 §2.8). */
async function logout(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const address = parseAddress(incoming.path);
  if (address?.page !== 'logout') return text(404, 'Page not found.');
  const { accountName } = address;
  try {
    await endByToken(contextOf(tools, incoming, []), accountName, await readLogoutToken(incoming));
    return { status: 200, headers: { 'cache-control': 'no-store' }, body: null };
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    tools.log.warn({ accountName, code: error.code, detail: error.detail }, 'a logout token was refused');
    return json(400, JSON.stringify({ error: 'invalid_request' }));
  }
}

const stateOf = (parameters: URLSearchParams): string => (parameters.get('state') ?? '').slice(0, 100);

/** Refuses parameters that occur twice: provider and platform might each read another one. */
function proofOf(context: RequestContext, parameters: URLSearchParams): Arrival['proof'] {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) return new SsoRefusal('refused', 'the response names something twice');
  if (!parameters.has('code') && !parameters.has('error')) return new SsoRefusal('refused', 'the response has neither a code nor an error');
  return (provider) => proveByCode(context, provider, parameters.toString());
}

/** Calls the provider only for a request that this browser has begun. */
async function providerAddress(context: RequestContext, { accountName, browserToken, requestId }: Omit<Arrival, 'proof'>) {
  const { db } = await context.stores.identity();
  const provider = await requireProvider(db, accountName);
  if (!(await isBegun(db, context, { requestId, browserToken, customerId: provider.customer.id })))
    throw new SsoRefusal('expired', 'the browser has asked for nothing, or too long ago');
  if (provider.config.protocol !== 'OIDC') throw new SsoRefusal('disabled', 'OpenID Connect is not set up');
  return authorizationUrl(context, provider, requestId).catch((error: unknown) => {
    if (error instanceof SsoRefusal) return error;
    throw error;
  });
}
