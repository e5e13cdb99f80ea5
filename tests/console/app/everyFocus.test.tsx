import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { ActionPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import type { PlanFormProps } from '../../../src/engine/screens/form/PlanForm.tsx';
import { usePageFocus } from '../../../src/engine/screens/values/focus/usePageFocus.ts';
import { ResourceRoutes } from '../../../src/engine/screens/shell/ResourceRoutes.tsx';
import type { ShellState } from '../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen } from '../../engine/screens/harness.tsx';

// Every action of every list, and every form: where the focus is afterwards. The screens and declarations are the real ones; a form's fields
// give way to one that is always right, since what is typed says nothing of the focus. Each action goes by one place of its row, and by all three
// if it is the first of its kind; each list opens one of its panels. `DEEP=1` does all of it.
const deep = process.env['DEEP'] === '1';

vi.mock('../../../src/engine/screens/form/PlanForm.tsx', () => ({ PlanForm: AnyForm }));

function AnyForm({ send, below }: PlanFormProps) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({}, { getValues: () => ({}) } as UseFormReturn<Record<string, unknown>>).then((then) => then?.());
      }}
    >
      <input aria-label="Any field" value={text} onChange={(event) => setText(event.target.value)} />
      {typeof below === 'string' ? below : null}
      <button type="submit">Save</button>
    </form>
  );
}

// A closed panel waits to focus its row, even into the next test; a key press ends the wait.
afterEach(async () => {
  cleanup();
  await new Promise(requestAnimationFrame);
  document.dispatchEvent(new Event('keydown'));
});

interface Row {
  id: string;
  _id: string;
  archivedAt: string | null;
}

const row = (number: number, archived: boolean): Row & Record<string, unknown> => ({
  id: `id${number}`,
  _id: `id${number}`,
  name: `Row ${number}`,
  displayName: `Row ${number}`,
  firstName: 'Row',
  lastName: String(number),
  email: `row${number}@acme.example`,
  stageId: 's1',
  stages: [
    { _id: 's1', name: 'First' },
    { _id: 's2', name: 'Second' },
  ],
  archivedAt: archived ? '2026-02-01T00:00:00.000Z' : null,
});

const takesAway = /^(archive|restore|remove|delete)$/;

function platformOf(archived: boolean) {
  let rows = [row(1, archived), row(2, archived), row(3, archived)];
  const calls: string[] = [];
  const found = (id: unknown) => rows.find((each) => each.id === id) ?? row(Number(String(id).slice(2)) || 9, false);
  const dataProvider = {
    supportAbortSignal: true,
    getList: async () => ({ data: rows, total: rows.length }),
    getMany: async (_: string, { ids }: { ids: string[] }) => ({ data: ids.map(found) }),
    getOne: async (_: string, { id }: { id: string }) => ({ data: found(id) }),
    create: async () => ({ data: row(9, false) }),
    update: async (_: string, { id }: { id: string }) => ({ data: found(id) }),
    updateMany: async (_: string, { ids, meta }: { ids: string[]; meta: { operation: string } }) => {
      calls.push(meta.operation);
      if (takesAway.test(meta.operation)) rows = rows.filter(({ id }) => !ids.includes(id));
      return { data: ids };
    },
    ask: async () => ({ data: [], facets: [], uncomputed: [], pagination: { totalItems: 0 } }),
  };
  return { dataProvider: dataProvider as unknown as Partial<DataProvider>, calls };
}

function Frame({ children }: { children: ReactNode }) {
  usePageFocus();
  return <main>{children}</main>;
}

const shell = {
  brandName: 'Edge',
  scope: { id: 'c1', label: 'Acme', values: { customerId: 'c1', customerDisplayName: 'Acme' } },
} as unknown as ShellState;
const own = plans.filter(({ parent, kind }) => parent === undefined && kind === 'collection');
const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));

async function open(plan: Plan, below: string, archived = false) {
  const { dataProvider, calls } = platformOf(archived);
  const element = (
    <Frame>
      <ResourceRoutes plan={plan} />
    </Frame>
  );
  const view = await openScreen({ plan, plans: byName, at: `/${plan.path}${below}`, dataProvider, element, shell });
  return { ...view, calls };
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`main [data-id="${id}"]`);
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'];
/** The topmost of the dialogs and menus. */
const dialog = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('menu')].at(-1) ?? null;

async function select(user: UserEvent, id: string) {
  await waitFor(() => expect(rowOf(id)).not.toBeNull());
  await user.click(within(rowOf(id) as HTMLElement).getByRole('checkbox'));
}

/** Goes through whatever an action asks first, with the keyboard. */
async function confirm(user: UserEvent, calls: string[]) {
  for (let steps = 0; steps < 3 && calls.length === 0; steps += 1) {
    await waitFor(() => expect(dialog() !== null || calls.length > 0).toBe(true));
    const open = dialog();
    if (!open || calls.length > 0) continue;
    const yes = await waitFor(() => {
      const item = within(open)
        .queryAllByRole('menuitem')
        .find((each) => each.getAttribute('aria-disabled') !== 'true');
      const buttons = within(open).queryAllByRole<HTMLButtonElement>('button');
      const found = item ?? within(open).queryByRole('button', { name: 'Save' }) ?? buttons.findLast(({ disabled }) => !disabled);
      if (!found) throw new Error('There is nothing to press yet');
      return found;
    });
    yes.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog() !== open || calls.length > 0).toBe(true));
  }
}

const actionsOn = (plan: Plan, on: ActionPlan['on']) => plan.actions.filter((action) => action.on === on);
const i18n = await createConsoleI18n('en-GB', 'Edge');
addTexts(later);
const labelOf = (plan: Plan, { name }: ActionPlan) =>
  i18n.translate(`resources.${plan.name}.actions.${name}`, { _: i18n.translate(`screens.action.names.${name}`) });
const buttonOf = (plan: Plan, action: ActionPlan) =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name: labelOf(plan, action) })
    .find((each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true') as HTMLButtonElement;

/** Presses the action's button, or its item in the menu of a bar without room. */
async function press(user: UserEvent, plan: Plan, action: ActionPlan) {
  const more = () => screen.queryByRole<HTMLButtonElement>('button', { name: i18n.translate('screens.tools.more') });
  await waitFor(() => expect(buttonOf(plan, action) ?? more()).toBeTruthy());
  const button = buttonOf(plan, action);
  (button ?? more())?.focus();
  await user.keyboard('{Enter}');
  if (button) return;
  const item = await screen.findByRole('menuitem', { name: (name) => name.startsWith(labelOf(plan, action)) });
  const menu = dialog();
  await user.click(item);
  // A closing menu counts as a dialog.
  await waitFor(() => expect(dialog()).not.toBe(menu));
}

const bulk = own.flatMap((plan) =>
  plan.list
    ? [
        ...actionsOn(plan, 'selection').map((action) => ({ plan, action, archived: false })),
        ...actionsOn(plan, 'archived').map((action) => ({ plan, action, archived: true })),
      ]
    : [],
);

const kindOf = ({ action, archived }: (typeof bulk)[number]): string => {
  const { form, path, confirm, choose, dialog, preview, tried, toggles, name } = action;
  const asks = [form, path, confirm, choose, dialog, preview, tried, toggles].map(Boolean);
  return JSON.stringify([archived, takesAway.test(name), ...asks]);
};
const kinds = bulk.map(kindOf);

describe.each(bulk.map((each, index) => [`${each.plan.name} ${each.action.name}`, { ...each, index }] as const))('after %s', (_, each) => {
  const { plan, action, archived, index } = each;
  const at = archived ? '/archive' : '';
  const isFirst = kinds.indexOf(kindOf(each)) === index;
  const itFor = (place: 0 | 1 | 2) => it.skipIf(!deep && !isFirst && index % 3 !== place);

  itFor(0)('of one row the focus is on the next one', async () => {
    const { user, calls } = await open(plan, at, archived);
    await select(user, 'id1');
    await press(user, plan, action);
    await confirm(user, calls);
    expect(calls).toEqual([action.name]);
    await waitFor(() => expect(focusedRow()).toBe('id2'));
  });

  itFor(1)('of the last row the focus is on the one before it', async () => {
    const { user, calls } = await open(plan, at, archived);
    await select(user, 'id3');
    await press(user, plan, action);
    await confirm(user, calls);
    await waitFor(() => expect(focusedRow()).toBe('id2'));
  });

  itFor(2)('of all rows the focus is on the heading', async () => {
    const { user, calls } = await open(plan, at, archived);
    for (const id of ['id1', 'id2', 'id3']) await select(user, id);
    await press(user, plan, action);
    await confirm(user, calls);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

const asking = own
  .flatMap((plan) => [
    ...(plan.list ? [...actionsOn(plan, 'selection'), ...actionsOn(plan, 'list')].map((action) => ({ plan, action, at: '' })) : []),
    ...(plan.get && !plan.opens?.startsWith('/')
      ? actionsOn(plan, 'record').map((action) => ({ plan, action, at: plan.panel ? `?${plan.panel}=id1` : '/id1' }))
      : []),
  ])
  .filter(({ action }) => (action.form ? !action.path : action.confirm || action.choose || action.dialog));

describe.each(asking.map((each) => [`${each.plan.name} ${each.action.name}`, each] as const))(
  'the dialog of %s',
  (_, { plan, action, at }) => {
    it('gives the focus back to its opener when it is left', async () => {
      const { user } = await open(plan, at);
      if (action.on === 'selection') await select(user, 'id1');
      // The rarer actions of a record in a panel stand in its menu.
      const menuButton = () => screen.queryByRole('button', { name: i18n.translate('screens.tools.more') });
      // It waits for the whole record.
      const more = () => (action.detail === undefined && menuButton()?.getAttribute('aria-disabled') !== 'true' ? menuButton() : null);
      await waitFor(() => expect(buttonOf(plan, action) ?? more()).toBeTruthy());
      const opener = buttonOf(plan, action) ?? (more() as HTMLElement);
      const below = dialog();
      opener.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(dialog()).not.toBe(below));
      const item = within(dialog() as HTMLElement).queryByRole('menuitem', { name: (name) => name.startsWith(labelOf(plan, action)) });
      if (item && opener === more()) {
        const menu = dialog();
        await user.click(item);
        await waitFor(() => expect(dialog()).not.toBe(menu));
        await waitFor(() => expect(dialog()).not.toBe(below));
      }
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog()).toBe(below));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
);

const tools = own
  .filter(({ list }) => list)
  .flatMap((plan) =>
    ['ra.action.select_columns', 'screens.list.filters', 'ra.action.export'].flatMap((key) =>
      key !== 'screens.list.filters' || plan.filters.some(({ only }) => only !== 'archive') ? [{ plan, label: i18n.translate(key) }] : [],
    ),
  );

const listsWithTools = [...new Set(tools.map(({ plan }) => plan))];

describe.each(tools.map((each, index) => [`${each.label} of ${each.plan.name}`, { ...each, index }] as const))(
  'the panel %s',
  (_, each) => {
    const { plan, label, index } = each;
    const first = tools.findIndex((tool) => tool.plan === plan);
    const number = tools.filter((tool) => tool.plan === plan).length;
    it.skipIf(!deep && index !== first + (listsWithTools.indexOf(plan) % number))(
      'gives the focus back to its opener when it is left',
      async () => {
        const { user } = await open(plan, '');
        const opener = await screen.findByRole('button', { name: (name) => name.startsWith(label) });
        await waitFor(() => expect(opener).not.toHaveAttribute('aria-disabled', 'true'));
        opener.focus();
        await user.keyboard('{Enter}');
        await waitFor(() => expect(dialog()).not.toBeNull());
        await user.keyboard('{Escape}');
        await waitFor(() => expect(dialog()).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
      },
    );
  },
);

const forms = own.flatMap((plan) => [
  ...(plan.create && plan.forms.create && !plan.pages?.create ? [{ plan, at: '/create' }] : []),
  ...(plan.update && plan.forms.update && !plan.pages?.edit ? [{ plan, at: plan.opens === 'edit' ? '/id1' : '/id1/edit' }] : []),
]);

describe.each(forms.map((each) => [`${each.plan.name}${each.at}`, each] as const))('after a save of %s', (_, { plan, at }) => {
  it('the focus is on the heading of the page that it leads to', async () => {
    const { user, address } = await open(plan, at);
    const field = await screen.findByRole('textbox', { name: 'Any field' });
    field.focus();
    await user.keyboard('x{Enter}');
    await waitFor(() => expect(address()).not.toBe(`/${plan.path}${at}`));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

it('covers every kind of thing that is done', () => {
  expect(bulk.length).toBeGreaterThan(15);
  expect(asking.length).toBeGreaterThan(5);
  expect(tools.length).toBeGreaterThan(20);
  expect(forms.length).toBeGreaterThan(10);
});
