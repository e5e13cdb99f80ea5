import type { PoolConfig } from 'pg';
import type { DatabaseUrls, Region } from '../regions.ts';

export type StoreName = 'identity' | Region;

/** Addresses of a store, and the schema that it has in a shared database. */
export interface StoreAddresses {
  url: string;
  /** Past the pooler: connections that keep their session. */
  direct: string;
  read: string | undefined;
  schema: string | undefined;
}

export function addressesOf(databases: DatabaseUrls, name: StoreName): StoreAddresses {
  const own = databases[name];
  const url = own ?? databases.shared;
  if (!url) throw new Error(`No database is configured for ${name}`);
  const kind = own ? name : 'shared';
  return {
    url,
    direct: databases.direct?.[kind] ?? url,
    read: databases.read?.[kind],
    schema: own ? undefined : name.replaceAll('-', '_'),
  };
}

/** The same databases past their pooler, for work that needs a session: migrations and backups. */
export const pastPooler = ({ direct, pooler: _, ...databases }: DatabaseUrls): DatabaseUrls => ({ ...databases, ...direct });

export type SessionSettings = Readonly<Record<string, string>>;

/** JIT and parallel workers take longer to start than a page to read: reserve them for slow queries. */
export const sessionSettings = (schema: string | undefined): SessionSettings => ({
  statement_timeout: '30000',
  timezone: 'UTC',
  jit: 'off',
  parallel_setup_cost: '50000',
  ...(schema && { search_path: schema }),
});

/** Connections whose settings are startup options. */
export const withOptions = (connectionString: string, settings: SessionSettings): PoolConfig => ({
  connectionString,
  connectionTimeoutMillis,
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/** Connections through a transaction pooler, which refuses or drops startup options. */
export const withoutOptions = (connectionString: string): PoolConfig => ({ connectionString, connectionTimeoutMillis });

const connectionTimeoutMillis = 20_000;
