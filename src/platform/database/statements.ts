import { sql } from 'drizzle-orm';
import type { Pool, PoolClient, QueryConfig } from 'pg';

/** Different texts that are kept prepared; what comes after that, such as lists of ids of ever new lengths, is parsed each time. */
const most = 500;

/** A condition that is always true, of a statement whose best plan depends on its values: some have a hundred rows and others fifty thousand. */
export const plannedByValues = sql.raw('true /* planned by its values */');

/** Whether an index helps to find a text depends on the text, too: one plan for all of them reads every row. */
const dependsOnValues = / like |planned by its values/;

/** Lets every statement with parameters be prepared once a connection: parsing and planning a list costs the database more than reading it. */
export function prepareStatements(pool: Pool): void {
  const names = new Map<string, string>();
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) =>
      query(isPlain(config) && Array.isArray(rest[0]) ? withName(config, names) : config, ...rest);
    Object.assign(client, { query: named });
  });
}

function withName(config: QueryConfig, names: Map<string, string>): QueryConfig {
  let name = names.get(config.text);
  if (name === undefined) {
    if (names.size >= most || dependsOnValues.test(config.text)) return config;
    name = `q${names.size}`;
    names.set(config.text, name);
  }
  return { ...config, name };
}

const isPlain = (config: unknown): config is QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  !('name' in config && config.name);
