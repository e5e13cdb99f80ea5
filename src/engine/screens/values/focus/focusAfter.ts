import { focusHeading, focusRow } from './focusable.ts';

/**
 * Moves the focus to the row after the changed ones, else to the row before them, else to the page's heading.
 * Leaves the focus alone in a text field, a dialog or a message.
 */
export function focusAfter(list: Element | null, rows: readonly { id: string }[] = [], acted: readonly string[]): void {
  const done = new Set(acted);
  const last = rows.findLastIndex(({ id }) => done.has(id));
  const next = rows.slice(last + 1).find(({ id }) => !done.has(id)) ?? rows.slice(0, last + 1).findLast(({ id }) => !done.has(id));
  if (!list) return;
  // A menu or dialog that the action was chosen in gives the focus back first.
  setTimeout(() => {
    const { activeElement } = document;
    if (
      activeElement?.matches('input:not([type=checkbox]), textarea, select') ||
      activeElement?.closest('[role=dialog], .MuiSnackbar-root')
    )
      return;
    if (!next || !focusRow(list.querySelector(`[data-id="${CSS.escape(next.id)}"]`))) focusHeading();
  }, 60);
}
