import type { RequestContext } from '../../../context.ts';
import { addressesOf, clockSkew } from '../addresses.ts';
import { declaration, requireAlgorithms, requireEncryption, requirePlain, requireSignatures } from '../answers.ts';
import { pemOf } from '../certificates.ts';
import { decryptionKeys } from '../keys/keys.ts';
import { requireNamespaces } from '../namespaces.ts';
import { readName, textOf } from '../names.ts';
import { faultOf } from '../proof.ts';
import type { SsoConfig } from '../read.ts';
import { SsoRefusal } from '../refusals.ts';
import { verifyInThread } from '../samlThread.ts';
import { readTags, trimBlanks } from '../tags.ts';
import type { Tag } from '../tags.ts';
import { requestLifetime } from './end.ts';
import type { NamedSessions } from './sessions.ts';

export interface LogoutRequest extends NamedSessions {
  id: string;
}

interface Received {
  xml: string;
  /** The signature was checked already, as that of a redirect is; else the request must have one within it. */
  isVerified: boolean;
}

/** Verifies a provider's request to log out. Reads only what is signed. */
export async function verifyRequest(
  context: RequestContext,
  accountName: string,
  config: SsoConfig,
  { xml, isVerified }: Received,
): Promise<LogoutRequest> {
  const tags = tagsOf(xml);
  const isEncrypted = tags.some(({ name }) => name === 'EncryptedID');
  const expected = { logoutUrl: addressesOf(context.settings, accountName).logoutUrl, now: context.now() };
  if (isVerified && !isEncrypted) return readRequest(tags, null, expected);
  requireAlgorithms(tags);
  requireEncryption(tags);
  requireSignatures(tags, 1);
  if (tags.some(({ name }) => name === 'Object')) throw new SsoRefusal('refused', 'the request hides something');
  const keys = isEncrypted ? await decryptionKeys((await context.stores.identity()).db, context, config.customerId) : [];
  const certificates = isVerified ? null : config.publicCertificates.map(pemOf);
  const result = await verifyInThread({ kind: 'logout', xml, certificates, keys });
  if ('fault' in result) throw new SsoRefusal('refused', ...faultOf(result.fault));
  return readRequest(tagsOf(result.signed), result.name, expected);
}

function tagsOf(xml: string): Tag[] {
  requirePlain(xml);
  const tags = readTags(trimBlanks(xml.replace(declaration, '')));
  requireNamespaces(tags);
  return tags;
}

function readRequest(tags: readonly Tag[], decrypted: string | null, { logoutUrl, now }: { logoutUrl: string; now: Date }): LogoutRequest {
  const [root] = tags;
  if (root?.name !== 'LogoutRequest') throw new SsoRefusal('refused', 'this is no request to log out');
  const id = root.attributes.get('ID');
  const [issuer, plain] = [childText(tags, 'Issuer'), childText(tags, 'NameID')];
  const nameId = decrypted === null ? plain : readName(decrypted).text;
  if (!id || !issuer || !nameId) throw new SsoRefusal('refused', 'the request lacks its id, its issuer or whom it is about');
  if (decrypted !== null && plain !== undefined) throw new SsoRefusal('refused', 'the request is ambiguous');
  if (root.attributes.get('Destination') !== logoutUrl) throw new SsoRefusal('refused', 'the request is for another address', 'AUDIENCE');
  const age = now.getTime() - Date.parse(root.attributes.get('IssueInstant') ?? '');
  const end = root.attributes.get('NotOnOrAfter');
  const isPast = end !== undefined && !(Date.parse(end) + clockSkew > now.getTime());
  if (!(age >= -clockSkew && age <= requestLifetime + clockSkew) || isPast)
    throw new SsoRefusal('refused', 'the request is too old, or not valid yet', 'EXPIRED');
  const sessionIndexes = tags.filter(({ name, depth }) => name === 'SessionIndex' && depth === 2).map(textOf);
  return { id, issuer, nameId, sessionIndexes };
}

/** Text of the only child of the root by that name. */
function childText(tags: readonly Tag[], name: string): string | undefined {
  const found = tags.filter((tag) => tag.name === name && tag.depth === 2);
  if (found.length > 1) throw new SsoRefusal('refused', 'the request is ambiguous');
  return found[0] && textOf(found[0]);
}
