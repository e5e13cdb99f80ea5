import type { RequestContext } from '../../../context.ts';
import { decodePosted } from '../answers.ts';
import { requireProvider } from '../providers.ts';
import type { Provider } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import { endSessions } from './end.ts';
import { inflated, verifyQuery } from './byQuery.ts';
import { verifyRequest } from './request.ts';
import { postRequest, respondLogout } from './requests.ts';
import type { BrowserMessage } from './requests.ts';
import { readStart } from './start.ts';

const done: BrowserMessage = { location: '/login' };

/** Messages by redirect. Answers to our own requests change nothing: that session ended before. */
export async function takeQuery(context: RequestContext, accountName: string, query: string): Promise<BrowserMessage> {
  const parameters = new URLSearchParams(query);
  const start = parameters.get('start');
  if (start !== null) return startPost(context, accountName, start);
  if (!parameters.has('SAMLRequest')) return done;
  const provider = await requireLogout(context, accountName);
  const { message, relayState } = verifyQuery(query, provider.config.publicCertificates);
  return end(context, accountName, provider, { xml: await inflated(message), isVerified: true, relayState });
}

/** Messages by POST. */
export async function takeForm(context: RequestContext, accountName: string, fields: URLSearchParams): Promise<BrowserMessage> {
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length) throw new SsoRefusal('refused', 'the request names something twice');
  const message = fields.get('SAMLRequest');
  if (message === null) return done;
  const provider = await requireLogout(context, accountName);
  return end(context, accountName, provider, { xml: decodePosted(message), isVerified: false, relayState: fields.get('RelayState') ?? '' });
}

async function requireLogout(context: RequestContext, accountName: string): Promise<Provider> {
  const provider = await requireProvider((await context.stores.identity()).db, accountName);
  const { enabled, protocol, singleLogout } = provider.config;
  if (!enabled || protocol !== 'SAML' || !singleLogout) throw new SsoRefusal('disabled', 'single logout is not enabled');
  return provider;
}

async function end(
  context: RequestContext,
  accountName: string,
  { customer, config }: Provider,
  { relayState, ...received }: { xml: string; isVerified: boolean; relayState: string },
): Promise<BrowserMessage> {
  const request = await verifyRequest(context, accountName, config, received);
  const { id: requestId } = request;
  const answer = await endSessions(context, customer, { ...request, messageId: requestId }, (tx) =>
    respondLogout(tx, context, config, { requestId, relayState }),
  );
  return answer ?? done;
}

async function startPost(context: RequestContext, accountName: string, start: string): Promise<BrowserMessage> {
  const { customer, config } = await requireLogout(context, accountName);
  const { db } = await context.stores.identity();
  return (await postRequest(db, context, config, readStart(context, customer.id, start))) ?? done;
}
