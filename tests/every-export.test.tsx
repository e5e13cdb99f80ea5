import type { Me } from '../src/console/customers/customers.ts';
import { scopeOfCustomer } from '../src/console/customers/scope.ts';
import './engine/screens/documentOnNode.ts';
import { read, utils } from '@e965/xlsx';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../src/engine/client/dataProvider.ts';
import { listOf } from '../src/platform/lists/list.ts';
import { plans } from '../src/generated/plans.ts';
import { tools } from '../src/generated/tools.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { CollectionView } from '../src/engine/screens/list/CollectionView.tsx';
import { hasText } from '../src/engine/screens/widgets/cellTexts.ts';
import { fieldOf } from '../src/engine/screens/widgets/fields.ts';
import type { ShellState } from '../src/engine/screens/values/ShellProvider.tsx';
import { Caller } from './support/caller.ts';
import { mailViews } from './support/mailedViews.ts';
import { plantFactor } from './support/plantedFactor.ts';
import { archiveOf, Resource, scopeOf, type Scope } from './support/resource.ts';
import { mailsSent } from './support/settled.ts';
import { still } from './support/still.ts';
import { origin, startPlatform, type Running } from './platform/browser.ts';
import { openScreen } from './engine/screens/harness.tsx';
import './engine/screens/setup.ts';
import { savedFiles } from './engine/screens/savedFiles.ts';

// Each list of the console is opened with all of its columns and exported by its own dialog in each format; what is read back from the file
// is held against the table on the screen, cell by cell. Nothing here is written for one of them: a new declaration is covered by itself.

const formats = ['CSV', 'JSON', 'Excel (XLSX)'] as const;
const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const nothing = () => undefined;

let running: Running;
let caller: Caller;
let scope: Scope;
let me: Me;
beforeAll(async () => {
  running = startPlatform();
  caller = await new Caller(running.platform).as('staff@demo.example');
  // The customer with the most of everything; those who work for the provider may list all of it.
  scope = await scopeOf(await new Caller(running.platform).as('admin@acme.example'));
  me = await caller.ask(
    '{ AuthMe { _id email organizationId customerId hierarchyId customers { organizationId customerId rootHierarchyId awsRegion customerDisplayName uniqueName } } }',
  );
  for (const plan of plans) {
    const archive = archiveOf(plan)?.archive;
    if (!archive || !plan.list) continue;
    const resource = new Resource(plan, caller, scope);
    await resource.act(archive, (await resource.page(1, 30)).rows.slice(-3).map(resource.idOf));
  }
  await mailViews(caller, scope);
  await plantFactor(running, 'staff@demo.example');
  await mailsSent(running);
  await still(running.platform);
});
afterAll(() => running.close());
const saved = savedFiles();

const lists = plans
  .filter((plan) => plan.list)
  .flatMap((plan) =>
    (plan.archive ? [false, true] : [false]).map((archived) => [`${plan.name}${archived ? ' (archive)' : ''}`, plan, archived] as const),
  );

describe.each(lists)('%s', (name, plan, archived) => {
  it('is exported as it is on the screen, in every format', async () => {
    expect(plan.columns.filter((column) => !hasText(column)).map(({ path }) => path)).toEqual([]);
    vi.stubGlobal('fetch', fetchOf);
    const wrong: string[] = [];
    let [cells, opened] = [0, await openTable(plan, archived)];
    for (const format of formats) {
      // A list that records exports grows with each export.
      if (format !== formats[0] && listOf(plan.list?.name ?? '')?.before) {
        cleanup();
        opened = await openTable(plan, archived);
      }
      running.clock.pass(1000);
      const { file, said } = await exported(opened.user, format);
      const found = file ? differences(format, opened.shown, file) : [`${format}: ${said}`];
      if (file && Number(/[\d,]+/.exec(said)?.[0].replace(',', '')) !== file.rows.length) found.push(`${format}: ${said}`);
      wrong.push(...found);
      cells += opened.shown.rows.length * opened.shown.head.length;
    }
    if (process.env['FIGURES']) console.log(`FIGURE ${name}: ${cells} cells, columns wrong: ${wrong.length}`);
    expect(wrong).toEqual([]);
  });
});

async function openTable(plan: Plan, archived: boolean) {
  running.clock.pass(1000);
  const user = await open(plan, archived);
  const table = await screen.findByRole('table');
  await waitFor(() => expect(table.querySelector('tbody tr[data-id]')).not.toBeNull());
  await preloaded(plan);
  // Names of other records come after the rows.
  await waitFor(() => expect(table.querySelector('.MuiSkeleton-root')).toBeNull());
  return { user, shown: tableOf(table) };
}

/** The file that the list's own dialog saves, and what it says of it. */
async function exported(user: Awaited<ReturnType<typeof open>>, format: (typeof formats)[number]) {
  saved.length = 0;
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: format }));
  await user.click(within(dialog).getByRole('button', { name: /^Export / }));
  const said = (await within(dialog).findByText(/ saved to |\w{4}/, { selector: '[role=status] *, [role=alert] *' })).textContent ?? '';
  const [file] = saved;
  for (const name of file ? ['Close'] : ['Change the export', 'Cancel']) await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { said, file: file && (await rowsOf(format, file)) };
}

/** Lazy widgets show a placeholder until they are loaded. */
async function preloaded(plan: Plan): Promise<void> {
  for (const column of plan.columns) await (fieldOf(column) as { preload?: () => Promise<void> }).preload?.();
  await act(async () => undefined);
}

interface Sheet {
  head: string[];
  rows: string[][];
}

/** Reads the table as shown; an icon is read by its label. */
function tableOf(table: HTMLElement): Sheet {
  const cells = (row: Element, kind: string) => [...row.querySelectorAll(`:scope > ${kind}:not(.box, .tool)`)].map(textOf);
  return {
    head: cells(table.querySelector('thead tr') as Element, 'th'),
    rows: [...table.querySelectorAll('tbody tr[data-id]')].map((row) => cells(row, 'td')),
  };
}

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('[role=img]')) sign.replaceWith(sign.getAttribute('aria-label') ?? '');
  return copy.textContent ?? '';
}

async function rowsOf(format: (typeof formats)[number], file: Blob): Promise<Sheet> {
  if (format === 'JSON') {
    const rows = JSON.parse(await file.text()) as Values[];
    return { head: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row).map((value) => String(value ?? ''))) };
  }
  if (format === 'CSV') {
    const [head = [], ...rows] = Papa.parse<string[]>((await file.text()).replace('\uFEFF', ''), { skipEmptyLines: true }).data;
    return { head, rows };
  }
  const book = read(Buffer.from(await file.arrayBuffer()), { type: 'buffer', cellNF: true });
  const [head = [], ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    raw: false,
    defval: '',
  });
  return { head, rows };
}

const defused = (text: string): string => (/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text);

function differences(format: string, shown: Sheet, file: Sheet): string[] {
  const wrong: string[] = [];
  const sign = format === 'CSV' ? defused : (text: string) => text;
  // A sheet's moments are times, whose half of the day is always in capitals.
  const written = (text: string | undefined) =>
    format.startsWith('Excel') ? text?.replace(/ ([AP]M)$/, (half) => half.toLowerCase()) : text;
  const [heads, wanted] = [file.head.join(' | '), shown.head.map(sign).join(' | ')];
  if (format !== 'JSON' && heads !== wanted) wrong.push(`${format} head: ${heads} for ${wanted}`);
  for (const [column, name] of shown.head.entries()) {
    const odd = shown.rows.findIndex((row, index) => sign(row[column] ?? '') !== written(file.rows[index]?.[column]));
    if (odd >= 0) wrong.push(`${format} ${name}, row ${odd}: “${file.rows[odd]?.[column]}” for “${shown.rows[odd]?.[column]}”`);
  }
  return wrong;
}

async function open(plan: Plan, archived: boolean) {
  const resource = new Resource(plan, caller, scope);
  const above = await resource.parentRecord();
  const of = byName[plan.parent ?? ''];
  const parent =
    above && of
      ? { ...above, ...(of.get ? await new Resource(of, caller, scope).get(String(above['id'])) : {}), id: String(above['id']) }
      : undefined;
  const { awsRegion } = scope;
  const provider = createDataProvider({
    plans: byName,
    regions: [awsRegion],
    scope: () => scope,
    session: () => ({ ...me }),
    onSession: nothing,
    tools,
    fetch: fetchOf,
  });
  const customer = me.customers.find(({ customerId }) => customerId === scope.customerId);
  const shell = { brandName: 'Edge', me, scope: customer && scopeOfCustomer(customer) } as unknown as ShellState;
  const shownAll = Object.fromEntries(plan.columns.map(({ path }) => [path, true]));
  const { user } = await openScreen({
    plan: of ?? plan,
    plans: byName,
    at: `/${(of ?? plan).path}`,
    dataProvider: provider,
    can: () => true,
    kept: { [`u1.${plan.name}.columns`]: { '': { shown: shownAll } } },
    shell,
    element: (
      <CollectionView
        plan={plan}
        archived={archived}
        allowed
        actions={[]}
        parent={parent}
        {...(plan.kind === 'log' && { searched: resource.searched() })}
      />
    ),
  });
  return user;
}

/** The browser's `fetch`, with the cookies and the Origin that a browser adds. */
function fetchOf(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const cookie = [...caller.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    ...Object.fromEntries(new Headers(init?.headers)),
    origin,
    cookie,
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': caller.browser.cookies.get('csrf') ?? '',
  };
  return Promise.resolve(running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers, signal: null })));
}
