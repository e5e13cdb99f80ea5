import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const text = { type: ['string', 'null'] };
const loaded = handForm(
  [field('name', { required: true }), field('description')],
  { properties: { name: { type: 'string', minLength: 2 }, description: text }, required: ['name'] },
  { sparse: ['description'] },
);

interface Thing {
  id: string;
  name: string;
  description: string | null;
}

interface Update {
  id: string;
  data: Partial<Thing>;
}

const refusing = (status: number, body: object) => (): never => {
  throw new HttpError('refused', status, body);
};

/** Three things; `faults` are of the updates of one of them. */
async function open(faults: Record<string, () => never> = {}, reading?: () => void) {
  const things: Thing[] = [1, 2, 3].map((number) => ({ id: `t${number}`, name: `Thing ${number}`, description: `Old ${number}` }));
  const update = vi.fn(async (_: string, { id, data }: Update) => {
    faults[id]?.();
    const thing = things.find((each) => each.id === id);
    return { data: Object.assign(thing ?? {}, data) };
  });
  const dataProvider = {
    getList: async () => ({ data: structuredClone(things), total: things.length }),
    getOne: async (_: string, { id }: { id: string }) => {
      reading?.();
      return { data: structuredClone(things.find((each) => each.id === id)) };
    },
    update,
  } as unknown as Partial<DataProvider>;
  const plan = thingsPlan({ edits: ['name', 'description'] });
  const view = await openScreen({ plan, at: '/things', dataProvider, loadForm: async () => loaded });
  for (const { name } of things) await view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return { ...view, things, update, descriptions: () => things.map(({ description }) => description) };
}

async function set(view: Awaited<ReturnType<typeof open>>, name: string, value: string) {
  await view.user.click(screen.getByRole('button', { name: 'Edit field' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit a field of 3 rows' });
  await view.user.selectOptions(await within(dialog).findByRole('combobox', { name: /Field$/ }), name);
  fireEvent.change(within(dialog).getByRole('textbox', { name: new RegExp(`${name}$`) }), { target: { value } });
  await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return dialog;
}

describe('a field of several records', () => {
  it('is set in each of them, with nothing else sent, and given back by its undo', async () => {
    const view = await open();
    await set(view, 'description', 'New');
    expect(await screen.findByText('3 rows have been changed.')).toBeInTheDocument();
    expect(view.descriptions()).toEqual(['New', 'New', 'New']);
    expect(view.update.mock.calls.map(([, { data }]) => data)).toEqual(
      [1, 2, 3].map((id) => ({ name: `Thing ${id}`, description: 'New' })),
    );
    expect(screen.getByRole('checkbox', { name: 'Select Thing 1' })).not.toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 changes undone.')).toBeInTheDocument();
    expect(view.descriptions()).toEqual(['Old 1', 'Old 2', 'Old 3']);
  });

  it('keeps by its undo what somebody has changed since', async () => {
    const view = await open();
    await set(view, 'description', 'New');
    await screen.findByText('3 rows have been changed.');
    Object.assign(view.things[1] ?? {}, { description: 'Theirs' });
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/somebody has changed it since/)).toBeInTheDocument();
    expect(view.descriptions()).toEqual(['Old 1', 'Theirs', 'Old 3']);
  });

  it('is refused by the form’s rules before anything is sent', async () => {
    const view = await open();
    const dialog = await set(view, 'name', 'x');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /name$/ })).toBeInvalid());
    expect(view.update).not.toHaveBeenCalled();
  });

  it('is refused of one record with its reason, which stays selected; the others are changed', async () => {
    const view = await open({ t2: refusing(409, { code: 'CONFLICT', reason: 'ARCHIVED', extensions: {} }) });
    await set(view, 'description', 'New');
    expect(await screen.findByText('2 rows have been changed.')).toBeInTheDocument();
    expect(screen.getByText(/1 couldn’t be changed:/)).toHaveTextContent('This is archived.');
    expect(screen.getByRole('checkbox', { name: 'Select Thing 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Thing 3' })).not.toBeChecked();
  });

  it('counts no record that holds the value already', async () => {
    const view = await open();
    await set(view, 'description', 'Old 2');
    expect(await screen.findByText('2 rows have been changed.')).toBeInTheDocument();
    expect(screen.getByText(/1 couldn’t be changed:/)).toHaveTextContent('it already has this value.');
    expect(view.update).toHaveBeenCalledTimes(2);
  });

  it('is said to be unconfirmed only where no answer came', async () => {
    const view = await open({ t3: refusing(0, {}) });
    await set(view, 'description', 'New');
    expect(await screen.findByText(/We couldn’t confirm 1 row/)).toBeInTheDocument();
    expect(screen.getByText('2 rows have been changed.')).toBeInTheDocument();
    expect(view.descriptions()).toEqual(['New', 'New', 'Old 3']);
    expect(screen.getByRole('checkbox', { name: 'Select Thing 3' })).toBeChecked();
  });
});

describe('the dialog of a field', () => {
  it('says that its row can’t be loaded, and reads it again when asked', async () => {
    const reading = vi.fn<() => void>(refusing(500, {}));
    const view = await open({}, reading);
    await view.user.click(screen.getByRole('button', { name: 'Edit field' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit a field of 3 rows' });
    expect(await within(dialog).findByText(/We couldn’t load this row/)).toBeInTheDocument();
    reading.mockImplementation(() => undefined);
    await view.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('textbox', { name: /name$/ })).toBeInTheDocument();
  });

  it('asks before it drops what was typed, and closes at once where nothing was', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Edit field' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit a field of 3 rows' });
    const name = await within(dialog).findByRole('textbox', { name: /name$/ });
    fireEvent.change(name, { target: { value: 'Typed' } });
    await view.user.keyboard('{Escape}');
    await view.user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(name).toHaveValue('Typed');
    fireEvent.change(name, { target: { value: '' } });
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(view.update).not.toHaveBeenCalled();
  });
});

describe('the row under the pointer', () => {
  it('has its actions in a menu, shows the value that it has, and leaves the selection as it is', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Thing 1' }));
    fireEvent.pointerOver(await screen.findByText('Thing 1'), { pointerType: 'mouse' });
    await view.user.click(await screen.findByRole('button', { name: 'Actions: Thing 1' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Edit field' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit a field' });
    const name = await within(dialog).findByRole('textbox', { name: /name$/ });
    expect(name).toHaveValue('Thing 1');
    fireEvent.change(name, { target: { value: 'Renamed' } });
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 row has been changed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Renamed' })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Select Thing 2' })).toBeChecked();
  });
});
