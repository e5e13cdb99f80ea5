import { Query } from 'pg';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { SessionSettings } from './addresses.ts';

/** Parts of pg's query and connection that its types leave out. */
interface PgQuery {
  text: string;
  requiresPreparation(): boolean;
  prepare(connection: PgConnection): void;
  submit(connection: PgConnection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
}

interface PgConnection {
  parse(statement: { text: string }): void;
  bind(portal: { values: [] }): void;
  execute(portal: object): void;
}

type Done = (error: Error | undefined, result: unknown) => void;

/**
 * A transaction pooler may run each transaction on another connection, so each begins with its settings: as statements of the same message
 * before `begin`, and as one more statement of the same round trip before a single query.
 */
export function setLocally(pool: Pool, settings: SessionSettings): void {
  const prefix = prefixOf(settings);
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client) as (query: PgQuery, done: Done) => unknown;
    const isIdle = () => (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() === 'I';
    const query = (config: string | QueryConfig, values?: unknown[] | Done, callback?: Done) => {
      const local = new LocalQuery(unnamed(config), Array.isArray(values) ? values : undefined, isIdle, prefix);
      const done = typeof values === 'function' ? values : callback;
      if (done) return void send(local, done);
      return new Promise((resolve, reject) => {
        send(local, (error, result) => (error ? reject(error) : resolve(result)));
      });
    };
    Object.assign(client, { query });
  });
}

interface Prefix {
  statements: string;
  count: number;
  select: string;
}

function prefixOf(settings: SessionSettings): Prefix {
  const entries = Object.entries(settings).map(([name, value]) => [name, `'${value.replaceAll("'", "''")}'`]);
  return {
    statements: entries.map(([name, value]) => `set local ${name} = ${value}; `).join(''),
    count: entries.length,
    select: `select ${entries.map(([name, value]) => `set_config('${name}', ${value}, true)`).join(', ')}`,
  };
}

/** The pooler's next connection doesn't have the statements that this one prepared. */
const unnamed = (config: string | QueryConfig): string | QueryConfig =>
  typeof config === 'string' ? config : { ...config, name: undefined as never };

const Base = Query as unknown as new (config: string | QueryConfig, values: unknown[] | undefined) => PgQuery;

class LocalQuery extends Base {
  readonly #isIdle: () => boolean;
  readonly #prefix: Prefix;
  /** Results of the prefix that are still to come. */
  #ignored = 0;

  constructor(config: string | QueryConfig, values: unknown[] | undefined, isIdle: () => boolean, prefix: Prefix) {
    super(config, values);
    this.#isIdle = isIdle;
    this.#prefix = prefix;
  }

  override submit(connection: PgConnection): Error | null {
    if (this.#isIdle() && !this.requiresPreparation()) {
      this.#ignored = this.#prefix.count;
      this.text = this.#prefix.statements + this.text;
    }
    return super.submit(connection);
  }

  override prepare(connection: PgConnection): void {
    if (this.#isIdle()) {
      this.#ignored = 1;
      connection.parse({ text: this.#prefix.select });
      connection.bind({ values: [] });
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#ignored === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#ignored > 0) this.#ignored -= 1;
    else super.handleCommandComplete(message, connection);
  }
}
