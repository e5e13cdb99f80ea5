import type { Locator, Page } from '@playwright/test';
import type { ResourceAnswer } from '../../../src/engine/plan/ConsoleAnswer.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../../src/engine/plan/sources.ts';
import type { RawApi } from '../raw.ts';

export const features = ['list', 'page', 'sort', 'filter', 'search', 'create', 'edit', 'delete', 'tabs', 'pickers', 'export'] as const;
export type Feature = (typeof features)[number];

/** `none`: there is nothing to try, such as a second page of nine rows. */
export interface Result {
  result: 'works' | 'absent' | 'faulty' | 'none';
  says: string;
}

export const works = (says = ''): Result => ({ result: 'works', says });
export const faulty = (says: string): Result => ({ result: 'faulty', says });
export const none = (says: string): Result => ({ result: 'none', says });

/** List of a console, with the API's own records. */
export interface Visit {
  page: Page;
  /** Address of the console. */
  at: string;
  plan: Plan;
  answer: ResourceAnswer;
  raw: RawApi;
  /** Lines of the page “Not shown”. */
  notShown: readonly string[];
  /** Number of records that were seeded, if the server tells. */
  seeded: number | undefined;
  /** Valid values by field name, which the schema doesn't state. */
  values: Readonly<Record<string, string>>;
  /** Id of the record that the walk made. */
  made?: string;
}

export const rowsIn = (page: Page): Locator => page.getByRole('main').locator('tbody tr[data-id]');

export const idsIn = (page: Page): Promise<string[]> =>
  rowsIn(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-id') ?? ''));

export const rangeIn = (page: Page): Promise<string> =>
  page
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByRole('status')
    .innerText({ timeout: 5000 })
    .catch(() => '');

/** The total that the pager tells. */
export const totalIn = async (page: Page): Promise<number | undefined> => {
  const [, total] = /of ([\d,]+)/.exec(await rangeIn(page)) ?? [];
  return total === undefined ? undefined : Number(total.replaceAll(',', ''));
};

export async function open({ page, at: address, plan }: Visit, query = ''): Promise<void> {
  await page.goto(`${address}/data/${plan.path}${query}`);
  await settle(page);
}

/** Waits until the page has no request left and shows no skeleton. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('main, [role=main], dialog, form') !== null, undefined, { timeout: 15_000 });
  await page
    .waitForFunction(
      () => {
        const main = document.querySelector('main');
        return main === null || main.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null;
      },
      undefined,
      { timeout: 15_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(150);
}

/** Error messages on the page. */
export async function complaint(page: Page): Promise<string | undefined> {
  const texts = await page
    .locator('[role=alert], [id$="-error"], .MuiSnackbar-root, main')
    .evaluateAll((found) => found.map((each) => (each as HTMLElement).innerText));
  const said = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) =>
      /fail|error|couldn|could not|can’t|can't|not saved|invalid|please|must|refused|denied|wrong|allowed|permission|forbidden|authori|exist/i.test(
        line,
      ),
    );
  return said.length === 0 ? undefined : [...new Set(said)].join(' · ').slice(0, 240);
}

/** The console's own reason for something that it doesn't offer. */
export function reasonFor({ plan, answer, notShown }: Visit, about: RegExp): string | undefined {
  const type = new RegExp(`${plan.type}|${plan.name}`, 'i');
  const own = answer.unsupported.find((line) => about.test(line));
  return own ?? notShown.find((line) => about.test(line) && type.test(line));
}

/** Absent, with the console's reason; without one it is a fault, unless the API has nothing of the kind. */
export function absent(visit: Visit, about: RegExp, isOffered: boolean): Result {
  const reason = reasonFor(visit, about);
  if (reason !== undefined) return { result: 'absent', says: reason };
  return isOffered ? faulty('absent, and the console gives no reason') : { result: 'absent', says: 'the API offers none' };
}

export const titleText = ({ title }: Pick<Plan, 'title'>, row: Values): string =>
  title
    .split(' ')
    .map((path) => at(row, path))
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');

export const difference = (before: ReadonlyMap<string, Values>, after: ReadonlyMap<string, Values>) => ({
  added: [...after.keys()].filter((id) => !before.has(id)),
  removed: [...before.keys()].filter((id) => !after.has(id)),
  changed: [...after].flatMap(([id, row]) => {
    const earlier = before.get(id);
    const keys = earlier === undefined ? [] : changedKeys(earlier, row);
    return keys.length === 0 ? [] : [{ id, keys }];
  }),
});

/** Fields with another value, except those that any change moves. */
export const changedKeys = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((key) => textOf(before[key]) !== textOf(after[key]) && !moving.test(key));

const textOf = (value: unknown): string | undefined => JSON.stringify(value, (key, held: unknown) => (moving.test(key) ? undefined : held));

const moving = /updated|published|modified|edited|version|revision|changedAt|etag|count$/i;
