import DataLoader from 'dataloader';
import type { Row } from '../../lists/list.ts';
import type { Call } from '../../call.ts';

/** Adds fields that stand elsewhere to rows of one kind, all at once. */
type AddFacts = (rows: Row[], asked: ReadonlySet<string>, call: Call) => Promise<void>;

/**
 * Resolvers of fields that stand in other tables. A list brings them along with its page (`more`); an object that comes without one has it
 * read when its answer is written, after the transaction that made it, for all such objects of an answer at once.
 */
export function lazily(fields: readonly string[], add: AddFacts) {
  const loaders = new WeakMap<Call, Map<string, DataLoader<Row, unknown>>>();
  const loaderOf = (call: Call, field: string): DataLoader<Row, unknown> => {
    const own = loaders.get(call) ?? new Map<string, DataLoader<Row, unknown>>();
    loaders.set(call, own);
    const load = async (rows: readonly Row[]) => {
      await add([...rows], new Set([field]), call);
      return rows.map((row) => row[field]);
    };
    const loader = own.get(field) ?? new DataLoader(load, { cache: false });
    own.set(field, loader);
    return loader;
  };
  return Object.fromEntries(
    fields.map((field) => [
      field,
      (row: Row, _: object, call: Call): unknown => (field in row ? row[field] : loaderOf(call, field).load(row)),
    ]),
  );
}
