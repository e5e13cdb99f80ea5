// @ts-check
// Parses and verifies identity providers' answers in a thread of its own (see `proof.ts`). Plain JavaScript, since Node.js starts it as it is.
import { parentPort } from 'node:worker_threads';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';

/**
 * Job from the main thread.
 * @typedef {object} SamlJob
 * @property {string} xml
 * @property {import('@node-saml/node-saml').SamlConfig} config of plain values
 * @property {string} requestId the one request that the answer may answer
 * @property {number} now ms, by the platform's clock
 */

/** Checks times by the platform's clock instead of the machine's. */
class ClockedSaml extends SAML {
  now = 0;

  /**
   * @override
   * @param {number} _
   * @param {string} notBefore
   * @param {string} notOnOrAfter
   * @param {string} [latest]
   */
  checkTimestampsValidityError(_, notBefore, notOnOrAfter, latest) {
    return super.checkTimestampsValidityError(this.now, notBefore, notOnOrAfter, latest);
  }
}

async function verify({ xml, config, requestId, now }) {
  const cacheProvider = {
    getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
    saveAsync: async () => null,
    removeAsync: async () => null,
  };
  const saml = new ClockedSaml({ ...config, validateInResponseTo: ValidateInResponseTo.always, cacheProvider });
  saml.now = now;
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') });
    if (!profile) return { fault: 'Missing SAML assertion' };
    const { attributes } = /** @type {{ attributes?: unknown }} */ (profile);
    // Copy plain values only; the library returns objects of its own.
    return JSON.parse(JSON.stringify({ assertion: profile.getAssertion?.() ?? null, attributes: attributes ?? {} }));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : '' };
  }
}

parentPort?.on('message', async (/** @type {{ id: number, job: SamlJob }} */ { id, job }) => {
  parentPort?.postMessage({ id, value: await verify(job) });
});
parentPort?.postMessage('ready');
