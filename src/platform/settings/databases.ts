import { regions, type DatabaseUrls } from '../regions.ts';
import type { EnvironmentSettings } from './schema.ts';

const stores = ['identity', ...regions] as const;
const kinds = ['shared', ...stores] as const;
type Kind = (typeof kinds)[number];
type Use = '' | '_DIRECT' | '_READ';

const nameOf = (kind: Kind, use: Use = '') =>
  `DATABASE_URL${kind === 'shared' ? '' : `_${kind.toUpperCase().replaceAll('-', '_')}`}${use}` as keyof EnvironmentSettings;

const urlsOf = (input: Partial<EnvironmentSettings>, use: Use = ''): Partial<Record<Kind, string>> =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const url = input[nameOf(kind, use)];
      return url ? [[kind, url]] : [];
    }),
  );

export function databaseProblems(input: Partial<EnvironmentSettings>): string[] {
  return [...missingDatabases(input), ...lonely(input, '_DIRECT'), ...lonely(input, '_READ'), ...poolerProblems(input)];
}

/** A store without an address would silently be embedded. */
function missingDatabases(input: Partial<EnvironmentSettings>): string[] {
  const missing = stores.map((store) => nameOf(store)).filter((name) => input[name] === undefined);
  if (input.DATABASE_URL || missing.length === 0 || missing.length === stores.length) return [];
  return [`${missing.join(', ')}: not set, and neither is DATABASE_URL`];
}

/** A further address of a database that has no first one. */
const lonely = (input: Partial<EnvironmentSettings>, use: Use): string[] =>
  kinds.flatMap((kind) => {
    const [further, first] = [nameOf(kind, use), nameOf(kind)];
    return input[further] && !input[first] ? [`${further} is set without ${first}`] : [];
  });

/** Migrations, backups and LISTEN need a session, which a transaction pooler doesn’t keep. */
function poolerProblems(input: Partial<EnvironmentSettings>): string[] {
  if (input.DATABASE_POOLER !== 'transaction') return [];
  const urls = urlsOf(input);
  if (Object.keys(urls).length === 0) return ['DATABASE_POOLER is set to transaction, but the databases are embedded; set DATABASE_URL'];
  const used = new Set<Kind>(stores.map((store) => (urls[store] ? store : 'shared')));
  const missing = [...used].map((kind) => nameOf(kind, '_DIRECT')).filter((name) => input[name] === undefined);
  if (missing.length === 0) return [];
  return [`DATABASE_POOLER is set to transaction, but ${missing.join(', ')} is not set: migrations and notifications go past the pooler`];
}

export function databasesOf(input: EnvironmentSettings): DatabaseUrls | undefined {
  const urls = urlsOf(input);
  if (Object.keys(urls).length === 0) return undefined;
  const further = { direct: urlsOf(input, '_DIRECT'), read: urlsOf(input, '_READ') };
  const { DATABASE_CONNECTIONS: connections, DATABASE_POOLER: pooler, DATABASE_REPLICA_LAG: replicaLag } = input;
  return { ...urls, ...further, connections, pooler, replicaLag };
}
