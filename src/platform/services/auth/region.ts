import { eq } from 'drizzle-orm';
import { regions } from '../../context.ts';
import type { PublicContext, Region } from '../../context.ts';
import { identities } from '../../database/tables/accounts.ts';
import { publicOperation } from '../../operation.ts';
import { normalEmail } from './attempts.ts';
import { keyedHash } from './secret.ts';

/** Says where an address signs in. An unknown one always gets the same made-up region, so that nobody learns which addresses exist (decisions §5). */
export const getUserRegion = publicOperation(
  'AuthGetUserRegion',
  { store: 'identity', form: 'auth/userRegion' },
  async ({ email }, context) => {
    const standIn = await pseudoRegion(context, email);
    const [known] = await context.tx
      .select({ awsRegion: identities.awsRegion })
      .from(identities)
      .where(eq(identities.email, normalEmail(email)));
    return { defaultAwsRegion: known?.awsRegion ?? standIn };
  },
);

async function pseudoRegion(context: PublicContext, email: string): Promise<Region> {
  const hash = await keyedHash(context, 'region', normalEmail(email));
  return regions[hash.readUInt32BE() % regions.length] ?? regions[0];
}
