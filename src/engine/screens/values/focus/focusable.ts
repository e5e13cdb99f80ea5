/** Events by which somebody goes on. */
export const acts = ['keydown', 'pointerdown'] as const;

const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** jsdom has no layout, so everything counts as visible there. */
const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

export const focusableIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(tabbable)].filter(isShown);

export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *') && isShown(element);

export const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** True while the focus is on nothing in particular: on the page, or on its heading. */
export const isAtPage = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target === document.body || target.matches('#main, main h1'));

export const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

export function focusHeading(): boolean {
  const title = heading();
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return document.activeElement === title;
}

export function focusRow(row: Element | null | undefined, preferred = 'input'): boolean {
  const target = row?.querySelector<HTMLElement>(preferred) ?? row?.querySelector<HTMLElement>('input, a, button');
  target?.focus();
  return target !== undefined && target !== null && document.activeElement === target;
}
