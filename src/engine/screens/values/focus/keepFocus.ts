import { acts, canFocus, focusableIn, focusHeading, focusRow, hasFocus } from './focusable.ts';

interface Memory {
  element: HTMLElement;
  row?: { list: Element; id: string; index: number; kind: string };
  /** Enclosing groups, innermost first, each with the element's position among what can be focused there. */
  groups: { group: Element; index: number }[];
  /** Focused before the dialog of the element opened. */
  opener?: Memory | undefined;
}

/** Focused because what had the focus went, until somebody presses a key or the pointer. */
let recovered: Element | null = null;

export const isRecovered = (element: Element | null): boolean => element !== null && element === recovered;

const forget = (): void => void (recovered = null);

/** Browsers drop the focus of removed or disabled elements to the body, where a keyboard user starts over. */
export function keepFocus(): () => void {
  let last: Memory | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (!last || canFocus(last.element) || !isAround(target, last.element)) last = { ...remember(target), opener: openerOf(target, last) };
  };
  // A click next to an element that can still hold the focus removes the focus on purpose.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const left = last;
    if (relatedTarget === null)
      queueMicrotask(() => {
        if (left === last && left && document.hasFocus() && !hasFocus() && canFocus(left.element)) last = undefined;
      });
  };
  const check = () => {
    timer = undefined;
    if (!last || !isLost(last.element)) return;
    if (modalIsOpen() && !last.element.closest('[role=dialog]:not([aria-hidden=true] *)')) return;
    if (canFocus(last.element)) last.element.focus();
    else if (!modalIsOpen() && recover(last)) recovered = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    if (last && isLost(last.element)) timer ??= setTimeout(check, patience);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  for (const act of acts) document.addEventListener(act, forget, true);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    for (const act of acts) document.removeEventListener(act, forget, true);
  };
}

/** Long enough for a dialog that closes to give the focus back, ms. */
const patience = 40;

const isLost = (element: HTMLElement): boolean => !hasFocus() || isAround(document.activeElement, element);

const isAround = (container: Element | null, element: HTMLElement): boolean =>
  container !== element && container?.getAttribute('tabindex') === '-1' && container.contains(element);

const modalIsOpen = (): boolean => document.querySelector('.MuiModal-root:not([aria-hidden=true]) [role=dialog]') !== null;

function remember(element: HTMLElement): Memory {
  const groups: Memory['groups'] = [];
  for (let group = element.parentElement?.closest(grouping); group; group = group.parentElement?.closest(grouping))
    groups.push({ group, index: focusableIn(group).indexOf(element) });
  const row = element.closest<HTMLElement>('[data-id]');
  const list = row?.parentElement;
  const id = row?.dataset['id'];
  if (!row || !list || id === undefined) return { element, groups };
  const kind = element.tagName === 'A' && element.classList.length > 0 ? 'a' : element.tagName.toLowerCase();
  return { element, groups, row: { list, id, index: rowsOf(list).indexOf(row), kind } };
}

function openerOf(element: HTMLElement, before: Memory | undefined): Memory | undefined {
  const dialog = element.closest('[role=dialog]');
  if (!dialog || !before) return undefined;
  return dialog.contains(before.element) ? before.opener : before;
}

const grouping =
  '[role=group], [role=search], [role=tablist], fieldset, li, dl, ul, ol, table, form, section, [role=tabpanel], aside, nav, header';

const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [data-id]')];

function recover({ row, groups, opener }: Memory): boolean {
  if (row?.list.isConnected) {
    const rows = rowsOf(row.list);
    const next = rows.find(({ dataset }) => dataset['id'] === row.id) ?? rows[Math.min(row.index, rows.length - 1)];
    if (focusRow(next, row.kind)) return true;
  }
  for (const { group, index } of groups) {
    // A group that spans the whole page says nothing about the position.
    if (!group.isConnected || group.querySelector('h1')) continue;
    const near = focusableIn(group);
    const target = near[Math.min(Math.max(index, 0), near.length - 1)];
    target?.focus();
    if (target && document.activeElement === target) return true;
  }
  if (!opener) return focusHeading();
  if (!canFocus(opener.element)) return recover(opener);
  opener.element.focus();
  return true;
}
