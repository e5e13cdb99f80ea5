/** Brings a field into view and puts the cursor into it: by its path, or the first of several that is there. */
export function focusAt(paths: string | readonly string[]): void {
  // After the render that shows the message or the new row, and after the code of an input that comes with its first use.
  const tryAgain = (left: number) =>
    requestAnimationFrame(() => {
      if (!focusNow([paths].flat()) && left > 0) tryAgain(left - 1);
    });
  tryAgain(60);
}

function focusNow(paths: readonly string[]): boolean {
  for (const path of paths) {
    const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    if (!frame || frame.matches(':disabled')) continue;
    // A frame that takes the focus itself is a row or a button; any other leads to what is typed into.
    const target = frame.hasAttribute('tabindex') ? frame : frame.querySelector<HTMLElement>(typedInto);
    frame.scrollIntoView?.({ block: 'center', behavior: 'auto' });
    target?.focus();
    return target !== null;
  }
  return false;
}

/** Focuses the first of these fields as they stand on the page; a fault below a field that shows none of its own leads to that field. */
export function focusFirst(paths: readonly string[]): void {
  requestAnimationFrame(() => {
    const frames = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const wrong = new Set(paths.map((path) => nearest(path, frames)));
    const first = frames.find(({ dataset }) => wrong.has(dataset['field']));
    if (first?.dataset['field']) focusAt(first.dataset['field']);
  });
}

// A colour's picker stands beside the box that it fills.
const typedInto =
  'input:not([type=hidden], [type=color]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)';

function nearest(path: string, frames: readonly HTMLElement[]): string | undefined {
  let here = path;
  while (here !== '') {
    if (frames.some(({ dataset }) => dataset['field'] === here)) return here;
    here = here.slice(0, Math.max(0, here.lastIndexOf('.')));
  }
  return undefined;
}
