import type { RequestContext } from '../../../context.ts';
import { addressesOf } from '../addresses.ts';
import { requireProvider } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import { endSessions } from './end.ts';
import { readRequest, verifyQuery } from './message.ts';
import { respondLogout } from './requests.ts';

/** Ends the sessions that a SAML provider asks to end. Returns its address with the answer. */
export async function endByProvider(context: RequestContext, accountName: string, query: string): Promise<string> {
  const { now, settings, stores } = context;
  const { customer, config } = await requireProvider((await stores.identity()).db, accountName);
  if (!config.enabled || config.protocol !== 'SAML' || !config.singleLogout)
    throw new SsoRefusal('disabled', 'single logout is not enabled');
  const { message, relayState } = verifyQuery(query, config.publicCertificates);
  const request = await readRequest(message, { logoutUrl: addressesOf(settings, accountName).logoutUrl, now: now() });
  const respond = (tx: Parameters<typeof respondLogout>[0]) => respondLogout(tx, context, config, { requestId: request.id, relayState });
  return (await endSessions(context, customer, { ...request, messageId: request.id }, respond)) ?? '/login';
}
