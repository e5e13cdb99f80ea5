import { postgresPrograms, startOwnPostgres } from '../postgres.ts';
import { forgetJobs } from '../seed.ts';
import { openRegions, startPlatform } from './platform.ts';

/** Seeds one PostgreSQL database, which each platform of the journeys copies. `TEST_DATABASE=embedded` leaves it out. */
export default async function setup(): Promise<(() => void) | undefined> {
  if (!postgresPrograms() || process.env['TEST_DATABASE'] === 'embedded') return undefined;
  const cluster = await startOwnPostgres();
  const seeded = cluster.database('seeded');
  const { address, stop } = await startPlatform({ DATABASE_URL: seeded });
  await openRegions(address);
  await stop();
  await forgetJobs({ dataDir: '', databases: { shared: seeded } });
  process.env['JOURNEYS_SERVER'] = seeded;
  return () => cluster.stop();
}
