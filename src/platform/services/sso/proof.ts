import type { SamlConfig } from '@node-saml/node-saml';
import type { RequestContext } from '../../context.ts';
import { createBoundedWorker, WorkerRefusal } from '../../boundedWorker.ts';
import { addressesOf } from './addresses.ts';
import type { Envelope } from './answers.ts';
import { readAssertion } from './assertions.ts';
import type { Subject, VerifiedAssertion } from './assertions.ts';
import type { SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';
import { configOf } from './serviceProvider.ts';

interface SamlJob {
  xml: string;
  config: SamlConfig;
  requestId: string;
  /** Time of the platform's clock, in ms. */
  now: number;
}

type Verified = VerifiedAssertion | { fault: string };

interface Assertion {
  accountName: string;
  envelope: Envelope;
}

/** Parses XML and checks signatures in a thread, so that no response blocks others; at a few ms each, a full queue clears within a second. */
const verifier = createBoundedWorker<SamlJob, Verified>({ file: new URL('./samlWorker.mjs', import.meta.url), queue: 64 });

export const warmProof = (): void => verifier.warm();

export async function prove(context: RequestContext, { accountName, envelope }: Assertion, config: SsoConfig): Promise<Subject> {
  const { now, settings } = context;
  const { xml, inResponseTo: requestId, status } = envelope;
  if (status !== success)
    throw new SsoRefusal('denied', `the identity provider signed nobody in${status ? ` (status ${lastPart(status)})` : ''}`);
  const job = { xml, requestId, now: now().getTime(), config: configOf(settings, { ...config, accountName }) };
  const verified = await verifier.run(job).catch((error: unknown) => {
    if (error instanceof WorkerRefusal && error.reason === 'busy') throw new SsoRefusal('busy', 'too many answers came at once');
    if (error instanceof WorkerRefusal && error.reason === 'deadline')
      throw new SsoRefusal('refused', 'the answer takes longer to check than any honest one');
    throw error;
  });
  if ('fault' in verified) throw new SsoRefusal('refused', faultOf(verified.fault));
  const { assertionUrl } = addressesOf(settings, accountName);
  return readAssertion(verified, { envelope, assertionUrl, now: now() });
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Last part of a status, such as `AuthnFailed`; nothing else of it is repeated. */
const lastPart = (status: string): string => /:status:([A-Za-z]{1,40})$/.exec(status)?.[1] ?? 'unknown';

/** Translates the library's errors, whose messages repeat the assertion. */
function faultOf(message: string): string {
  return faults.find(([begins]) => message.includes(begins))?.[1] ?? 'the answer cannot be read';
}

const faults: [begins: string, fault: string][] = [
  ['ignature', 'no signature by a certificate of the configuration, or not of the one assertion'],
  ['audience', 'the assertion is for somebody else'],
  ['Audience', 'the assertion is for somebody else'],
  ['expired', 'the assertion has ended'],
  ['not yet valid', 'the assertion is not valid yet'],
  ['subject confirmation', 'the assertion has ended or is not valid yet'],
  ['InResponseTo', 'the assertion answers another request'],
  ['Missing SAML assertion', 'the answer has no assertion'],
  ['decryption', 'encrypted assertions are not accepted'],
];
