import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Collection } from '../useCollection.ts';
import type { useOver } from '../../values/useOver.ts';

export type Step = 'next' | 'previous';

export interface Steps {
  /** Position in the whole list, from 1; undefined if not on the open page. */
  position: number | undefined;
  total: number | undefined;
  can: Record<Step, boolean>;
  go: (step: Step) => void;
}

export function useSteps(collection: Collection, id: string, { change, parameter }: ReturnType<typeof useOver>): Steps {
  const { rows, state, lastPage, stale, fetching, total } = collection;
  const { page, perPage } = state;
  const index = rows?.findIndex((row) => row.id === id) ?? -1;
  /** Shows the first or last row of the next page once it is loaded. */
  const [turning, setTurning] = useState<{ page: number; step: Step }>();

  useEffect(() => {
    if (!turning || stale || fetching || page !== turning.page) return;
    const row = turning.step === 'next' ? rows?.[0] : rows?.at(-1);
    setTurning(undefined);
    if (row) change((query) => query.set(parameter, row.id));
  }, [turning, stale, fetching, page, rows, change, parameter]);

  const settled = rows !== undefined && !stale && !turning;
  const known = index >= 0 && settled;
  // A change may take the record out of the list: the row that took its place is the next one.
  const [left, setLeft] = useState<{ id: string; page: number; index: number }>();
  useEffect(() => {
    if (known) setLeft({ id, page, index });
  }, [known, id, page, index]);
  const gone = settled && !fetching && !known && left?.id === id && left.page === page ? left.index : undefined;
  const [after, before] = gone === undefined ? [index + 1, index - 1] : [gone, gone - 1];
  const here = known || gone !== undefined;
  const can = {
    next: here && (after < (rows?.length ?? 0) || page < lastPage),
    previous: here && (before >= 0 || page > 1),
  };
  const go = (step: Step) => {
    if (!can[step]) return;
    const by = step === 'next' ? 1 : -1;
    const row = rows?.[step === 'next' ? after : before];
    if (row) return change((query) => query.set(parameter, row.id));
    setTurning({ page: page + by, step });
    change((query) => query.set('page', String(page + by)));
  };
  return { position: known ? (page - 1) * perPage + index + 1 : undefined, total, can, go };
}

/** J and down for the next, K and up for the previous; not while typing. */
export function stepOf(event: KeyboardEvent<HTMLElement>): Step | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined;
  const { target, currentTarget } = event;
  // A dialog above it is a sibling in the document.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return undefined;
  if (target.isContentEditable || target.closest('input,textarea,select,[role="menu"],[role="listbox"]')) return undefined;
  return steps[event.key];
}

/** Enter opens the record, Space closes the panel again; a focused link or button has these keys itself. */
export function onPeekKey(event: KeyboardEvent<HTMLElement>, on: Partial<Record<string, () => void>>): void {
  const run = on[event.key];
  if (!run || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(hasKeys)) return;
  event.preventDefault();
  run();
}

const hasKeys = 'a,button,input,textarea,select,summary,[role="menu"]';

const steps: Record<string, Step | undefined> = {
  j: 'next',
  J: 'next',
  ArrowDown: 'next',
  k: 'previous',
  K: 'previous',
  ArrowUp: 'previous',
};
