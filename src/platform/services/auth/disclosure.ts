import type { PublicContext } from '../../context.ts';
import { takeTry } from './attempts.ts';
import { keyedHash } from './secret.ts';

/** For a few mistyped tries on configured platforms only (decisions §5). Refuse after the commit, or the try does not count. */
export async function mayDisclose(context: PublicContext): Promise<boolean> {
  if (!context.settings.accountDisclosure) return false;
  const key = (await keyedHash(context, 'disclosure', context.request.ip)).toString('base64url');
  return (await takeTry(context.tx, { key, accountHash: null, isCode: false }, context.now())).left !== null;
}
