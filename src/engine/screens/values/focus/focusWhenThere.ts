import { acts, isAtPage } from './focusable.ts';

/** Focuses what `find` answers as soon as it is there, unless somebody goes on by key or pointer first. */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) document.removeEventListener(act, stop, true);
  };
  let isThere = false;
  const arrive = () => {
    // Rows that are drawn anew, or a dialog that was not gone yet, drop the focus once more: to the page, or to its heading.
    if (isThere && !isAtPage(document.activeElement)) return;
    const target = find();
    target?.focus();
    if (!target || isThere) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(stop, settled);
  };
  const observer = new MutationObserver(arrive);
  let timer = setTimeout(stop, longest);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of acts) document.addEventListener(act, stop, true);
  arrive();
}

/** Longest wait for the rows to load, in ms. */
const longest = 15_000;
/** Time after which what is focused stays, in ms. */
const settled = 2000;
