import DataLoader from 'dataloader';
import type { Row } from './list.ts';
import type { Call } from '../call.ts';

type AddFacts = (rows: Row[], requested: ReadonlySet<string>, call: Call) => Promise<void>;

interface FactKey {
  row: Row;
  field: string;
}

/** Lists load related fields with the page; other objects in one batch when the response is written, after the transaction. */
export function lazyFields(fields: readonly string[], add: AddFacts) {
  const loaders = new WeakMap<Call, DataLoader<FactKey, unknown>>();
  const loaderOf = (call: Call): DataLoader<FactKey, unknown> => {
    const loader = loaders.get(call) ?? new DataLoader((wanted) => load(wanted, call), { cache: false });
    loaders.set(call, loader);
    return loader;
  };
  /** Adds all fields at once, since several of them often come from the same rows. */
  const load = async (wanted: readonly FactKey[], call: Call): Promise<unknown[]> => {
    const requested = new Set(wanted.map(({ field }) => field));
    await add([...new Set(wanted.map(({ row }) => row))], requested, call);
    return wanted.map(({ row, field }) => row[field]);
  };
  return Object.fromEntries(
    fields.map((field) => [
      field,
      (row: Row, _: object, call: Call): unknown => (field in row ? row[field] : loaderOf(call).load({ row, field })),
    ]),
  );
}
