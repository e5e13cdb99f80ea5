import type { Pool } from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** Remembers each text that is sent to a store, with the values of its first calls. */
export function recordStatements(pool: Pool, calls = 3): Map<string, SentStatement[]> {
  const statements = new Map<string, SentStatement[]>();
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [config, more] = given as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof config === 'string' ? config : config.text;
      const own = typeof config === 'string' ? undefined : config.values;
      const known = statements.get(text) ?? [];
      if (known.length < calls) statements.set(text, [...known, { text, values: own ?? (Array.isArray(more) ? more : []) }]);
      return query(...given);
    }) as typeof client.query;
  });
  return statements;
}
