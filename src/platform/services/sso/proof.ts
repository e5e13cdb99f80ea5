import type { SecurityReason } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';
import { addressesOf } from './addresses.ts';
import { checkDecrypted } from './answers.ts';
import type { Envelope } from './answers.ts';
import { readAssertion } from './assertions.ts';
import type { Subject } from './assertions.ts';
import { decryptionKeys } from './keys/keys.ts';
import type { SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';
import { verifyInThread } from './samlThread.ts';
import { configOf } from './serviceProvider.ts';

interface Assertion {
  accountName: string;
  envelope: Envelope;
}

export async function prove(context: RequestContext, { accountName, envelope }: Assertion, config: SsoConfig): Promise<Subject> {
  const { now, settings } = context;
  const { xml, inResponseTo: requestId, status, encryption } = envelope;
  if (status !== success)
    throw new SsoRefusal('denied', `the identity provider signed nobody in${status ? ` (status ${lastPart(status)})` : ''}`);
  const keys = encryption === 'none' ? [] : await decryptionKeys((await context.stores.identity()).db, context, config.customerId);
  if (encryption !== 'none' && keys.length === 0)
    throw new SsoRefusal('refused', 'the assertion is encrypted, but the platform has no key for this customer', 'CERTIFICATE');
  const wantAuthnResponseSigned = encryption === 'unauthenticated';
  const own = { ...configOf(settings, { ...config, accountName }), wantAuthnResponseSigned };
  const verified = await verifyInThread({ kind: 'answer', xml, requestId, now: now().getTime(), keys, config: own });
  if ('fault' in verified) throw new SsoRefusal('refused', ...faultOf(verified.fault));
  if (verified.decrypted !== null) checkDecrypted(verified.decrypted);
  const { assertionUrl } = addressesOf(settings, accountName);
  const subject = readAssertion(verified, { envelope, assertionUrl, now: now(), config });
  if (config.providerEntityId !== null && subject.issuer !== config.providerEntityId)
    throw new SsoRefusal('refused', 'the assertion is by another issuer than the configured one', 'ISSUER');
  return subject;
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Last part of a status, such as `AuthnFailed`; nothing else of it is repeated. */
const lastPart = (status: string): string => /:status:([A-Za-z]{1,40})$/.exec(status)?.[1] ?? 'unknown';

/** Translates the library's errors, whose messages repeat the assertion. */
export function faultOf(message: string): [fault: string, reason: SecurityReason] {
  const [, fault = 'the answer cannot be read', reason = 'MALFORMED'] = faults.find(([begins]) => message.includes(begins)) ?? [];
  return [fault, reason];
}

const faults: [begins: string, fault: string, reason?: SecurityReason][] = [
  ['ignature', 'no signature by a certificate of the configuration, or not of the one assertion', 'CERTIFICATE'],
  ['audience', 'the assertion is for somebody else', 'AUDIENCE'],
  ['Audience', 'the assertion is for somebody else', 'AUDIENCE'],
  ['expired', 'the assertion has ended', 'EXPIRED'],
  ['not yet valid', 'the assertion is not valid yet', 'EXPIRED'],
  ['subject confirmation', 'the assertion has ended or is not valid yet', 'EXPIRED'],
  ['InResponseTo', 'the assertion answers another request'],
  ['Missing SAML assertion', 'the answer has no assertion'],
  ['oaep', 'it is encrypted for another key than the platform’s', 'CERTIFICATE'],
  ['authenticate data', 'an encrypted part was changed on its way', 'CERTIFICATE'],
  ['nvalid EncryptedAssertion', 'something else than an assertion is encrypted'],
];
