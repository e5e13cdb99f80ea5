import type { RequestContext } from '../../../context.ts';
import { seal, unseal } from '../../../database/sealed.ts';
import { addressesOf } from '../addresses.ts';
import { SsoRefusal } from '../refusals.ts';
import type { ProviderSession } from './sessions.ts';

// A request by POST needs a page of ours that posts it. Its address names the session that has ended, sealed for the customer.

const purpose = 'saml logout';
const lifetime = 10 * 60_000;

type Settings = Pick<RequestContext, 'settings' | 'now'>;

export function startUrlOf({ settings, now }: Settings, accountName: string, session: ProviderSession): string {
  const { customerId, issuer, nameId, nameFormat, sessionIndex } = session;
  const text = JSON.stringify({ issuer, nameId, nameFormat, sessionIndex, until: now().getTime() + lifetime });
  return `${addressesOf(settings, accountName).logoutUrl}?start=${seal(settings, purpose, customerId, text)}`;
}

export function readStart({ settings, now }: Settings, customerId: string, sealed: string): ProviderSession {
  try {
    const { until, ...session } = JSON.parse(unseal(settings, purpose, customerId, sealed)) as ProviderSession & { until: number };
    if (until > now().getTime()) return { ...session, customerId };
  } catch {
    // Refused as one that has ended.
  }
  throw new SsoRefusal('expired', 'the logout was begun too long ago, or not here');
}
