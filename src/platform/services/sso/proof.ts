import type { SecurityReason } from '../../../generated/types.ts';
import type { SamlConfig } from '@node-saml/node-saml';
import type { RequestContext } from '../../context.ts';
import { createBoundedWorker, WorkerRefusal } from '../../boundedWorker.ts';
import { addressesOf } from './addresses.ts';
import { checkDecrypted } from './answers.ts';
import type { Envelope } from './answers.ts';
import { readAssertion } from './assertions.ts';
import type { Subject, VerifiedAssertion } from './assertions.ts';
import { decryptionKeys } from './keys/keys.ts';
import type { SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';
import { configOf } from './serviceProvider.ts';

interface SamlJob {
  xml: string;
  config: SamlConfig;
  requestId: string;
  /** Time of the platform's clock, in ms. */
  now: number;
  /** Private keys of an encrypted assertion, PEM. */
  keys: readonly string[];
}

type Verified = (VerifiedAssertion & { decrypted: string | null }) | { fault: string };

interface Assertion {
  accountName: string;
  envelope: Envelope;
}

/** Parses XML and checks signatures in a thread, so that no response blocks others; at a few ms each, a full queue clears within a second. */
const verifier = createBoundedWorker<SamlJob, Verified>({ file: new URL('./samlWorker.mjs', import.meta.url), queue: 64 });

export const warmProof = (): void => verifier.warm();

export async function prove(context: RequestContext, { accountName, envelope }: Assertion, config: SsoConfig): Promise<Subject> {
  const { now, settings } = context;
  const { xml, inResponseTo: requestId, status, encryption } = envelope;
  if (status !== success)
    throw new SsoRefusal('denied', `the identity provider signed nobody in${status ? ` (status ${lastPart(status)})` : ''}`);
  const keys = encryption === 'none' ? [] : await decryptionKeys((await context.stores.identity()).db, context, config.customerId);
  if (encryption !== 'none' && keys.length === 0)
    throw new SsoRefusal('refused', 'the assertion is encrypted, but the platform has no key for this customer', 'CERTIFICATE');
  const wantAuthnResponseSigned = encryption === 'unauthenticated';
  const job = {
    ...{ xml, requestId, now: now().getTime(), keys },
    config: { ...configOf(settings, { ...config, accountName }), wantAuthnResponseSigned },
  };
  const verified = await verifier.run(job).catch((error: unknown) => {
    if (error instanceof WorkerRefusal && error.reason === 'busy') throw new SsoRefusal('busy', 'too many answers came at once');
    if (error instanceof WorkerRefusal && error.reason === 'deadline')
      throw new SsoRefusal('refused', 'the answer takes longer to check than any honest one');
    throw error;
  });
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
function faultOf(message: string): [fault: string, reason: SecurityReason] {
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
  ['oaep', 'the assertion is encrypted for another key than the platform’s', 'CERTIFICATE'],
  ['authenticate data', 'the encrypted assertion was changed on its way', 'CERTIFICATE'],
  ['nvalid EncryptedAssertion', 'something else than an assertion is encrypted'],
];
