/** Focuses what `find` answers as soon as it is there, unless somebody goes on by key or pointer first; gives up after 15 s. */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const arrive = (): boolean => {
    const target = find();
    target?.focus();
    return target !== null && target !== undefined;
  };
  if (arrive()) return;
  const acts = ['keydown', 'pointerdown'] as const;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) document.removeEventListener(act, stop, true);
  };
  const observer = new MutationObserver(() => arrive() && stop());
  const timer = setTimeout(stop, longest);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of acts) document.addEventListener(act, stop, true);
}

/** Longest wait for the rows to load, in ms. */
const longest = 15_000;
