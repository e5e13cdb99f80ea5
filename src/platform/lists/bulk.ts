import { badInput, notFound } from '../errors.ts';

const maxRows = 500;

/** What an operation on several rows answers: what it changed, and own rows in the wrong state (decisions §5). */
export interface ChangedRows {
  data: { _id: string }[];
  refused: Refused[];
}

export interface Refused {
  _id: string;
  /** A message key, and what its message interpolates. */
  reason: string;
  args: Record<string, string | number> | null;
  /** Name of the row, for a preview. */
  name?: string;
}

/** Why a row is left as it is. */
export type Refusal = Pick<Refused, 'reason'> & Partial<Pick<Refused, 'args'>>;

/** The ids of a call, each once. */
export function distinctIds(ids: string[], argument: string): string[] {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) throw badInput({ [argument]: 'validation.selection.required' }, { message: 'Nothing is selected.' });
  if (distinct.length > maxRows) {
    throw badInput(
      { [argument]: 'validation.selection.maxItems' },
      { message: `At most ${maxRows} rows at once.`, fieldArgs: { [argument]: { limit: maxRows } } },
    );
  }
  return distinct;
}

/** One absent or foreign id refuses the whole call (decisions §5 «results of archive and restore»). */
export function requireAll(found: { id: string }[], ids: string[]): void {
  if (found.length !== ids.length) throw notFound();
}

/** Splits rows into those that may change and those that are refused with a reason. */
export async function sortOut<Row extends { id: string }>(
  rows: Row[],
  refusal: (row: Row) => Promise<Refusal | undefined>,
): Promise<{ changing: Row[]; refused: Refused[] }> {
  const changing: Row[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    const reason = await refusal(row);
    if (reason) refused.push({ _id: row.id, args: null, ...reason });
    else changing.push(row);
  }
  return { changing, refused };
}

/** The changed rows in the order of the call. */
export const changed = (changing: { id: string }[], ids: string[], refused: Refused[]): ChangedRows => {
  const done = new Set(changing.map((row) => row.id));
  return { data: ids.filter((id) => done.has(id)).map((_id) => ({ _id })), refused };
};
