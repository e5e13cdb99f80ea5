import type { PublicContext } from '../../context.ts';
import { takeTry } from './attempts.ts';
import { keyedHash } from './secret.ts';

/**
 * May this asker be told whether there is an account: only where the platform is configured to tell, and a few times, as often as somebody
 * mistypes (decisions §5 «AuthForgetPassword»). Whoever refuses by it does so after the commit, or the try would not count.
 */
export async function mayBeTold(context: PublicContext): Promise<boolean> {
  if (!context.settings.accountDisclosure) return false;
  const key = (await keyedHash(context, 'disclosure', context.request.ip)).toString('base64url');
  return (await takeTry(context.tx, { key, accountHash: null, isCode: false }, context.now())).left !== null;
}
