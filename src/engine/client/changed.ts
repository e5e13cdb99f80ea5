import type { OperationPlan } from '../plan/Plan.ts';
import { namesRecord } from '../plan/bound.ts';
import type { Reading } from '../plan/read.ts';
import { refusal } from './errors.ts';

/** A reported number other than the selected one is an error, never a success. */
export function checkChanged(operation: OperationPlan, reading: Reading, method: string, { ids, meta }: Selected): void {
  if (method === 'CREATE' || operation.undoes || meta?.matching || !operation.vars.some(([, source]) => namesRecord(source))) return;
  const changed = changedBy(operation, reading);
  const selected = ids?.length ?? 1;
  if (changed === undefined || changed === selected) return;
  if (changed === 0 && selected === 1) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  throw refusal(`${selected} selected, ${changed} changed.`, { code: changedOtherwise, reason: changedOtherwise, selected, changed });
}

interface Selected {
  ids?: unknown[];
  meta?: { matching?: object };
}

/** Prefers the API's own count to the number of returned rows, refused ones included. */
function changedBy({ read }: OperationPlan, { changed, rows, refused = [] }: Reading): number | undefined {
  if (read.changed !== undefined) return changed;
  return read.rows === undefined || rows === undefined ? undefined : rows.length + refused.length;
}

export const changedOtherwise = 'CHANGED_OTHERWISE';
