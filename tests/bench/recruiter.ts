import type { Page, Request, Response } from 'playwright-core';
import { demoPassword, origin, type Running } from '../platform/browser.ts';
import { launch } from './chromium.ts';
import { slow } from './steps.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';

const runs = 7;

export async function recruiterFigures({ platform }: Running): Promise<Figure[]> {
  const server = platform.createServer();
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), 'localhost', resolve));
  const browser = await launch();
  try {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await slow(page);
    await page.goto(origin);
    await page.getByLabel('Email').fill('admin@acme.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: /^Account of / }).waitFor();
    const tenant = page.url().replace(/(\/customers\/[0-9a-f]{24}).*/, '$1');
    return [await vacancyFigure(page, `${tenant}/vacancies?search=Vacancy+0`), await searchFigure(page)];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function vacancyFigure(page: Page, list: string): Promise<Figure> {
  const times: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(list);
    await page
      .locator('tbody a', { hasText: /^Vacancy 0$/ })
      .first()
      .hover();
    await page.waitForTimeout(500);
    const called = page.waitForRequest((request) => isCall(request, 'AppsGetApplicationList'));
    times.push(await painted(page, 'tbody a', 'tbody tr[data-id]'));
    plain.push(await asPlainTable(page, await called));
  }
  return figure('click on the vacancy to painted rows', times, plain);
}

async function searchFigure(page: Page): Promise<Figure> {
  const times: number[] = [];
  const plain: number[] = [];
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search for anything' });
  for (const text of ['nadia', 'wiremu', 'kelly', 'zhang', 'wiremu z', 'candidates', '.99'].slice(0, runs)) {
    await box.fill('');
    const answering = page.waitForResponse((response) => isCall(response.request(), 'CommonSearch') && asks(response.request(), text));
    await watched(page, text);
    const answer = await answering;
    times.push(await shownAt(page, await namesIn(answer)));
    plain.push(await asPlainTable(page, answer.request()));
  }
  return figure('last key of a search to painted results', times, plain);
}

const asks = (request: Request, text: string): boolean => (request.postData() ?? '').includes(JSON.stringify(text));

interface Person {
  candidate: { personalInformation: { firstName: string; lastName: string } };
}

async function namesIn(answer: Response): Promise<string[][]> {
  const { data } = (await answer.json()) as { data: Record<string, { lists: { rows: Partial<Person>[] }[] }> };
  const rows = (Object.values(data)[0]?.lists ?? []).flatMap(({ rows: of }) =>
    of.flatMap(({ candidate }) => (candidate ? [{ candidate }] : [])).slice(0, 4),
  );
  if (rows.length === 0) throw new Error('the search found nothing');
  return rows.map(({ candidate }) => [candidate.personalInformation.firstName, candidate.personalInformation.lastName]);
}

/** Types into what has the focus, and keeps what is painted from then on: rows of an earlier search may stand there at first. */
function watched(page: Page, type: string): Promise<void> {
  return page.evaluate((text) => {
    const begun = performance.now();
    const painted: { at: number; rows: string[] }[] = [];
    Object.assign(window, { painted });
    const look = () => {
      if ((window as { painted?: unknown }).painted !== painted || performance.now() - begun > 20_000) return;
      const rows = [...document.querySelectorAll('[role=option]:has(p + small)')].map((row) => row.textContent);
      if (rows.join() !== painted.at(-1)?.rows.join()) setTimeout(() => painted.push({ at: performance.now() - begun, rows }));
      requestAnimationFrame(look);
    };
    const element = document.activeElement;
    if (!(element instanceof HTMLInputElement)) throw new Error('nothing to type into');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    look();
  }, type);
}

/** When exactly the rows of an answer were painted, in milliseconds after the last key. */
async function shownAt(page: Page, names: string[][]): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) =>
      (window as unknown as { painted: { at: number; rows: string[] }[] }).painted.find(({ rows }) =>
        wanted.every((words) => rows.some((row) => words.every((word) => row.includes(word)))),
      )?.at,
    names,
  );
  return (await shown.jsonValue()) ?? Number.NaN;
}

function figure(what: string, times: number[], plain: number[]): Figure {
  const [first = Number.NaN] = times;
  const ms = median(times);
  const reference = median(plain);
  return { what, 'first time': first, median: ms, 'plain table': reference, 'ms more': ms - reference };
}

const isCall = (request: Request, operation: string): boolean =>
  request.method() === 'POST' && (request.postData() ?? '').includes(operation);

/** Clicks the first such link, and waits until there are other rows than before and they are painted; timed within the page. */
function painted(page: Page, link: string, rows: string): Promise<number> {
  return page.evaluate(
    async ([clicked, looked]) => {
      const shown = () => [...document.querySelectorAll(looked)].map((row) => row.textContent).join('|');
      const before = shown();
      const begun = performance.now();
      document.querySelector<HTMLElement>(clicked)?.click();
      while (shown() === before || !shown()) {
        if (performance.now() - begun > 20_000) throw new Error(`no other ${looked} came`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    },
    [link, rows] as const,
  );
}

async function asPlainTable(page: Page, request: Request): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': request.headers()['x-csrf-token'] ?? '' };
  return page.evaluate(
    async ({ url, body, given }) => {
      const begun = performance.now();
      const answer = (await (await fetch(url, { method: 'POST', headers: given, body })).json()) as {
        data: Record<string, { lists: { rows: object[] }[] }>;
      };
      const rows = (Object.values(answer.data)[0]?.lists ?? []).flatMap(({ rows: of }) => of);
      if (rows.length === 0) throw new Error('the same call found nothing');
      const table = document.createElement('table');
      table.innerHTML = rows
        .map(
          (row) =>
            `<tr><td>${Object.values(row)
              .map((value) => JSON.stringify(value))
              .join('<td>')}`,
        )
        .join('');
      document.body.append(table);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const ms = performance.now() - begun;
      table.remove();
      return ms;
    },
    { url: request.url(), body: request.postData() ?? '', given: headers },
  );
}
