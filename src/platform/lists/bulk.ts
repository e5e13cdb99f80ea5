import { badInput, notFound } from '../errors.ts';

const maxRows = 500;

export interface ChangedRows {
  data: { _id: string }[];
  refused: Refused[];
}

export interface Refused {
  _id: string;
  reason: string;
  args: Record<string, string | number> | null;
  name?: string;
}

export type Refusal = Pick<Refused, 'reason'> & Partial<Pick<Refused, 'args'>>;

export function distinctIds(ids: string[], argument: string): string[] {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) throw badInput({ [argument]: 'validation.selection.required' }, { message: 'Select at least one row.' });
  if (distinct.length > maxRows) {
    throw badInput(
      { [argument]: 'validation.selection.maxItems' },
      { message: `At most ${maxRows} rows at once.`, fieldArgs: { [argument]: { limit: maxRows } } },
    );
  }
  return distinct;
}

/** Refuses the whole call for an unknown id (decisions §5 “results of archive and restore”). */
export function requireAll(found: { id: string }[], ids: string[]): void {
  if (found.length !== ids.length) throw notFound();
}

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

export const changed = (changing: { id: string }[], ids: string[], refused: Refused[]): ChangedRows => {
  const done = new Set(changing.map((row) => row.id));
  return { data: ids.filter((id) => done.has(id)).map((_id) => ({ _id })), refused };
};
