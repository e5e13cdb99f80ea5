import type { OperationPlan } from '../plan/Plan.ts';
import { namesRecord } from '../plan/bound.ts';
import type { Reading } from '../plan/read.ts';
import { refusal } from './errors.ts';

/** Compares how many records a write changed, as the API reports it, with how many were selected: a difference is an error, never a success. */
export function judgeChanged(operation: OperationPlan, reading: Reading, method: string, { ids, meta }: Selected): void {
  if (method === 'CREATE' || meta?.matching || !operation.vars.some(([, source]) => namesRecord(source))) return;
  const changed = changedBy(operation, reading);
  const selected = ids?.length ?? 1;
  if (changed === undefined || changed === selected) return;
  if (changed === 0 && selected === 1) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  throw refusal(`${selected} selected, ${changed} changed.`, { code: changedOtherwise, reason: changedOtherwise, selected, changed });
}

/** The selected records, by their ids or as all rows of a filter. */
interface Selected {
  ids?: unknown[];
  meta?: { matching?: object };
}

/** Uses the API's own count, or else the number of rows it returned, refused ones included. */
function changedBy({ read }: OperationPlan, { changed, rows, refused = [] }: Reading): number | undefined {
  if (read.changed !== undefined) return changed;
  return read.rows === undefined || rows === undefined ? undefined : rows.length + refused.length;
}

/** Code and reason of that error. */
export const changedOtherwise = 'CHANGED_OTHERWISE';
