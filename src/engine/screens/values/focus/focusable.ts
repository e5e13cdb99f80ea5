const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** jsdom has no layout, so everything counts as visible there. */
const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** Elements below one that the Tab key stops at, in order. */
export const focusableIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(tabbable)].filter(isShown);

/** Whether an element can still hold the focus. */
export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *') && isShown(element);

export const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** The page's heading. */
export const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the page's heading, which the Tab key itself passes over. */
export function focusHeading(): boolean {
  const title = heading();
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return document.activeElement === title;
}

/** Moves the focus to a row of a list: to its box, else its link. */
export function focusRow(row: Element | null | undefined, preferred = 'input'): boolean {
  const target = row?.querySelector<HTMLElement>(preferred) ?? row?.querySelector<HTMLElement>('input, a, button');
  target?.focus();
  return target !== undefined && target !== null && document.activeElement === target;
}
