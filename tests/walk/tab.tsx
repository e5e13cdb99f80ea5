import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts, createConsoleI18n } from '../../src/app/locales/i18nProvider.ts';
import { later } from '../../src/app/locales/later/index.ts';
import { createDataProvider } from '../../src/client/dataProvider.ts';
import { plans } from '../../src/generated/plans.ts';
import { tools } from '../../src/generated/tools.ts';
import type { ActionPlan } from '../../src/plan/Plan.ts';
import { ChildSection } from '../../src/screens/log/ChildSection.tsx';
import '../../src/screens/list/tools/SelectionBar.tsx';
import '../../src/screens/list/tools/SwitchBars.tsx';
import { ResourceRoutes } from '../../src/screens/ResourceRoutes.tsx';
import { useHeldToasts } from '../../src/screens/undo/useHeldToasts.ts';
import type { ShellState } from '../../src/screens/shell/ShellProvider.tsx';
import type { Caller } from '../engine/caller.ts';
import { origin } from '../platform/browser.ts';
import { openScreen } from '../screens/harness.tsx';
import type { Ground } from './reference.ts';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const i18n = await createConsoleI18n('en-GB', 'Edge');
addTexts(later);
export const say = (key: string, args?: object): string => i18n.translate(key, args);

/** Who looks at the lists. */
export interface Reader {
  caller: Caller;
  me: ShellState['me'];
}

/** What a list shows. */
export interface Seen {
  ids: string[];
  /** `1–30 of 250`; empty where there is no bar of pages. */
  range: string;
  /** The selected ones of the rows that are shown. */
  selected: string[];
  count: number;
  /** The column that is marked as sorted, by its place, and which way. */
  sorted: string;
}

/** What was told of an action: how many rows it changed and left, or that it failed. */
export interface Told {
  text: string;
  done: number;
  refused: number;
  failed: boolean;
  /** The number that was asked about before. */
  asked: number | undefined;
}

type View = Awaited<ReturnType<typeof openScreen>>;

const numberIn = (text: string): number | undefined => {
  const found = /\d[\d,]*/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};
const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Opens the address of a list in a window of its own: its screens, client and cache are the real ones. */
export async function openTab(ground: Ground, reader: Reader, query = ''): Promise<Tab> {
  const { plan, archived, scope, parent } = ground;
  const calls = { open: 0 };
  const provider = createDataProvider({
    plans: byName,
    regions: [scope.awsRegion],
    scope: () => scope,
    session: () => ({ ...reader.me }),
    onSession: () => undefined,
    tools,
    fetch: fetchOf(ground, reader, calls),
  });
  const above = byName[plan.parent ?? ''];
  const shown = plan.columns.filter(({ hidden, sortBy }) => hidden && sortBy).map(({ path }) => [path, true] as const);
  const customer = reader.me.customers.find(({ customerId }) => customerId === scope.customerId);
  const view = await openScreen({
    plan: above ?? plan,
    plans: byName,
    at: addressOf(ground) + (query && (addressOf(ground).includes('?') ? '&' : '?') + query),
    dataProvider: provider,
    kept: { [`u1.${plan.name}.columns`]: { '': { shown: Object.fromEntries(shown) } } },
    shell: { brandName: 'Edge', me: reader.me, customer } as unknown as ShellState,
    element: (
      <Held>
        {isSection(ground) && parent ? <ChildSection plan={plan} parent={parent as never} /> : <ResourceRoutes plan={above ?? plan} />}
      </Held>
    ),
  });
  const tab = new Tab(ground, view, calls);
  await waitFor(() => {
    if (!tab.isDrawn()) throw new Error('Nothing is shown yet');
  });
  await tab.settle();
  return tab;
}

/** Toasts that have the focus stay, as in the console's frame. */
function Held({ children }: { children: React.ReactNode }) {
  useHeldToasts();
  return <main>{children}</main>;
}

/** A list in a dialog, or on a page of settings: it has neither an address nor tools. */
export const isSection = ({ plan }: Pick<Ground, 'plan'>): boolean =>
  plan.parent !== undefined && byName[plan.parent]?.main !== plan.name && byName[plan.parent]?.kind !== 'collection';

/** Where the list stands, below the customer. */
export function addressOf({ plan, archived, parent }: Pick<Ground, 'plan' | 'archived' | 'parent'>): string {
  const above = byName[plan.parent ?? ''];
  if (!above) return `/${plan.path}${archived ? '/archive' : ''}`;
  return above.main === plan.name
    ? `/${above.path}/${String(parent?.['id'])}`
    : `/${above.path}/${String(parent?.['id'])}?tab=${plan.path}`;
}

/** The browser's `fetch`, with the cookies and the Origin that a browser adds. */
function fetchOf({ running }: Ground, { caller }: Reader, calls: { open: number }): typeof fetch {
  return async (address, init) => {
    const cookie = [...caller.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      ...{ origin, cookie, 'sec-fetch-site': 'same-origin', 'x-csrf-token': caller.browser.cookies.get('csrf') ?? '' },
    };
    calls.open += 1;
    try {
      return await running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers, signal: null }));
    } finally {
      calls.open -= 1;
    }
  };
}

/** One window: what a person sees in it and does with it. */
export class Tab {
  readonly view: View;
  readonly #ground: Ground;
  readonly #calls: { open: number };
  readonly #user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

  constructor(ground: Ground, view: View, calls: { open: number }) {
    this.view = view;
    this.#ground = ground;
    this.#calls = calls;
  }

  /** Waits until nothing is asked or drawn any more. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await act(() => pause(4));
      quiet = this.#calls.open === 0 && !this.#one('[aria-busy=true]') ? quiet + 1 : 0;
    }
  }

  isDrawn = (): boolean => this.#one('table tbody tr, section h2, section > div > p, [role=alert]') !== null;

  seen(): Seen {
    const rows = this.#all('table tbody tr[data-id]');
    const [at, heads] = [(each: Element) => each.getAttribute('data-id') ?? '', this.#heads()];
    const sorted = heads.findIndex((head) => /ending$/.test(head.getAttribute('aria-sort') ?? ''));
    const counted = this.#one('[data-selecting] > [role=status], strong[role=status]')?.textContent;
    return {
      ids: rows.map(at),
      range: this.#pager()?.querySelector('[role=status]')?.textContent ?? '',
      selected: rows.filter((row) => row.hasAttribute('data-selected')).map(at),
      count: (counted && numberIn(counted)) || 0,
      sorted: sorted < 0 ? '' : `${sorted} ${heads[sorted]?.getAttribute('aria-sort')}`,
    };
  }

  /** The list's own part of the address. */
  query = (): URLSearchParams => {
    const query = new URLSearchParams(this.view.address().split('?')[1] ?? '');
    query.delete('tab');
    return query;
  };

  async search(text: string): Promise<void> {
    const box = this.#one<HTMLInputElement>('[role=search] input, input[role=search], main input[type=text][aria-keyshortcuts="/"]');
    if (!box) throw new Error('There is no search');
    await act(async () => void fireEvent.change(box, { target: { value: text } }));
    await waitFor(() => {
      if ((this.query().get('search') ?? '') !== text.trim()) throw new Error(`The address does not say “${text}” yet`);
    });
  }

  sort = (column: number): Promise<void> => this.#press(this.#heads()[column]?.querySelector('button'));
  /** Can the page be turned so? */
  turns = (way: string): boolean => this.#turner(way)?.disabled === false;
  turn = (way: string): Promise<void> => this.#press(this.#turner(way));

  async resize(size: number): Promise<void> {
    const choice = this.#pager()?.querySelector('select');
    if (!choice) throw new Error('There is no choice of sizes');
    await act(async () => void fireEvent.change(choice, { target: { value: String(size) } }));
  }

  async toggle(id: string, shift = false): Promise<void> {
    const box = this.#one(`tr[data-id="${id}"] td.box input`);
    if (!box) throw new Error(`There is no box at ${id}`);
    await act(async () => void fireEvent.click(box, { shiftKey: shift }));
  }

  togglePage = (): Promise<void> => this.#press(this.#one('thead th.box input'));
  /** The button that selects the rows of all pages. */
  matching = (): HTMLElement | undefined => this.#buttons().find((each) => /^Select (all|the) [\d,]+ /.test(each.textContent ?? ''));
  selectMatching = (): Promise<void> => this.#press(this.matching());
  unselect = (): Promise<void> =>
    this.#press(
      this.#buttons().find(
        ({ ariaLabel, textContent }) => ariaLabel === say('ra.action.unselect') || textContent === say('screens.list.clearSelection'),
      ),
    );

  /** The filters' panel with how many rows each choice would leave; answers what was done in it and leaves it. */
  async inFilters<Result>(use: (panel: HTMLElement) => Promise<Result>): Promise<Result> {
    await this.#press(
      this.#buttons().find((each) => each.getAttribute('aria-haspopup') === 'dialog' && /^Filters/.test(each.textContent ?? '')),
    );
    const panel = await waitFor(() => this.#over() ?? this.#missing('The filters do not open'));
    await this.settle();
    const result = await use(panel);
    await this.settle();
    await this.#press([...panel.querySelectorAll('button')].find(({ textContent }) => textContent === say('screens.list.filtersDone')));
    await waitFor(() => this.#over() && this.#missing('The filters do not close'));
    return result;
  }

  chips = (): HTMLElement[] => this.#all<HTMLElement>('.MuiChip-deletable');
  dropChip = (index: number): Promise<void> => this.#press(this.chips()[index]?.querySelector('.MuiChip-deleteIcon'));
  /** The strips above a log, whose buttons narrow it. */
  counts = (): HTMLButtonElement[] => this.#all<HTMLButtonElement>('[role=group] > button[aria-pressed]');
  pressCount = (index: number): Promise<void> => this.#press(this.counts()[index]);
  /** The list's switches, each with its choices. */
  choices = (bar: number): HTMLElement[] => [...(this.#all('section [role=tablist]')[bar]?.querySelectorAll<HTMLElement>('a') ?? [])];
  choose = (bar: number, choice: number): Promise<void> => this.#press(this.choices(bar)[choice]);
  /** The button below a list without pages. */
  more = (): HTMLElement | undefined =>
    this.#buttons().find((each) => each.closest('section')?.matches('main section') && /\d/.test(each.textContent ?? ''));
  showMore = (): Promise<void> => this.#press(this.more());
  cells = (): string[][] =>
    this.#all('table tbody tr').map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''));

  async go(to: string): Promise<void> {
    await act(() => this.view.go(to));
  }
  async back(): Promise<void> {
    await act(() => this.view.back());
  }
  /** Elsewhere in the console, and back through the menu or by the browser's Back. */
  async leaveAndReturn(byMenu: boolean): Promise<void> {
    await this.#press(this.#one('a[href="/elsewhere"]'));
    if (byMenu) await this.#press([...this.#all('nav a')].find(({ textContent }) => textContent === 'Menu entry'));
    else await this.back();
    await waitFor(() => this.isDrawn() || this.#missing('The list does not come back'));
  }
  /** The window becomes visible again. */
  async look(): Promise<void> {
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  /** The button of an action, where it can be pressed. */
  button({ name }: ActionPlan): HTMLButtonElement | undefined {
    const label = say(`resources.${this.#ground.plan.name}.actions.${name}`, { _: say(`screens.action.names.${name}`) });
    return this.#all<HTMLButtonElement>('section button').find(
      (each) => each.textContent === label && !each.disabled && each.getAttribute('aria-disabled') !== 'true',
    );
  }

  /** Does an action with what is selected, through whatever it asks first; undefined where it is left undone since nothing could be done. */
  async act(action: ActionPlan, choice: number): Promise<Told | undefined> {
    await this.#noToast();
    await this.#press(this.button(action));
    let asked: number | undefined;
    for (;;) {
      await this.settle();
      const open = this.#over();
      if (!open) {
        if (this.#toast()) break;
        continue;
      }
      const items = [...open.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')];
      if (items.length > 0) {
        await this.#press(items[choice % items.length]);
        continue;
      }
      if (await this.#fill(open, choice)) continue;
      const yes = open.querySelector<HTMLButtonElement>('button.MuiButton-contained');
      if (!yes || yes.disabled) {
        await this.#press([...open.querySelectorAll('button')].find((each) => each !== yes));
        await waitFor(() => this.#over() && this.#missing('The question stays'));
        return undefined;
      }
      asked = numberIn(open.querySelector('h2')?.textContent ?? '') ?? asked;
      await this.#press(yes);
      await waitFor(() => {
        if (this.#over() === open && !this.#toast()) throw new Error(`“${open.textContent}” stays`);
      });
    }
    return { ...this.#read(), asked };
  }

  canUndo = (): boolean => this.#undo() !== undefined;
  async undo(): Promise<Told> {
    const before = this.#toast();
    await this.#press(this.#undo());
    await waitFor(() => {
      const now = this.#toast();
      if (!now || now === before) throw new Error('Nothing is told of the undo');
    });
    await this.settle();
    return { ...this.#read(), asked: undefined };
  }

  close = (): void => this.view.unmount();

  /** Fills in the first field of a form that is not filled in: one of the records that it offers. */
  async #fill(open: HTMLElement, choice: number): Promise<boolean> {
    const box = open.querySelector<HTMLInputElement>('input[role=combobox]');
    if (!box || box.value !== '') return false;
    await act(async () => {
      box.focus();
      fireEvent.mouseDown(box);
    });
    const options = await waitFor(() => {
      const found = [...open.querySelectorAll<HTMLElement>('[role=option]')];
      return found.length > 0 ? found : this.#missing('There is nothing to choose');
    });
    await this.#press(options[choice % options.length]);
    await this.settle();
    return true;
  }

  #read(): Omit<Told, 'asked'> {
    const lines = [...(this.#toast()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent ?? '');
    const wasLeft = (line: string) => / left as (it was|they were):/.test(line);
    const failed = this.#toast()?.matches('[class*=error], .MuiSnackbar-root:has(button)') === true && lines.length === 0;
    const [first = ''] = lines;
    const nothing = first === say('screens.tools.nothingDone');
    return {
      text: lines.join(' / '),
      done: wasLeft(first) || nothing || failed || this.#hasFailed() ? 0 : (numberIn(first) ?? 1),
      refused: lines.filter(wasLeft).reduce((sum, line) => sum + (numberIn(line) ?? 1), 0),
      failed: failed || this.#hasFailed(),
    };
  }

  /** A toast of a failure has no way but to be closed. */
  #hasFailed = (): boolean =>
    [...(this.#toast()?.querySelectorAll('button') ?? [])].some(({ textContent }) => textContent === say('ra.action.close'));

  #toast = (): Element | null => this.#one('.MuiSnackbarContent-root');
  #undo = (): HTMLElement | undefined =>
    [...(this.#toast()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === say('ra.action.undo'));

  async #noToast(): Promise<void> {
    if (!this.#toast()) return;
    await act(() => this.#user.keyboard('{Escape}'));
    await waitFor(() => this.#toast() && this.#missing('The message stays'));
  }

  async #press(button: Element | null | undefined): Promise<void> {
    if (!button) throw new Error('There is nothing to press');
    await this.#user.click(button);
  }

  #missing(what: string): never {
    throw new Error(what);
  }

  /** The topmost of the dialogs and menus. */
  #over = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu]')].at(-1) ?? null;
  #heads = (): Element[] => this.#all('section table thead tr > :is(th, td):not(.box, .tool)');
  #pager = (): Element | null => this.#one(`nav[aria-label="${say('screens.list.paging')}"]`);
  #turner = (way: string) => this.#pager()?.querySelector<HTMLButtonElement>(`button[aria-label="${say(`ra.navigation.${way}`)}"]`);
  #buttons = (): HTMLElement[] => this.#all<HTMLElement>('section button');
  #one = <Found extends Element>(selector: string): Found | null => this.view.container.querySelector<Found>(selector);
  #all = <Found extends Element>(selector: string): Found[] => [...this.view.container.querySelectorAll<Found>(selector)];
}
