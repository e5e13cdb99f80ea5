import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { seal } from '../../database/sealed.ts';
import type { DkimToken } from './identityTable.ts';
import { keyPurpose } from '../../mail/ownSender.ts';
import type { Tools } from '../../platform.ts';

const makePair = promisify(generateKeyPair);

/** Creates missing key pairs sequentially, off the event loop: sign-ins share the thread pool. */
export async function withKeys({ settings }: Pick<Tools, 'settings'>, tokens: readonly DkimToken[]): Promise<DkimToken[]> {
  const made: DkimToken[] = [];
  for (const token of tokens) {
    if (token.privateKey) {
      made.push(token);
      continue;
    }
    const { publicKey, privateKey } = await makePair('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const sealed = seal(settings, keyPurpose, token.token, privateKey);
    made.push({ ...token, publicKey: publicKey.toString('base64'), privateKey: sealed });
  }
  return made;
}
