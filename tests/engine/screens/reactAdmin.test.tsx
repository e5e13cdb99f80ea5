import { screen, waitFor, within } from '@testing-library/react';
import {
  CanAccess,
  FilterLiveSearch,
  Pagination,
  TextField,
  TextInput,
  useGetIdentity,
  useGetOne,
  useInput,
  useListContext,
  useRecordContext,
  useResourceContext,
  type DataProvider,
  type InputProps,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../../src/engine/client/authProvider.ts';
import type { ColumnPlan, FieldPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';
import { fromReactAdmin } from '../../../src/engine/screens/widgets/fromReactAdmin.tsx';
// The code that the browser loads later is here at once.
import '../../../src/engine/screens/list/panel/RecordPanel.tsx';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen, type Setting } from './harness.tsx';
import './reactAdminExample.tsx';

interface Thing {
  id: string;
  name: string;
  note: string;
  active: boolean;
  firstName: string;
  lastName: string;
  owner: { email: string };
  departmentId: string;
}

const thing = (number: number): Thing => ({
  id: `t${number}`,
  name: `Thing ${number}`,
  note: 'Square',
  active: number % 2 === 1,
  firstName: 'Ada',
  lastName: `Lee ${number}`,
  owner: { email: `owner${number}@mail.example` },
  departmentId: `d${number % 2}`,
});

/** A field as react-admin's documentation writes one (Fields, "Writing your own field component"). */
const ShoutedField = ({ source }: { source: string }) => {
  const record = useRecordContext<Thing>();
  return record ? <b>{String(record[source as keyof Thing]).toUpperCase()}!</b> : null;
};

/** A field that reads every context, and takes no props. */
const PlaceField = () => {
  const record = useRecordContext<Thing>();
  const resource = useResourceContext();
  const { data: department } = useGetOne('departments', { id: record?.departmentId }, { enabled: Boolean(record) });
  return (
    <span>
      {resource} {record?.id} in {department?.['name']}
    </span>
  );
};

const TotalField = () => {
  const { total, data, isPending } = useListContext<Thing>();
  return isPending ? null : (
    <span>
      {data?.length} of {total}
    </span>
  );
};

/** An input as react-admin's documentation writes one (`useInput`). */
const BoundedInput = (props: InputProps & { label?: string }) => {
  const { field: own, fieldState, isRequired, id } = useInput(props);
  return (
    <p>
      <label htmlFor={id}>
        {String(props.label)}
        {isRequired && ' (required)'}
      </label>
      <input id={id} {...own} />
      {fieldState.invalid && <span role="alert">{fieldState.error?.message}</span>}
    </p>
  );
};

/** Filters and pages of a list, next to its first row. */
const ToolsField = () => {
  const { data, setFilters, setSort, selectedIds, onToggleItem, onSelectAll, onUnselectItems, filterValues } = useListContext<Thing>();
  if (useRecordContext()?.id !== data?.[0]?.id) return null;
  return (
    <section aria-label="Tools">
      <FilterLiveSearch source="q" label="Live search" />
      <Pagination rowsPerPageOptions={[30, 50]} />
      <button onClick={() => setFilters({ ...filterValues, kind: 'large', absent: 'x' })}>Only large</button>
      <button onClick={() => setFilters({})}>All sizes</button>
      <button onClick={() => setSort({ field: 'name', order: 'DESC' })}>Z to A</button>
      <button onClick={() => onToggleItem('t2')}>Toggle t2</button>
      <button onClick={() => onSelectAll()}>Select the page</button>
      <button onClick={() => onUnselectItems()}>Select nothing</button>
      <output>{selectedIds.join(' ')}</output>
    </section>
  );
};

const GreetingField = () => {
  const { identity } = useGetIdentity();
  return (
    <CanAccess action="edit" resource="things" accessDenied={<i>Not yours</i>}>
      <i>Yours, {identity?.fullName}</i>
    </CanAccess>
  );
};

defineConsole({
  widgets: {
    raText: fromReactAdmin({ Field: TextField, Input: TextInput }),
    raShouted: fromReactAdmin({ Field: ShoutedField, Input: BoundedInput }),
    raOwnSource: { Input: () => <TextInput source="note" label="Remarks" /> },
    raPlace: { Field: PlaceField },
    raTotal: { Field: TotalField },
    raTools: { Field: ToolsField },
    raGreeting: { Field: GreetingField },
  },
});

const column = (path: string, widget?: string): ColumnPlan => ({ path, label: path, kind: 'text', ...(widget && { widget }) });
const shown = [
  { ...column('name', 'raShouted'), primary: true },
  column('active', 'onOff'),
  column('owner.email', 'raText'),
  column('departmentId', 'departmentName'),
  column('id', 'raPlace'),
  column('firstName', 'fullName'),
];

const things = Array.from({ length: 70 }, (_, index) => thing(index + 1));
const departments = [
  { id: 'd0', name: 'Bakery' },
  { id: 'd1', name: 'Kitchen' },
];

function provider(more: object = {}) {
  const getList = vi.fn(async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({
    data: things.slice((page - 1) * perPage, page * perPage),
    total: things.length,
  }));
  const dataProvider = {
    getList,
    getMany: async (_: string, { ids }: { ids: string[] }) => ({ data: departments.filter(({ id }) => ids.includes(id)) }),
    getOne: async (resource: string, { id }: { id: string }) => ({
      data: (resource === 'departments' ? departments : things).find((each) => each.id === id),
    }),
    ...more,
  } as unknown as Partial<DataProvider>;
  return { dataProvider, getList };
}

const open = (at: string, plan: Partial<Plan>, more: Partial<Setting> = {}) =>
  openScreen({ plan: thingsPlan(plan), at, dataProvider: provider().dataProvider, ...more });

/** A record is shown by all six widgets, each with its own value. */
async function expectSecondThing(within_: ReturnType<typeof within>) {
  expect(await within_.findByText('THING 2!')).toBeInTheDocument();
  expect(within_.getByText('Ada Lee 2')).toBeInTheDocument();
  expect(within_.getByLabelText('No')).toBeInTheDocument();
  expect(within_.getByText('owner2@mail.example')).toBeInTheDocument();
  expect(await within_.findByText('Bakery')).toBeInTheDocument();
  expect(await within_.findByText('things t2 in Bakery')).toBeInTheDocument();
}

describe('a react-admin field', () => {
  it('shows its value in each row of a list', async () => {
    await open('/things', { columns: shown });
    const row = (await screen.findByText('THING 2!')).closest('tr') as HTMLElement;
    await expectSecondThing(within(row));
    expect(await screen.findByText('things t1 in Kitchen')).toBeInTheDocument();
  });

  it('shows its value on a record’s page', async () => {
    await open('/things/t2', { details: shown });
    await expectSecondThing(screen);
  });

  it('shows its value in the panel next to a list', async () => {
    const { user } = await open('/things', { details: shown, panel: 'thing' });
    await user.click(await screen.findByRole('link', { name: 'Thing 2' }));
    await expectSecondThing(within(await screen.findByRole('dialog')));
  });

  it('shows the row’s value, not the parent’s, in a list below a record', async () => {
    const parts = thingsPlan({ name: 'parts', path: 'parts', parent: 'things', columns: shown });
    const plan = thingsPlan({ main: 'parts' });
    await open('/things/t1', { main: 'parts' }, { plans: { things: plan, parts } });
    const row = (await screen.findByText('THING 2!')).closest('tr') as HTMLElement;
    expect(await within(row).findByText('parts t2 in Bakery')).toBeInTheDocument();
  });

  it('shows its value in what a row unfolds', async () => {
    const { user } = await open('/things', { expand: [column('active', 'onOff')] });
    await user.click(await screen.findByRole('button', { name: /Thing 2\b/, expanded: false }));
    expect(await screen.findByLabelText('No')).toBeInTheDocument();
  });
});

describe('react-admin’s list context', () => {
  const tools = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
    user.click(within(await screen.findByRole('region', { name: 'Tools' })).getByRole('button', { name }));
  const list = {
    columns: [...shown.slice(0, 1), column('id', 'raTools'), { ...column('email', 'raTotal') }],
    search: true,
  } satisfies Partial<Plan>;
  const filtered = { ...list, filters: [{ name: 'kind', label: 'Kind', kind: 'text' }] } satisfies Partial<Plan>;

  it('has the rows and their number', async () => {
    await open('/things', list);
    expect((await screen.findAllByText('30 of 70')).length).toBe(30);
  });

  it('turns pages and changes their size by react-admin’s own pager', async () => {
    const { user, query } = await open('/things', list);
    const pager = within(await screen.findByRole('region', { name: 'Tools' }));
    expect(pager.getByText('1–30 of 70')).toBeInTheDocument();
    await user.click(pager.getByRole('button', { name: 'Go to page 3' }));
    await waitFor(() => expect(query()).toEqual({ page: '3' }));
    await screen.findByText('THING 61!');
    await tools(user, 'Previous page');
    await waitFor(() => expect(query()).toEqual({ page: '2' }));
  });

  it('searches by react-admin’s live search, and shows a search that is there', async () => {
    const { user, query } = await open('/things?search=old', list);
    const search = await screen.findByRole('textbox', { name: 'Live search' });
    expect(search).toHaveValue('old');
    await user.clear(search);
    await user.type(search, 'new');
    await waitFor(() => expect(query()).toEqual({ search: 'new' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Live search' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('filters by what the plan offers and by nothing else, and keeps the search', async () => {
    const { user, query } = await open('/things?page=2&search=old', filtered);
    await tools(user, 'Only large');
    await waitFor(() => expect(query()).toEqual({ search: 'old', kind: 'large' }));
    await tools(user, 'All sizes');
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('sorts and selects', async () => {
    const columns = list.columns.map((each) => ({ ...each, ...(each.path === 'name' && { sortBy: 'name' }) }));
    const { operation, ...action } = { ...thingsPlan().actions[0], name: 'mark', on: 'selection' as const, operation: thingsPlan().list };
    const { user, query } = await open('/things', { columns, actions: operation ? [{ ...action, operation }] : [] });
    await tools(user, 'Z to A');
    await waitFor(() => expect(query()).toEqual({ sort: 'name', order: 'desc' }));
    await tools(user, 'Toggle t2');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await tools(user, 'Select the page');
    expect(screen.getByText('30 selected')).toBeInTheDocument();
    await tools(user, 'Select nothing');
    expect(screen.queryByText(/ selected/)).not.toBeInTheDocument();
  });
});

describe('a react-admin input', () => {
  const schema = {
    properties: {
      name: { type: 'string', maxLength: 8, errorMessage: { maxLength: 'validation.failed' } },
      active: { type: 'boolean' },
      note: { type: ['string', 'null'] },
    },
    required: ['name'],
    errorMessage: { required: { name: 'validation.failed' } },
  };
  const asked: FieldPlan[] = [
    field('note', { widget: 'raText' }),
    field('name', { widget: 'raShouted', required: true }),
    field('active', { kind: 'boolean', widget: 'onOff' }),
  ];
  const openForm = (at: string, fields = asked, more: object = {}) =>
    open(at, {}, { dataProvider: provider(more).dataProvider, loadForm: async () => handForm(fields, schema) });

  it('fills in the record, and sends what is typed', async () => {
    const update = vi.fn(async () => ({ data: thing(2) }));
    const { user } = await openForm('/things/t2/edit', asked, { update });
    const name = await screen.findByRole('textbox', { name: /name/ });
    expect(name).toHaveValue('Thing 2');
    expect(screen.getByRole('switch')).not.toBeChecked();
    await user.type(name, '0');
    await user.click(screen.getByRole('switch'));
    await user.type(screen.getByRole('textbox', { name: /note/ }), ' one');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        'things',
        expect.objectContaining({ data: { name: 'Thing 20', active: true, note: 'Square one' } }),
      ),
    );
  });

  it('leaves out a text that was typed and emptied again', async () => {
    const create = vi.fn(async () => ({ data: thing(3) }));
    const { user } = await openForm('/things/create', asked, { create });
    const note = await screen.findByRole('textbox', { name: /note/ });
    await user.type(note, 'Round');
    await user.clear(note);
    await user.type(screen.getByRole('textbox', { name: /name/ }), 'Cup');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledWith('things', expect.objectContaining({ data: { name: 'Cup', active: false } })));
  });

  it('shows what the form’s schema refuses, marks what it requires, and gets the focus', async () => {
    const { user } = await openForm('/things/create');
    const name = await screen.findByRole('textbox', { name: /name \(required\)/ });
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'Cup');
    await waitFor(() => expect(within(name.parentElement as HTMLElement).queryByRole('alert')).not.toBeInTheDocument());
  });

  it('may name its source itself; emptied, it is sent as any empty field', async () => {
    const update = vi.fn(async () => ({ data: thing(2) }));
    const fields = [field('note', { widget: 'raOwnSource' }), field('name')];
    const { user } = await openForm('/things/t2/edit', fields, { update });
    const note = await screen.findByRole('textbox', { name: /Remarks/ });
    expect(note).toHaveValue('Square');
    await user.clear(note);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith('things', expect.objectContaining({ data: { name: 'Thing 2', note: null } })));
  });

  it('asks for a field of a row', async () => {
    const fields = [field('parts', { kind: 'rows', fields: [field('name', { widget: 'raText' })], minItems: 2 })];
    const { user } = await openForm('/things/create', fields);
    const [, second] = await screen.findAllByRole('textbox', { name: /name/ });
    await user.type(second as HTMLElement, 'Lid');
    expect(screen.getAllByRole('textbox', { name: /name/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['', 'Lid']);
  });
});

describe('react-admin’s questions about the user', () => {
  const plan = thingsPlan({ columns: [{ ...column('name', 'raGreeting'), primary: true }] });
  const identity = () => ({ id: 'u1', fullName: 'Ada Lee' });

  it.each([
    [true, 'Yours, Ada Lee'],
    [false, 'Not yours'],
  ])('are answered by the auth provider: may edit %s', async (may, text) => {
    const can = (operation: string) => may || operation !== plan.update?.name;
    const authProvider = createAuthProvider({
      plans: { things: plan },
      can,
      holds: () => true,
      flag: () => true,
      identity,
      logout: async () => undefined,
    });
    await openScreen({ plan, at: '/things', dataProvider: provider().dataProvider, can, authProvider });
    await waitFor(() => expect(screen.getAllByText(text).length).toBe(30));
  });
});
