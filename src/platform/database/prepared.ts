import { sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Database } from './stores.ts';

interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

interface Preparable<Row> {
  prepare(name: string): Prepared<Row>;
}

/**
 * A read that runs often: its text is built once for each database, and each call only sends values. Within a transaction it is built for
 * that transaction alone.
 * @param build gets a stand-in for each value
 */
export function preparedRead<Values extends Record<string, unknown>, Row>(
  build: (db: Database, value: (name: keyof Values & string) => Placeholder) => Preparable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const known = new WeakMap<Database, Prepared<Row>>();
  return (db, values) => {
    let read = known.get(db);
    if (!read) {
      // The pool names statements itself, and the same text on all connections.
      read = build(db, (name) => sql.placeholder(name)).prepare('');
      known.set(db, read);
    }
    return read.execute(values);
  };
}
