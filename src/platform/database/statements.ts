import { sql } from 'drizzle-orm';
import type { Pool, PoolClient, QueryConfig } from 'pg';

/** Maximum number of prepared statements; others, such as id lists of varying length, are parsed each time. */
const most = 500;

/** Always-true condition that marks statements to plan with their values: some match a hundred rows, others fifty thousand. */
export const plannedByValues = sql.raw('true /* planned by its values */');

/** A generic plan for text searches would read every row. */
const dependsOnValues = / like |planned by its values/;

/** Prepares statements once per connection: parsing and planning a list costs more than reading it. */
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
