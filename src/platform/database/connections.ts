import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { DatabaseUrls } from '../regions.ts';
import { addressesOf, pastPooler, sessionSettings, withOptions, withoutOptions } from './addresses.ts';
import type { SessionSettings, StoreName } from './addresses.ts';
import { openEmbedded } from './pglite.ts';

export interface ConnectionOptions {
  dataDir: string;
  databases?: DatabaseUrls;
  templateDir?: string;
}

export interface Connected {
  pool: Pool;
  publicPool: Pool;
  close: () => Promise<void>;
  embedded: boolean;
  /** Connections past the pooler. */
  direct?: PoolConfig;
  schema?: string;
  /** Connections to the store and to its replica. */
  read?: Record<'primary' | 'replica', PoolConfig>;
  /** Settings that each transaction begins with, since the pooler keeps none of a session. */
  local?: SessionSettings;
}

/** Connects to a store without looking at its schema. */
export async function connectStore(options: ConnectionOptions, name: StoreName): Promise<Connected> {
  const { databases } = options;
  if (!databases) {
    const template = options.templateDir ?? join(options.dataDir, '.template');
    const embedded = await openEmbedded(join(options.dataDir, name), template);
    return { ...embedded, publicPool: embedded.pool, embedded: true };
  }
  const { url, direct, schema, read } = addressesOf(databases, name);
  if (schema) await createSchema(direct, schema);
  const settings = sessionSettings(schema);
  const local = databases.pooler === 'transaction' ? settings : undefined;
  const configOf = (address: string) => (local ? withoutOptions(address) : withOptions(address, settings));
  const config = configOf(url);
  const most = { max: databases.connections ?? 10 };
  const pool = new Pool({ ...config, ...most });
  const publicPool = name === 'identity' ? new Pool({ ...config, max: publicConnections }) : pool;
  return {
    pool,
    publicPool,
    close: async () => void (await Promise.all([...new Set([pool, publicPool])].map((each) => each.end()))),
    embedded: false,
    ...(direct !== url && { direct: withOptions(direct, settings) }),
    ...(schema && { schema }),
    ...(read && { read: { primary: config, replica: { ...configOf(read), ...most } } }),
    ...(local && { local }),
  };
}

/** Connects to a store past its pooler. */
export const connectDirectly = (options: ConnectionOptions, name: StoreName): Promise<Connected> =>
  connectStore({ ...options, ...(options.databases && { databases: pastPooler(options.databases) }) }, name);

const publicConnections = 3;

/** Replaces broken connections; without listeners they would end the process. */
export function survive(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
}

async function createSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
    if (rowCount) return;
    // Lock: `if not exists` alone fails for concurrent calls.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('schemas of the console'))`);
    await client.query(`create schema if not exists "${schema}"`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
