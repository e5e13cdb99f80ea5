import pLimit from 'p-limit';
import type { OperationPlan } from '../plan/Plan.ts';
import { takes } from '../plan/Source.ts';
import { statusOf } from './errors.ts';

export const takesIds = (list: OperationPlan | undefined): boolean => list?.vars.some(([, source]) => takes(source, 'ids')) ?? false;

/** Reads each record once, a few at a time, and returns them in the order of their ids; absent records are left out. */
export async function fanOut<Row>(ids: readonly unknown[], one: (id: string) => Promise<Row>, atATime = 6): Promise<Row[]> {
  const rows = await pLimit(atATime).map(new Set(ids.map(String)), (id) =>
    one(id).catch((fault: unknown) => {
      if (statusOf(fault) === 404) return undefined;
      throw fault;
    }),
  );
  return rows.filter((row) => row !== undefined);
}

/** True if the schema doesn't say from which number the list's pages are counted. */
export const hasGuessedPage = (operation: OperationPlan | undefined): boolean =>
  operation?.vars.some(([, source]) => source.from === 'page' && source.guessed) ?? false;
