import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { users } from '../users/tenant.ts';
import { badInput } from '../../errors.ts';
import { guessableAs, namesInAddress } from './guessable.ts';
import type { Identity } from './identities.ts';

/** Refuses common passwords and those made of the owner's names or the brand. Call it outside transactions. */
export async function refuseGuessable(
  { stores, settings }: Pick<RequestContext, 'stores' | 'settings'>,
  identity: Pick<Identity, 'id' | 'email' | 'awsRegion'>,
  password: string,
  field = 'password',
): Promise<void> {
  const home = unscoped((await stores.region(identity.awsRegion)).db);
  const [profile] = await home.select(users, { firstName: users.firstName, lastName: users.lastName }, eq(users.id, identity.id));
  const own = [...namesInAddress(identity.email), profile?.firstName ?? '', profile?.lastName ?? '', settings.brandName];
  const reason = await guessableAs(password, own);
  if (reason) throw badInput({ [field]: `validation.newPassword.${reason}` }, { reason: 'GUESSABLE_PASSWORD' });
}
