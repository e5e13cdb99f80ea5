import { postgresPrograms, startOwnPostgres } from '../postgres.ts';

/** A PostgreSQL for the journeys' platforms, where the machine has one: they answer sooner on it. `TEST_DATABASE=embedded` leaves it out. */
export default async function setup(): Promise<(() => void) | undefined> {
  if (!postgresPrograms() || process.env['TEST_DATABASE'] === 'embedded') return undefined;
  const cluster = await startOwnPostgres();
  process.env['JOURNEYS_SERVER'] = cluster.database('journeys');
  return () => cluster.stop();
}
