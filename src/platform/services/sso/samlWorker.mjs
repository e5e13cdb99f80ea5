// @ts-check
// Parses and verifies identity providers' answers in a thread of its own (see `proof.ts`). Plain JavaScript, since Node.js starts it as it is.
import { parentPort } from 'node:worker_threads';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { decryptXml, parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';

/**
 * Job from the main thread.
 * @typedef {object} SamlJob
 * @property {string} xml
 * @property {import('@node-saml/node-saml').SamlConfig} config of plain values
 * @property {string} requestId the one request that the answer may answer
 * @property {number} now ms, by the platform's clock
 * @property {readonly string[]} keys private keys of an encrypted assertion
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

/**
 * Decrypts by each key in turn: only one fits.
 * @param {SamlJob} job
 */
async function verify({ keys, ...job }) {
  if (keys.length === 0) return verifyBy(job);
  let result;
  for (const decryptionPvk of keys) {
    result = await verifyBy({ ...job, config: { ...job.config, decryptionPvk } });
    if (!('fault' in result)) break;
  }
  return result;
}

/** @param {Omit<SamlJob, 'keys'>} job */
async function verifyBy({ xml, config, requestId, now }) {
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
    const decrypted = config.decryptionPvk ? await decryptedOf(xml, String(config.decryptionPvk)) : null;
    // Copy plain values only; the library returns objects of its own.
    return JSON.parse(JSON.stringify({ assertion: profile.getAssertion?.() ?? null, decrypted }));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : '' };
  }
}

/**
 * The text of the assertion as the library read it.
 * @param {string} xml
 * @param {string} key
 */
async function decryptedOf(xml, key) {
  const [encrypted] = xpath.selectElements(await parseDomFromString(xml), "/*/*[local-name()='EncryptedAssertion']");
  return decryptXml(String(encrypted), key);
}

parentPort?.on('message', async (/** @type {{ id: number, job: SamlJob }} */ { id, job }) => {
  parentPort?.postMessage({ id, value: await verify(job) });
});
parentPort?.postMessage('ready');
