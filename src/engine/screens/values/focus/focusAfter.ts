import { focusHeading, focusRow } from './focusable.ts';
import { isRecovered } from './keepFocus.ts';

/** Row after the changed ones, else before, else the heading; leaves text fields, dialogs, messages and links outside the list alone. */
export function focusAfter(list: Element | null, rows: readonly { id: string }[] = [], acted: readonly string[]): void {
  const done = new Set(acted);
  const last = rows.findLastIndex(({ id }) => done.has(id));
  const next = rows.slice(last + 1).find(({ id }) => !done.has(id)) ?? rows.slice(0, last + 1).findLast(({ id }) => !done.has(id));
  if (!list) return;
  // Menus and dialogs restore the focus first.
  setTimeout(() => {
    const { activeElement } = document;
    const wentOn =
      activeElement?.matches('input:not([type=checkbox]), textarea, select') ||
      activeElement?.closest('[role=dialog], .MuiSnackbar-root') ||
      (activeElement?.matches('a[href]') && !list.contains(activeElement));
    // A field that has the focus because the pressed button is disabled is not where the user went.
    if (wentOn && !isRecovered(activeElement)) return;
    if (!next || !focusRow(list.querySelector(`[data-id="${CSS.escape(next.id)}"]`))) focusHeading();
  }, 60);
}
