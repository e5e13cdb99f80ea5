import type { Locator, Page } from '@playwright/test';
import type { FieldPlan, FormPlan } from '../../../src/engine/plan/Plan.ts';

/** The plan of a form, as the page loads it. */
export const formOf = (page: Page, id: string): Promise<FormPlan> =>
  page.evaluate(
    async (address) => ((await import(address)) as { plan: FormPlan }).plan,
    `${new URL(page.url()).origin}/console/forms/${id}.js`,
  );

type TextOf = (field: FieldPlan) => string;

/** Fills an open form as a person would: what it requires, or everything simple in it. */
export async function fillForm(page: Page, plan: FormPlan, only: 'required' | 'all', textOf: TextOf): Promise<void> {
  await fillFields(page, plan.fields, '', only, textOf);
}

async function fillFields(
  page: Page,
  fields: readonly FieldPlan[],
  above: string,
  only: 'required' | 'all',
  textOf: TextOf,
): Promise<void> {
  for (const field of fields) {
    const name = above === '' ? field.name : `${above}.${field.name}`;
    const frame = page.locator(`form [data-field="${name}"]`).first();
    if ((await frame.count()) === 0) continue;
    if (field.kind === 'rows') {
      if (!field.required && (field.minItems ?? 0) === 0) continue;
      const isEmpty = (await page.locator(`form [data-field^="${name}.0"]`).count()) === 0;
      if (isEmpty) await frame.getByRole('button', { name: /^Add/ }).last().click();
      await fillFields(page, field.fields ?? [], `${name}.0`, only, textOf);
    } else if (field.kind === 'group') {
      if (field.required || only === 'all')
        await fillFields(page, field.fields ?? [], name, only === 'all' && !field.required ? 'required' : only, textOf);
    } else if (field.required || (only === 'all' && optional.has(field.kind))) await fillField(page, frame, field, textOf);
  }
}

/** Kinds that are filled even if they are optional. */
const optional = new Set(['text', 'multiline', 'email', 'url', 'number', 'boolean', 'date', 'dateTime']);

async function fillField(page: Page, frame: Locator, field: FieldPlan, textOf: TextOf): Promise<void> {
  const combobox = frame.getByRole('combobox');
  if ((await frame.locator('select').count()) > 0) return chooseSecond(frame);
  if ((await combobox.count()) > 0) {
    await pick(page, combobox.first());
    return;
  }
  const radios = frame.locator('input[type=radio]');
  if ((await radios.count()) > 0) return radios.last().check();
  const boxes = frame.locator('input[type=checkbox]');
  if ((await boxes.count()) > 0) {
    if (field.kind !== 'boolean') await boxes.first().check();
    return;
  }
  const input = frame.locator('input, textarea').first();
  if ((await input.count()) === 0 || !(await input.isEditable())) return;
  if ((await input.inputValue()) !== '' && field.kind !== 'text') return;
  await input.fill(textOf(field));
}

async function chooseSecond(frame: Locator): Promise<void> {
  const values = await frame.locator('select option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const value = values.find((each) => each !== '');
  if (value !== undefined) await frame.locator('select').selectOption(value);
}

/** Takes the first offer of a picker; answers the texts that it offers. */
export async function pick(page: Page, combobox: Locator): Promise<string[]> {
  await combobox.click();
  const options = page.getByRole('listbox').getByRole('option');
  await options
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  const texts = await options.allInnerTexts();
  if (texts.length > 0) await options.first().click();
  await page.keyboard.press('Escape').catch(() => undefined);
  return texts;
}

export function textFor({ name, kind, widget, minimum, maximum, maxLength }: FieldPlan, stamp: string): string {
  if (kind === 'number') return String(Math.min(Math.max(7, minimum ?? 7), maximum ?? 7));
  if ((widget ?? kind).startsWith('date')) return '2026-05-14';
  if (kind === 'json') return '{}';
  const found = patterns.find(([pattern]) => pattern.test(name))?.[1];
  const text =
    found?.(stamp) ?? (kind === 'email' ? `walker${stamp}@mail.example` : kind === 'url' ? 'https://walker.example/' : `Walker ${stamp}`);
  return maxLength === undefined ? text : text.slice(0, maxLength);
}

/** Names that say more than their kind. */
const patterns: [RegExp, (stamp: string) => string][] = [
  [/e-?mail/i, (stamp) => `walker${stamp}@mail.example`],
  [/(url|uri|website|link|href)$/i, () => 'https://walker.example/'],
  [/phone|mobile/i, () => '+32470123456'],
  [/password|secret/i, (stamp) => `Passw0rd!${stamp}`],
  [/currency/i, () => 'EUR'],
  [/country_?code/i, () => 'BE'],
  [/language|locale/i, () => 'en'],
  [/colou?r$/i, () => '#336699'],
  [/slug|handle|code|sku|key|identifier/i, (stamp) => `walker-${stamp}`],
  [/(At|On|Date|_at)$/, () => '2026-05-14T00:00:00.000Z'],
];
