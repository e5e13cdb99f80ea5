import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { enterByKey } from '../values/focus/enterByKey.ts';
import { usePageCommand } from '../values/pageCommands.ts';

type OnRow = (id: string) => void;

/** Up and down keep the column, Home and End go to the first and last row, X selects, Space shows the row next to the list, Enter opens it. */
export function useRowKeys(toggle: OnRow, peek?: OnRow) {
  const translate = useTranslate();
  usePageCommand({ id: 'rows', label: translate('palette.keys.rows'), keys: 'ArrowUp ArrowDown' });
  usePageCommand({ id: 'selectRow', label: translate('palette.keys.select'), keys: peek ? 'X' : 'X Space' });
  usePageCommand({ id: 'peek', label: translate('palette.keys.peek'), ...(peek && { keys: 'Space' }) });
  return useCallback(
    (rows: HTMLElement | null) => {
      if (!rows) return;
      const listen = (event: KeyboardEvent) => onKey(event, rows, toggle, peek ?? toggle);
      rows.addEventListener('keydown', listen);
      const stop = enterByKey(rows);
      return () => {
        rows.removeEventListener('keydown', listen);
        stop();
      };
    },
    [toggle, peek],
  );
}

function onKey(event: KeyboardEvent, list: HTMLElement, toggle: OnRow, peek: OnRow): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const here = event.target as HTMLElement;
  const row = here.closest<HTMLElement>('[data-id]');
  if (!row) return;
  const onName = here.tagName === 'A' ? { ' ': peek, x: toggle, X: toggle }[event.key] : undefined;
  if (onName) {
    event.preventDefault();
    if (row.dataset['id']) onName(row.dataset['id']);
    return;
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-id]')];
  const target = rows[targetIndex(event.key, rows.indexOf(row), rows.length)];
  if (!target) return;
  event.preventDefault();
  const same = here.tagName === 'INPUT' ? 'input' : here.hasAttribute('aria-expanded') ? 'button[aria-expanded]' : 'a';
  const next = target.querySelector<HTMLElement>(same) ?? target.querySelector<HTMLElement>('a,input,button');
  next?.focus();
}

function targetIndex(key: string, index: number, length: number): number {
  if (key === 'ArrowDown') return Math.min(index + 1, length - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return -1;
}
