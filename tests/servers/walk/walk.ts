import type { Page } from '@playwright/test';
import type { ConsoleAnswer, ResourceAnswer } from '../../../src/engine/plan/ConsoleAnswer.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import type { RunningServer } from '../run.ts';
import { rawApi, type RawApi } from '../raw.ts';
import { walkFilter } from './filters.ts';
import { walkExport, walkList, walkPages, walkSearch, walkSort } from './lists.ts';
import { walkTabs } from './tabs.ts';
import { faulty, type Feature, type Result, type Visit } from './visit.ts';
import { walkCreate, walkDelete, walkEdit, walkPickers } from './writes.ts';

export interface Cell extends Result {
  list: string;
  feature: Feature;
}

const mostLists = 8;

/** Clicks each feature of an API's lists, those with the most records first. */
export async function walkConsole(page: Page, address: string, server: RunningServer): Promise<Cell[]> {
  const raw = await rawApi(server.url, server.headers);
  await page.goto(address);
  const ask = <T>(path: string): Promise<T> => page.evaluate(async (at) => (await (await fetch(at)).json()) as never, path);
  const { entries } = await ask<ConsoleAnswer>('/console.json');
  const notShown = await ask<string[]>('/console/not-shown.json');
  const answers: ResourceAnswer[] = [];
  for (const { name, hidden } of entries) if (!hidden) answers.push(await ask<ResourceAnswer>(`/console/resources/${name}.json`));
  const visits = answers
    .filter(({ plan }) => plan !== undefined)
    .map((answer): Visit => ({
      page,
      at: address,
      plan: answer.plan,
      answer,
      raw,
      notShown,
      seeded: server.counts[answer.plan.type],
      values: server.values,
    }));
  const sized = await Promise.all(visits.map(async (visit) => ({ visit, size: await sizeOf(raw, visit) })));
  const cells: Cell[] = [];
  for (const { visit } of sized.toSorted((one, other) => other.size - one.size).slice(0, mostLists))
    cells.push(...(await walkResource(visit)));
  return cells;
}

/** Seeded lists come first: they are the ones that people work with. */
async function sizeOf(raw: RawApi, { plan, seeded }: Visit): Promise<number> {
  const rows = await raw.rows(plan).catch(() => new Map());
  return (seeded === undefined ? 0 : 10_000) + rows.size;
}

async function walkResource(visit: Visit): Promise<Cell[]> {
  const { raw, plan } = visit;
  const list = plan.name;
  let rows: ReadonlyMap<string, Values>;
  try {
    rows = await raw.rows(plan);
  } catch (fault) {
    return [{ list, feature: 'list', ...faulty(`the API refuses the list's query: ${messageOf(fault)}`) }];
  }
  const steps: [Feature, () => Promise<Result>][] = [
    ['list', () => walkList(visit, rows)],
    ['page', () => walkPages(visit, rows)],
    ['sort', () => walkSort(visit, rows)],
    ['filter', () => walkFilter(visit, rows)],
    ['search', () => walkSearch(visit, rows)],
    ['export', () => walkExport(visit, rows)],
    ['tabs', () => walkTabs(visit, rows)],
    ['pickers', () => walkPickers(visit)],
    ['create', () => walkCreate(visit)],
    ['edit', () => walkEdit(visit)],
    ['delete', () => walkDelete(visit)],
  ];
  const cells: Cell[] = [];
  for (const [feature, step] of steps) {
    const result = await step().catch((fault: unknown) => faulty(messageOf(fault)));
    cells.push({ list, feature, ...result });
    process.stdout.write(`${list} ${feature}: ${result.result} ${result.says}\n`);
  }
  return cells;
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).split('\n')[0]?.slice(0, 240) ?? '';
