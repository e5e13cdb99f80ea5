import { count, eq } from 'drizzle-orm';
import { regions } from '../../regions.ts';
import type { PublicContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import type { Stores } from '../../database/stores.ts';
import { identities } from './identityTable.ts';
import { publicOperation } from '../../operation.ts';
import { normalEmail } from './attempts.ts';
import { keyedHash, underFirst } from './secret.ts';

/** An unknown address always gets the same invented region, so that nobody learns which addresses exist (decisions §5). */
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

/** Distributed like those of accounts. Weighted rendezvous hashing: when the shares change, few addresses move. */
async function pseudoRegion(context: PublicContext, email: string): Promise<Region> {
  const shares = await sharesOf(context);
  // An invented region that changed would tell it from a real one.
  const first = underFirst(context);
  let chosen: Region = regions[0];
  let lowest = Number.POSITIVE_INFINITY;
  for (const region of regions) {
    const hash = await keyedHash(first, 'region', `${region}\0${normalEmail(email)}`);
    const score = -Math.log((hash.readUInt32BE() + 1) / 2 ** 32) / shares[region];
    if (score >= lowest) continue;
    [chosen, lowest] = [region, score];
  }
  return chosen;
}

type Shares = Record<Region, number>;

const known = new WeakMap<Stores, { readAt: number; shares: Promise<Shares> }>();
const freshFor = 3_600_000;

function sharesOf(context: PublicContext): Promise<Shares> {
  const now = context.now().getTime();
  const kept = known.get(context.stores);
  if (kept && Math.abs(now - kept.readAt) < freshFor) return kept.shares;
  const shares = readShares(context);
  known.set(context.stores, { readAt: now, shares });
  shares.catch(() => known.delete(context.stores));
  return shares;
}

/** Rounded, so that a few accounts change nobody's region. */
async function readShares({ tx }: PublicContext): Promise<Shares> {
  const rows = await tx.select({ region: identities.awsRegion, accounts: count() }).from(identities).groupBy(identities.awsRegion);
  const all = rows.reduce((sum, { accounts }) => sum + accounts, 0);
  const shareOf = (region: Region) => {
    const own = rows.find((row) => row.region === region)?.accounts ?? 0;
    // A region used only for known addresses would reveal them.
    return own === 0 ? 0 : Math.max(1, Math.round((own / all) * 64));
  };
  return Object.fromEntries(regions.map((region) => [region, shareOf(region)])) as Shares;
}
