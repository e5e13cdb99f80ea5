import DataLoader from 'dataloader';
import type { Row } from './list.ts';
import type { Call } from '../call.ts';

type AddFacts = (rows: Row[], requested: ReadonlySet<string>, call: Call) => Promise<void>;

/** Lists load related fields with the page; other objects in one batch when the response is written, after the transaction. */
export function lazyFields(fields: readonly string[], add: AddFacts) {
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
