import type { RequestContext } from '../../context.ts';
import { addressesOf } from './addresses.ts';
import type { Envelope } from './answers.ts';
import { readAssertion } from './assertions.ts';
import type { Subject } from './assertions.ts';
import type { SsoConfig } from './configs.ts';
import { SsoRefusal } from './refusals.ts';
import { serviceProvider } from './serviceProvider.ts';

interface Answer {
  accountName: string;
  envelope: Envelope;
}

/** What the customer's own certificates prove of the answer. */
export async function prove(context: RequestContext, { accountName, envelope }: Answer, config: SsoConfig): Promise<Subject> {
  const { now, settings } = context;
  const requests = {
    // That it is awaited, and for how long, the table has just said.
    getAsync: async (id: string) => (id === envelope.inResponseTo ? new Date().toISOString() : null),
    saveAsync: async () => null,
  };
  const saml = await serviceProvider(settings, { ...config, accountName }, { now, requests });
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(envelope.xml).toString('base64') })
    .catch((error: unknown) => {
      throw new SsoRefusal('refused', faultOf(error));
    });
  if (!profile) throw new SsoRefusal('refused', 'the answer has no assertion');
  const { assertionUrl } = addressesOf(settings, accountName);
  return readAssertion(profile, { envelope, assertionUrl, now: now() });
}

/** What the library found wrong, in words of our own: its messages repeat what the assertion says. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
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
  ['SAML provider returned', 'the identity provider signed nobody in'],
  ['decryption', 'encrypted assertions are not accepted'],
];
