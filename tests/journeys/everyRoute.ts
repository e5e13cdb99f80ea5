import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { plans } from '../../src/generated/plans.ts';
import type { Plan } from '../../src/engine/plan/Plan.ts';

/** An address below a tenant that the plans declare, and the screen that stands there. */
export interface Route {
  path: string;
  name: string;
  /** A list of rows, not the page of one record. */
  list?: true;
}

const tabbed = (plan: Plan, plans: readonly Plan[]): string[] => [
  ...plans.filter(({ parent, name }) => parent === plan.name && name !== plan.main).map(({ path }) => path),
  ...(plan.panels ?? []).map(({ name }) => name),
  'activity',
];

/** Every address of every plan; `{id}` and `{archived}` stand for the first row of the plan's list and of its archive. */
export const templatesOf = (all: readonly Plan[]): readonly Route[] => [
  { path: '', name: 'landing' },
  { path: 'nowhere', name: 'not found' },
  ...all.filter(({ parent }) => parent === undefined).flatMap((plan) => routesOf(plan, all)),
];

export const templates = templatesOf(plans);

function routesOf(plan: Plan, all: readonly Plan[]): Route[] {
  const { path, name, kind } = plan;
  const at = (below: string, use: string, list?: true): Route => ({
    path: `${path}${below}`,
    name: `${name} ${use}`,
    ...(list && { list }),
  });
  if (kind === 'settings')
    return [
      at('', 'show'),
      ...(plan.sections?.choices ?? []).map(({ id }) => at(`?${plan.sections?.query}=${encodeURIComponent(id)}`, `section ${id}`)),
      ...(plan.pages?.edit ? [at('/edit', 'edit')] : []),
    ];
  const lists = plan.list ? [at('', 'list', true), ...(plan.archive ? [at('/archive', 'archive', true)] : [])] : [];
  const forms = [
    ...(plan.create && plan.forms.create ? [at('/create', 'create')] : []),
    ...plan.actions.flatMap((action) => (action.on === 'list' && action.path ? [at(`/${action.path}`, action.name)] : [])),
  ];
  if (plan.panel) return [...lists, ...forms, at(`?${plan.panel}={id}`, 'panel')];
  if (kind === 'log') return [...lists, ...forms, at('?record={id}', 'record')];
  if (!plan.get || plan.opens?.startsWith('/')) return [...lists, ...forms];
  return [
    ...lists,
    ...forms,
    at('/{id}', 'show'),
    ...(plan.opens === 'edit' ? [] : tabbed(plan, all).map((tab) => at(`/{id}?tab=${tab}`, `tab ${tab}`))),
    ...(plan.archive ? [at('/{archived}', 'archived')] : []),
    ...(plan.update && plan.opens !== 'edit' ? [at('/{id}/edit', 'edit')] : []),
  ];
}

/** Goes to an address without loading the console again, as the browser's Back does. */
export async function go(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** Waits until the page is as it should be, and answers what is still wrong with it in the end. */
export async function finished(page: Page): Promise<string[]> {
  const end = Date.now() + longest;
  // Not `expect.poll`: it makes a step of each look, and a journey through all screens has thousands.
  for (let pause = 20; ; pause = Math.min(200, pause * 2)) {
    const faults = await Promise.race([look(page), setTimeout(longest, ['gives no answer'], { ref: false })]);
    if (faults.length === 0 || Date.now() > end) return faults;
    await setTimeout(pause);
  }
}

/** ms */
const longest = 60_000;

const look = (page: Page): Promise<string[]> =>
  page.evaluate(faultsOfPage).catch((error: unknown) => {
    if (/context was destroyed|because of a navigation/i.test(String(error))) return ['is loaded anew'];
    throw error;
  });

/** Lists a page's faults: pending loads, unlabelled values, no heading, no focus, tools next to a refusal. */
function faultsOfPage(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const said = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 60) ?? ''}`;
  const faults = all('[aria-busy=true], .MuiSkeleton-root, [data-stale]').map((each) => `waits: ${said(each)}`);
  for (const list of all('main dl')) {
    const values = [...list.querySelectorAll('dd')];
    const isEmpty = values.every((value) => !value.textContent?.trim() && !value.querySelector('svg, img, input'));
    if (values.length > 0 && isEmpty) faults.push(`says no value: ${said(list)}`);
  }
  if (!all('main h1')[0]?.textContent?.trim()) faults.push('has no heading');
  if (!document.activeElement || document.activeElement === document.body) faults.push('has no focus');
  const refusals = all('main h1, main h2, main h3').filter(({ textContent }) => textContent === 'No permission');
  if (refusals.length > 1) faults.push(`refuses ${refusals.length} times`);
  const within = all('main [role=tabpanel]').length > 0 ? 'main [role=tabpanel]' : 'main';
  const tools = all(`${within} :is([role=search], table, dl, form)`);
  if (refusals.length > 0 && tools.length > 0) faults.push(`refuses beside ${said(tools[0] as Element)}`);
  return faults;
}

/** The templates with the ids of the tenant's own rows; what has no row is left out, and named. */
export async function routes(page: Page, tenant: string, of = templates): Promise<{ routes: Route[]; absent: string[] }> {
  const ids = new Map<string, string | undefined>();
  const firstOf = async (path: string) => {
    if (!ids.has(path)) {
      await go(page, `${tenant}/${path}`);
      await finished(page);
      ids.set(path, await page.evaluate(() => document.querySelector<HTMLElement>('main [data-id]')?.dataset['id']));
    }
    return ids.get(path);
  };
  const found: Route[] = [];
  const absent: string[] = [];
  for (const route of of) {
    const [list = ''] = route.path.split(/[?/]\{|\?[^{]*\{|\/\{/);
    const id = route.path.includes('{archived}')
      ? await firstOf(`${list}/archive`)
      : route.path.includes('{id}')
        ? await firstOf(list)
        : '';
    if (id === undefined) absent.push(route.name);
    else found.push({ ...route, path: route.path.replace(/\{\w+\}/, encodeURIComponent(id)) });
  }
  return { routes: found, absent };
}
