import type { Me } from '../../src/console/customers/customers.ts';
import { scopeOfCustomer } from '../../src/console/customers/scope.ts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts } from '../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../src/console/locales/i18nProvider.ts';
import { later } from '../../src/console/locales/later/index.ts';
import { createDataProvider } from '../../src/engine/client/dataProvider.ts';
import { plans } from '../../src/generated/plans.ts';
import { tools } from '../../src/generated/tools.ts';
import type { ActionPlan } from '../../src/engine/plan/Plan.ts';
import { ChildSection } from '../../src/engine/screens/record/ChildSection.tsx';
import type { ShellState } from '../../src/engine/screens/values/ShellProvider.tsx';
import type { Browser } from '../platform/browser.ts';
import { openScreen } from '../engine/screens/harness.tsx';
import type { WalkedList } from './rows.ts';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const i18n = await createConsoleI18n('en-GB', 'Edge');
addTexts(later);
export const say = (key: string, args?: object): string => i18n.translate(key, args);

/** Somebody signed in. */
export interface Reader {
  browser: Browser;
  me: Me;
}

export interface Display {
  ids: string[];
  /** `1–30 of 250`; empty without a pager. */
  range: string;
  /** Selected rows of the page. */
  selected: string[];
  /** Number of selected rows on all pages. */
  count: number;
  /** Place of the sorted column, and its direction. */
  sorted: string;
}

/** Result of an action as its message says. */
export interface Outcome {
  text: string;
  done: number;
  refused: number;
  /** True if more rows are refused, for reasons that the message has no room for. */
  isCut: boolean;
  failed: boolean;
  /** The number of rows in the question before. */
  confirmed?: number | undefined;
}

type Screen = Awaited<ReturnType<typeof openScreen>>;

const numberIn = (text: string): number | undefined => {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};
const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
const fail = (message: string): never => {
  throw new Error(message);
};

/** Opens the address of a list in a tab of its own, with the real screens, client and cache. */
export async function openTab(list: WalkedList, { browser, me }: Reader, query = ''): Promise<Tab> {
  const { plan, scope, parent } = list;
  const calls = { open: 0 };
  const provider = createDataProvider({
    plans: byName,
    regions: [scope.awsRegion],
    scope: () => scope,
    session: () => ({ ...me }),
    onSession: () => undefined,
    tools,
    previewAction: 'CommonPreviewAction',
    fetch: async (address, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'x-csrf-token': browser.cookies.get('csrf') ?? '' };
      calls.open += 1;
      try {
        return await browser.fetch(String(address), { ...init, headers });
      } finally {
        calls.open -= 1;
      }
    },
  });
  const main = byName[plan.parent ?? ''] ?? plan;
  const shown = plan.columns.filter(({ hidden, sortBy }) => hidden && sortBy).map(({ path }) => [path, true] as const);
  const customer = me.customers.find(({ customerId }) => customerId === scope.customerId);
  const address = addressOf(list);
  const screen = await openScreen({
    plan: main,
    plans: byName,
    at: address + (query && (address.includes('?') ? '&' : '?') + query),
    dataProvider: provider,
    // Columns that can be sorted are shown, also those that are hidden at first.
    kept: { [`u1.${plan.name}.columns`]: { '': { shown: Object.fromEntries(shown) } } },
    shell: { brandName: 'Edge', me, scope: customer && scopeOfCustomer(customer) } as unknown as ShellState,
    ...(isSection(list) && {
      element: (
        <main>
          <ChildSection plan={plan} parent={parent as never} />
        </main>
      ),
    }),
  });
  const tab = new Tab(list, screen, calls);
  await tab.drawn();
  return tab;
}

export const isSection = ({ plan }: Pick<WalkedList, 'plan'>): boolean =>
  plan.parent !== undefined && byName[plan.parent]?.main !== plan.name && byName[plan.parent]?.kind !== 'collection';

function addressOf({ plan, archived, parent }: WalkedList): string {
  const above = byName[plan.parent ?? ''];
  if (!above) return `/${plan.path}${archived ? '/archive' : ''}`;
  return `/${above.path}/${String(parent?.['id'])}${above.main === plan.name ? '' : `?tab=${plan.path}`}`;
}

/** A browser tab: what a person sees in it, and does with it. */
export class Tab {
  readonly #list: WalkedList;
  readonly #screen: Screen;
  readonly #calls: { open: number };
  readonly #user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

  constructor(list: WalkedList, screen: Screen, calls: { open: number }) {
    this.#list = list;
    this.#screen = screen;
    this.#calls = calls;
  }

  /** Waits until no call is open and nothing is busy. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await act(() => pause(4));
      quiet = this.#calls.open === 0 && !this.#one('[aria-busy=true]') ? quiet + 1 : 0;
    }
  }

  /** Repeats a check while parts of the list are loaded. Tries are counted, not seconds: a busy machine is slow, not wrong. */
  async until(check: () => void): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return check();
      } catch (error) {
        if (tries === 100) throw error;
      }
      await this.settle();
    }
  }

  async drawn(): Promise<void> {
    await waitFor(() => this.#one('table tbody tr, section h2, section > div > p, [role=alert]') ?? fail('The list does not come'));
    await this.settle();
  }

  display(): Display {
    const rows = this.#all('table tbody tr[data-id]');
    const idOf = (row: Element) => row.getAttribute('data-id') ?? '';
    const heads = this.#heads().map((head) => head.getAttribute('aria-sort') ?? 'none');
    const sorted = heads.findIndex((direction) => direction !== 'none');
    const counts = this.#all('[data-selecting] > [role=status], strong[role=status]').map(({ textContent }) => numberIn(textContent ?? ''));
    return {
      ids: rows.map(idOf),
      range: this.#pager()?.querySelector('[role=status]')?.textContent ?? '',
      selected: rows.filter((row) => row.hasAttribute('data-selected')).map(idOf),
      count: counts.find(Boolean) ?? 0,
      sorted: sorted < 0 ? '' : `${sorted} ${heads[sorted]}`,
    };
  }

  /** The list's own part of the address. */
  query(): URLSearchParams {
    const query = new URLSearchParams(this.#screen.address().split('?')[1] ?? '');
    query.delete('tab');
    return query;
  }

  async press(element: Element | null | undefined): Promise<void> {
    await this.#user.click(element ?? fail('There is nothing to press'));
  }

  async search(text: string): Promise<void> {
    const field = this.#one('[role=search] input, input[role=search], main input[type=text][aria-keyshortcuts="/"]');
    await act(async () => void fireEvent.change(field ?? fail('There is no search'), { target: { value: text } }));
    await waitFor(() => (this.query().get('search') ?? '') === text.trim() || fail(`The address does not say “${text}”`));
  }

  sort = (column: number): Promise<void> => this.press(this.#heads()[column]?.querySelector('button'));
  turner = (way: string) => this.#pager()?.querySelector<HTMLButtonElement>(`button[aria-label="${say(`ra.navigation.${way}`)}"]`);

  async resize(size: number): Promise<void> {
    const choice = this.#pager()?.querySelector('select') ?? fail('There is no choice of sizes');
    await act(async () => void fireEvent.change(choice, { target: { value: String(size) } }));
  }

  async tick(id: string, shiftKey = false): Promise<void> {
    const box = this.#one(`tr[data-id="${id}"] td.box input`) ?? fail(`There is no box at ${id}`);
    await act(async () => void fireEvent.click(box, { shiftKey }));
  }

  tickPage = (): Promise<void> => this.press(this.#one('thead th.box input'));
  /** Selects the rows of all pages. */
  selectAll = (): HTMLElement | undefined => this.#buttons().find((each) => /^Select (all|the) [\d,]+ /.test(each.textContent ?? ''));
  unselect = (): Promise<void> =>
    this.press(
      this.#one(`section button[aria-label="${say('ra.action.unselect')}"]`) ??
        this.#buttons().find(({ textContent }) => textContent === say('screens.list.clearSelection')),
    );

  /** Presses a choice in the panel of filters; answers the number of rows that stands at each choice. */
  async filter(label: string, choice: string): Promise<Record<string, number | undefined>> {
    await this.press(this.#one('section button[aria-haspopup=dialog][aria-expanded]'));
    const panel = await waitFor(() => this.#over() ?? fail('The filters do not open'));
    await this.settle();
    const groups = [...panel.querySelectorAll('[role=group]')];
    const labelOf = (group: Element) => group.getAttribute('aria-labelledby') ?? '';
    const group = groups.find((each) => document.getElementById(labelOf(each))?.textContent === label) ?? fail(`There is no ${label}`);
    const boxes = [...group.querySelectorAll('input[aria-describedby]')].map((box) => {
      const id = box.getAttribute('aria-describedby') ?? '';
      return { box, value: id.slice(labelOf(group).length + 1), count: numberIn(document.getElementById(id)?.textContent ?? '') };
    });
    await this.press(boxes.find(({ value }) => value === choice)?.box);
    await this.settle();
    await this.press([...panel.querySelectorAll('button')].find(({ textContent }) => textContent === say('screens.list.filtersDone')));
    await waitFor(() => this.#over() === null || fail('The filters do not close'));
    return Object.fromEntries(boxes.map(({ value, count }) => [value, count]));
  }

  /** The way out of a filter that is set. */
  chip = (label: string): Element | null | undefined =>
    this.#all('.MuiChip-deletable')
      .find(({ textContent }) => textContent?.startsWith(`${label}: `))
      ?.querySelector('.MuiChip-deleteIcon');
  counts = (): HTMLElement[] => this.#all('[role=group] > button[aria-pressed]');
  /** The choices of a switch. */
  choices = (bar: number): HTMLElement[] => [...(this.#all('section [role=tablist]')[bar]?.querySelectorAll<HTMLElement>('a') ?? [])];
  /** The button below a list without pages. */
  more = (): HTMLElement | undefined =>
    this.#buttons().find((each) => each.closest('section')?.matches('main section') && /\d/.test(each.textContent ?? ''));
  cells = (): string[][] =>
    this.#all('table tbody tr').map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''));

  /** Goes to an address of the list. */
  async go(query: string): Promise<void> {
    const [path = '', before = ''] = this.#screen.address().split('?');
    const tab = new URLSearchParams(before).get('tab');
    await act(() => this.#screen.go(`${path}?${[tab ? [`tab=${tab}`] : [], query || []].flat().join('&')}`));
  }
  async back(): Promise<void> {
    await act(() => this.#screen.back());
  }
  /** Leaves for another page, and comes back through the menu or by the browser's Back. */
  async leaveAndReturn(byMenu: boolean): Promise<void> {
    await this.press(this.#one('a[href="/elsewhere"]'));
    if (byMenu) await this.press([...this.#all('nav a')].find(({ textContent }) => textContent === 'Menu entry'));
    else await this.back();
    await this.drawn();
  }
  /** Makes the tab visible again. */
  async look(): Promise<void> {
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }
  close = (): void => this.#screen.unmount();

  /** The button of an action, where it can be pressed. */
  button({ name }: ActionPlan): HTMLElement | undefined {
    const label = say(`resources.${this.#list.plan.name}.actions.${name}`, { _: say(`screens.action.names.${name}`) });
    return this.#buttons().find((each) => each.textContent === label && !each.matches('[disabled], [aria-disabled=true]'));
  }

  /** Acts on the selection, through all questions; undefined where the last one can only be left. */
  async act(action: ActionPlan, choice: number): Promise<Outcome | undefined> {
    if (this.#toast()) {
      await act(() => this.#user.keyboard('{Escape}'));
      await waitFor(() => this.#toast() === null || fail('The message stays'));
    }
    await this.press(this.button(action));
    let confirmed: number | undefined;
    for (;;) {
      await this.settle();
      const open = this.#over();
      if (!open && this.#toast()) return { ...this.#outcome(), confirmed };
      if (!open) continue;
      const items = [...open.querySelectorAll('[role=menuitem]:not([aria-disabled=true])')];
      if (items.length > 0) {
        await this.press(items[choice % items.length]);
        continue;
      }
      // The fields of a form are loaded when they are first needed.
      if (open.querySelector('form') && !open.querySelector('form label')) continue;
      if (await this.#fill(open, choice)) continue;
      const yes = open.querySelector<HTMLButtonElement>('button.MuiButton-contained');
      if (!yes || yes.disabled) {
        await this.press([...open.querySelectorAll('button')].find((each) => each !== yes));
        await waitFor(() => this.#over() === null || fail('The question stays'));
        return undefined;
      }
      confirmed = numberIn(open.querySelector('h2')?.textContent ?? '') ?? confirmed;
      await this.press(yes);
      await waitFor(() => this.#over() !== open || this.#toast() !== null || fail(`“${open.textContent}” stays`));
    }
  }

  /** Puts the pointer on the message, which then stays; answers whether it offers Undo. */
  async holdUndo(): Promise<boolean> {
    const undo = this.#undo();
    if (undo) await this.#user.hover(undo);
    return undo !== undefined;
  }
  async undo(): Promise<Outcome> {
    const before = this.#toast();
    await this.press(this.#undo());
    await waitFor(() => (this.#toast() !== null && this.#toast() !== before) || fail('No message tells of the undo'));
    await this.settle();
    return this.#outcome();
  }

  /** Fills in the first field of a form that is empty with a record that it offers. */
  async #fill(open: HTMLElement, choice: number): Promise<boolean> {
    const field = open.querySelector<HTMLInputElement>('input[role=combobox]');
    if (!field || field.value !== '') return false;
    await act(async () => {
      field.focus();
      fireEvent.mouseDown(field);
    });
    const options = await waitFor(() => {
      const offered = [...open.querySelectorAll('[role=option]')];
      return offered.length > 0 ? offered : fail('There is nothing to choose');
    });
    await this.press(options[choice % options.length]);
    await this.settle();
    return true;
  }

  #outcome(): Outcome {
    const lines = [...(this.#toast()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent ?? '');
    const isRefusal = (line: string) => / left as (it was|they were):/.test(line);
    const [first = ''] = lines;
    // Only the message of a failure has to be closed by hand.
    const failed = lines.length === 0 || this.#toastButton('ra.action.close') !== undefined;
    const nothing = failed || isRefusal(first) || first === say('screens.tools.nothingDone');
    return {
      text: lines.join(' / ') || (this.#toast()?.textContent ?? ''),
      done: nothing ? 0 : (numberIn(first) ?? 1),
      refused: lines.filter(isRefusal).reduce((sum, line) => sum + (numberIn(line) ?? 1), 0),
      isCut: lines.some((line) => /^Others for \d+ more reason/.test(line)),
      failed,
    };
  }

  #toast = (): Element | null => this.#one('.MuiSnackbarContent-root');
  #toastButton = (key: string): Element | undefined =>
    [...(this.#toast()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === say(key));
  #undo = (): Element | undefined => this.#toastButton('ra.action.undo');
  /** The topmost dialog or menu. */
  #over = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu]')].at(-1) ?? null;
  #heads = (): Element[] => this.#all('section table thead tr > :is(th, td):not(.box, .tool)');
  #pager = (): Element | null => this.#one(`nav[aria-label="${say('screens.list.paging')}"]`);
  #buttons = (): HTMLElement[] => this.#all('section button');
  #one = (selector: string): Element | null => this.#screen.container.querySelector(selector);
  #all = (selector: string): HTMLElement[] => [...this.#screen.container.querySelectorAll<HTMLElement>(selector)];
}
