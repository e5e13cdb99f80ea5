import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './everyLook.ts';

/** Goes with the Tab key to an element, and expects to see that it has the focus. */
export async function reach(page: Page, target: Locator, what: string): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const before = await target.evaluate(marksOf);
  const passed: string[] = [];
  // Backwards where it stands before what has the focus.
  const key = await target.evaluate((element) => {
    const at = document.activeElement ?? document.body;
    return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING && !at.contains(element) ? 'Shift+Tab' : 'Tab';
  });
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press(key);
    passed.push(await page.evaluate(nameOfFocus));
    if (passed.length > 120) throw new Error(`${what} cannot be reached by ${key}: ${passed.slice(0, 20).join(' → ')}`);
  }
  if (passed.length === 0) return;
  const after = await target.evaluate(marksOf);
  expect(
    after.some((mark, index) => mark !== '' && mark !== before[index]),
    `${what} shows that it has the focus: ${after.join()}`,
  ).toBe(true);
}

interface Stop {
  field: string | undefined;
  role: 'text' | 'pick' | 'select' | 'choice' | 'tick' | 'turn' | 'submit' | 'other';
  name: string;
  value: string;
  isEmpty: boolean;
  isRequired: boolean;
}

interface Filling {
  changes?: boolean;
  search?: Record<string, string>;
}

/** Fills in the form that is open, stop by stop up to its submit button, which it presses. */
export async function fillIn(page: Page, values: Record<string, unknown>, { changes = false, search = {} }: Filling = {}): Promise<void> {
  const stops: string[] = [];
  let changed = !changes;
  let begun = false;
  while (stops.length < 400) {
    const stop = await page.evaluate(stopOfFocus);
    stops.push(`${stop.role} ${stop.field ?? ''} ${stop.name}`.trim());
    if (stop.role === 'submit') return page.keyboard.press('Enter');
    // Round again, or out of it.
    if (begun && stop.field === undefined && /^(Skip to content|Cancel)$/.test(stop.name)) break;
    if (stop.field !== undefined) {
      begun = true;
      const changing = !changed && stop.role !== 'other';
      if (stop.isEmpty || changing) await answer(page, stop, { value: valueAt(values, stop.field), search: search[stop.field], changing });
      if (changing) changed = true;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no button submits the form: ${stops.slice(0, 30).join(' → ')}`);
}

interface Wanted {
  value: unknown;
  search: string | undefined;
  changing: boolean;
}

async function answer(page: Page, stop: Stop, { value, search, changing }: Wanted): Promise<void> {
  const { role, field, isRequired } = stop;
  const { keyboard } = page;
  const wanted = isRequired || changing;
  if (role === 'text') await type(page, stop, value);
  if (role === 'choice') await keyboard.press('ArrowDown');
  if ((role === 'tick' && wanted) || (role === 'turn' && changing)) await pressAndAgree(page);
  if ((role !== 'pick' && role !== 'select') || !wanted) return;
  const options = page.getByRole('listbox').getByRole('option');
  if (search === undefined) await keyboard.press('ArrowDown');
  else {
    await keyboard.press('Control+a');
    await keyboard.type(search);
  }
  await options.first().waitFor();
  if (role === 'pick') {
    await keyboard.press('ArrowDown');
    await expect(page.locator(':focus'), `an option of ${field} is marked`).toHaveAttribute('aria-activedescendant', /./);
  }
  await keyboard.press('Enter');
  await settle(page);
  if (await options.first().isVisible()) await keyboard.press('Escape');
  await expect.poll(() => page.evaluate(stopOfFocus), { message: `${field} has what was picked` }).toMatchObject({ field, isEmpty: false });
}

async function type({ keyboard }: Page, { value: before, isRequired }: Stop, value: unknown): Promise<void> {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : isRequired ? 'example0123456789' : '';
  if (text === '') return;
  await keyboard.press('Control+a');
  // Nobody types a certificate.
  if (text.length > 100) await keyboard.insertText(text);
  else await keyboard.type(text === before ? `${text}a` : text);
}

/** Turns a switch; where that asks first, the last answer agrees. */
async function pressAndAgree(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const open = await dialogs.count();
  await page.keyboard.press('Space');
  await settle(page);
  if ((await dialogs.count()) === open) return;
  await reach(page, dialogs.last().getByRole('button').last(), 'the answer');
  await page.keyboard.press('Enter');
  await settle(page);
}

const valueAt = (values: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((within, key) => (within as Record<string, unknown> | undefined)?.[key], values);

function marksOf(element: Element): string[] {
  const parents = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.parentElement?.parentElement?.parentElement,
  ];
  const near = [
    ...parents.filter((each) => each instanceof Element),
    ...element.querySelectorAll('*'),
    ...(element.parentElement?.querySelectorAll('*') ?? []),
  ];
  return near.map((each) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor, borderTopWidth } = getComputedStyle(each);
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineWidth} ${outlineColor}`;
    const border = borderTopWidth === '0px' ? '' : `${borderTopWidth} ${borderTopColor}`;
    return [outline, boxShadow === 'none' ? '' : boxShadow, border].filter(Boolean).join(' / ');
  });
}

function nameOfFocus(): string {
  const at = document.activeElement;
  return `${at?.tagName.toLowerCase()} ${(at?.getAttribute('aria-label') ?? at?.textContent ?? '').slice(0, 24)}`;
}

function stopOfFocus(): Stop {
  const at = document.activeElement as HTMLElement;
  const field = at.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const role = at.getAttribute('role');
  const input = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : undefined;
  const isRequired =
    at.getAttribute('aria-required') === 'true' ||
    at.matches('[required]') ||
    at.closest('[data-field]')?.querySelector('[data-required]') !== null;
  const named = { field, name: at.getAttribute('aria-label') ?? at.textContent?.slice(0, 30) ?? '', value: input?.value ?? '', isRequired };
  if (at.matches('button[type=submit]')) return { ...named, role: 'submit', isEmpty: false };
  if (role === 'combobox' && input) {
    const isEmpty = input.value === '' && !at.closest('[data-field]')?.querySelector('.MuiChip-root');
    return { ...named, role: 'pick', isEmpty };
  }
  if (at instanceof HTMLSelectElement) return { ...named, role: 'choice', isEmpty: at.value === '' };
  if (role === 'combobox') return { ...named, role: 'select', isEmpty: !at.textContent?.replaceAll('\u200B', '').trim() };
  if (input?.type === 'checkbox')
    return { ...named, role: role === 'switch' ? 'turn' : 'tick', isEmpty: !(input as HTMLInputElement).checked };
  if (input?.type === 'radio')
    return { ...named, role: 'tick', isEmpty: !document.querySelector(`input[name="${CSS.escape(input.name)}"]:checked`) };
  // A search filters the rows to tick; it is no value of the form.
  if (input && !input.readOnly && input.type !== 'search') return { ...named, role: 'text', isEmpty: input.value === '' };
  return { ...named, role: 'other', isEmpty: false };
}
