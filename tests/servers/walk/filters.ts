import type { Locator } from '@playwright/test';
import type { FilterPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../../src/engine/plan/sources.ts';
import { absent, complaint, faulty, idsIn, none, open, settle, totalIn, works, type Result, type Visit } from './visit.ts';

/** Up to three filters of different kinds: what they leave is what the API holds of that value. */
export async function walkFilter(visit: Visit, rows: ReadonlyMap<string, Values>): Promise<Result> {
  const { plan } = visit;
  if (rows.size < 2) return none('fewer than two rows');
  if (plan.filters.length === 0) return absent(visit, /filter/i, false);
  const tried: string[] = [];
  const refused: string[] = [];
  const kinds = new Set<string>();
  for (const filter of plan.filters) {
    const path = fieldOf(plan, filter, [...rows.values()]);
    if (kinds.has(filter.kind) || !triable.has(filter.kind) || path === undefined) continue;
    const fault = await tryFilter(visit, filter, path, rows);
    if (fault !== undefined && isRefusedByApi(fault)) {
      refused.push(`${filter.name}: ${fault}`);
      continue;
    }
    if (fault !== undefined) return faulty(`${filter.name}: ${fault}`);
    kinds.add(filter.kind);
    tried.push(filter.name);
    if (tried.length === 3) break;
  }
  if (tried.length === 0 && refused[0] !== undefined) return faulty(refused[0]);
  return tried.length === 0 ? none('no filter of a value that a record shows') : works([...tried, ...refused].join('; '));
}

/** The query was right, and the API doesn't serve what its schema offers. */
const isRefusedByApi = (fault: string): boolean => /The API says/.test(fault) && !/Variable|Cannot query|Syntax|Unknown/.test(fault);

const triable = new Set(['choice', 'choices', 'boolean', 'text', 'number', 'id', 'email', 'reference']);

async function tryFilter(visit: Visit, filter: FilterPlan, path: string, rows: ReadonlyMap<string, Values>): Promise<string | undefined> {
  const { page } = visit;
  const held = [...rows.values()].map((row) => at(row, path)).filter((value) => value !== null && value !== undefined && value !== '');
  const value = held[Math.floor(held.length / 2)];
  await open(visit);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const wasSet = await setFilter(dialog, filter, value);
  if (wasSet !== undefined) return wasSet;
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  await settle(page);
  const shown = await idsIn(page);
  const fits = (id: string, how: (one: string, other: string) => boolean): boolean =>
    how(String(at(rows.get(id), path)).toLowerCase(), String(value).toLowerCase());
  const contains = (one: string, other: string) => one.includes(other);
  const equals = (one: string, other: string) => one === other;
  if (shown.length === 0) return `${String(value)} finds nothing: ${(await complaint(page)) ?? ''}`;
  const how = filter.kind === 'text' || filter.kind === 'email' ? contains : equals;
  const wrong = shown.filter((id) => !fits(id, how));
  if (wrong.length > 0) return `${String(value)} leaves ${wrong.length} of ${shown.length} rows with other values`;
  const total = (await totalIn(page)) ?? shown.length;
  const least = [...rows.keys()].filter((id) => fits(id, equals)).length;
  return total < least && total < 30 ? `${String(value)} finds ${total} of ${least} rows` : undefined;
}

/** Sets a filter as a person does; says why it can't. */
async function setFilter(dialog: Locator, filter: FilterPlan, value: unknown): Promise<string | undefined> {
  const box = dialog.locator(`[data-field="${filter.name}"]`).first();
  await box.waitFor({ timeout: 8000 }).catch(() => undefined);
  if ((await box.count()) === 0) return 'it is not in the panel';
  const select = box.locator('select');
  if ((await select.count()) > 0) {
    await select.first().selectOption(String(value));
    return undefined;
  }
  const check = box.locator(`input[name$="${String(value)}"], input[value="${String(value)}"]`);
  if (filter.kind === 'choice' || filter.kind === 'choices') {
    if ((await check.count()) === 0) return 'its choices have no box';
    await check.first().check();
    return undefined;
  }
  if (filter.kind === 'reference') {
    await box.getByRole('combobox').click();
    const option = dialog.page().getByRole('option').first();
    await option.waitFor({ timeout: 8000 }).catch(() => undefined);
    return (await option.count()) === 0 ? 'its picker offers nothing' : 'skip';
  }
  const input = box.locator('input:not([type=checkbox]), textarea').first();
  if ((await input.count()) === 0) return 'it has no box to type in';
  await input.fill(String(value));
  return undefined;
}

/** Path in a record of what a filter compares. */
function fieldOf(plan: Plan, { name, kind }: FilterPlan, rows: readonly Values[]): string | undefined {
  if (kind === 'reference') return undefined;
  const sent = plan.list?.vars.find(([, source]) => JSON.stringify(source).includes(`"filter","path":"${name}"`))?.[0] ?? '';
  const parts = sent.split('.').slice(1);
  const candidates = [
    name,
    name.replaceAll('_', '.'),
    name.replace(/_(eq|equals|like|contains|q)$/i, ''),
    ...parts,
    parts.slice(0, -1).join('.'),
  ];
  return candidates.find((path) => path !== '' && rows.some((row) => isSimple(at(row, path))));
}

const isSimple = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
