import type { SamlConfig } from '@node-saml/node-saml';
import { createBoundedWorker, WorkerRefusal } from '../../boundedWorker.ts';
import type { VerifiedAssertion } from './assertions.ts';
import { SsoRefusal } from './refusals.ts';

export interface AnswerJob {
  kind: 'answer';
  xml: string;
  config: SamlConfig;
  requestId: string;
  /** Time of the platform's clock, in ms. */
  now: number;
  /** Private keys of an encrypted assertion or name, PEM. */
  keys: readonly string[];
}

export interface LogoutJob {
  kind: 'logout';
  xml: string;
  /** Certificates of an enveloped signature, PEM; null if the signature was checked already. */
  certificates: readonly string[] | null;
  keys: readonly string[];
}

interface Results {
  answer: (VerifiedAssertion & { decrypted: string | null }) | { fault: string };
  /** Signed part of the request, and its name if that was encrypted. */
  logout: { signed: string; name: string | null } | { fault: string };
}

/** Parses XML, decrypts, and checks signatures in a thread, so that no message blocks others; at a few ms each, a full queue clears within a second. */
const thread = createBoundedWorker<AnswerJob | LogoutJob, Results[keyof Results]>({
  file: new URL('./samlWorker.mjs', import.meta.url),
  queue: 64,
});

export const warmThread = (): void => thread.warm();

export async function verifyInThread<Kind extends keyof Results>(
  job: Extract<AnswerJob | LogoutJob, { kind: Kind }>,
): Promise<Results[Kind]> {
  const result = await thread.run(job).catch((error: unknown) => {
    if (error instanceof WorkerRefusal && error.reason === 'busy') throw new SsoRefusal('busy', 'too many answers came at once');
    if (error instanceof WorkerRefusal && error.reason === 'deadline')
      throw new SsoRefusal('refused', 'the answer takes longer to check than any honest one');
    throw error;
  });
  return result as Results[Kind];
}
