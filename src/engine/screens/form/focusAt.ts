export function focusAt(paths: string | readonly string[]): void {
  retry(() => focusNow([paths].flat()));
}

/** For a form that opens in place of the button which opened it. */
export function focusFirstField(): void {
  retry(() => focusNow([...document.querySelectorAll<HTMLElement>('[data-field]')].flatMap(({ dataset }) => dataset['field'] ?? [])));
}

/** After the render with the message or the new row, and after an input's code is loaded. */
function retry(focus: () => boolean, left = 60): void {
  requestAnimationFrame(() => {
    if (!focus() && left > 0) retry(focus, left - 1);
  });
}

function focusNow(paths: readonly string[]): boolean {
  for (const path of paths) {
    const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    if (!frame || frame.matches(':disabled')) continue;
    // A focusable frame is a row or a button; otherwise find the input.
    const inputs = [...frame.querySelectorAll<HTMLElement>(typedInto)];
    const wrong = inputs.find((input) => input.matches('[aria-invalid="true"]'));
    const target = frame.hasAttribute('tabindex') ? frame : (wrong ?? inputs[0]);
    frame.scrollIntoView?.({ block: 'center', behavior: 'auto' });
    target?.focus();
    return target !== undefined;
  }
  return false;
}

export function focusFirst(paths: readonly string[]): void {
  requestAnimationFrame(() => {
    const frames = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const wrong = new Set(paths.map((path) => nearest(path, frames)));
    const first = frames.find(({ dataset }) => wrong.has(dataset['field']));
    if (first?.dataset['field']) focusAt(first.dataset['field']);
  });
}

const typedInto =
  'input:not([type=hidden], [type=color], [type=file]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)';

function nearest(path: string, frames: readonly HTMLElement[]): string | undefined {
  let here = path;
  while (here !== '') {
    if (frames.some(({ dataset }) => dataset['field'] === here)) return here;
    here = here.slice(0, Math.max(0, here.lastIndexOf('.')));
  }
  return undefined;
}
