// @ts-check
// Parses and verifies identity providers' answers in a thread of its own (see `proof.ts`). Plain JavaScript, since Node.js starts it as it is.
import { parentPort } from 'node:worker_threads';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { decryptXml, getVerifiedXml, parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';

/**
 * Jobs from the main thread.
 * @typedef {import('./samlThread.ts').AnswerJob} AnswerJob
 * @typedef {import('./samlThread.ts').LogoutJob} LogoutJob
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
 * @param {AnswerJob} job
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

/** @param {Omit<AnswerJob, 'keys'>} job */
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
    const key = config.decryptionPvk ? String(config.decryptionPvk) : null;
    const decrypted = key === null ? null : await decryptedOf(xml, key);
    const name = key === null ? null : await nameIn(profile.getAssertionXml?.() ?? '', key);
    // Copy plain values only; the library returns objects of its own.
    return JSON.parse(JSON.stringify({ assertion: profile.getAssertion?.() ?? null, decrypted, name }));
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/**
 * The text of an encrypted assertion as the library read it.
 * @param {string} xml
 * @param {string} key
 */
async function decryptedOf(xml, key) {
  const [encrypted] = xpath.selectElements(await parseDomFromString(xml), "/*/*[local-name()='EncryptedAssertion']");
  return encrypted ? decryptXml(String(encrypted), key) : null;
}

/**
 * The name that is encrypted in a signed assertion or request.
 * @param {string} signed
 * @param {string} key
 */
async function nameIn(signed, key) {
  const path =
    "/*/*[local-name()='Subject']/*[local-name()='EncryptedID'] | /*[local-name()='LogoutRequest']/*[local-name()='EncryptedID']";
  const [encrypted] = xpath.selectElements(await parseDomFromString(signed), path);
  return encrypted ? decryptXml(String(encrypted), key) : null;
}

/**
 * Verifies a request to log out, and decrypts its name by the key that fits.
 * @param {LogoutJob} job
 */
async function verifyLogout({ xml, certificates, keys }) {
  try {
    const root = (await parseDomFromString(xml)).documentElement;
    const signed = certificates ? getVerifiedXml(xml, root, [...certificates]) : xml;
    if (signed === null) return { fault: 'Invalid signature' };
    let fault = '';
    for (const key of keys)
      try {
        return { signed, name: await nameIn(signed, key) };
      } catch (error) {
        fault = messageOf(error);
      }
    return fault ? { fault } : { signed, name: null };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : '');

parentPort?.on('message', async (/** @type {{ id: number, job: AnswerJob | LogoutJob }} */ { id, job }) => {
  parentPort?.postMessage({ id, value: job.kind === 'logout' ? await verifyLogout(job) : await verify(job) });
});
parentPort?.postMessage('ready');
