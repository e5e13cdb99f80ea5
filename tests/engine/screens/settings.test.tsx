import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FormPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { SettingsScreen } from '../../../src/engine/screens/shell/recordScreens.tsx';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen, type Setting } from './harness.tsx';

// Single records per customer: absence, banner, save and confirmation (specification 1 §2.5, §4).

const formOf = (more: Partial<FormPlan> = {}) =>
  handForm(
    [field('name', { required: true }), field('note')],
    {
      properties: {
        name: { type: 'string', pattern: '\\S', errorMessage: { pattern: 'A name is needed' } },
        note: { type: ['string', 'null'] },
        confirmation: { type: 'string' },
      },
      required: ['name'],
    },
    more,
  );

const { list: _list, ...things } = thingsPlan({ kind: 'settings', path: 'settings/things', columns: [], version: 'version' });
// Making and changing are forms of their own, as everywhere.
const forms = { create: 'lib/newThing', update: 'lib/thing' };
const settings = (more: Partial<Plan> = {}): Plan => ({ ...things, forms, ...more });

const texts = {
  resources: {
    others: { name: 'Others' },
    owners: { name: 'Owners' },
    all: { name: 'All' },
    things: {
      name: 'Things',
      fields: { name: 'Name', note: 'Note' },
      banner: { absent: 'Not there', true: 'Switched on', absentHelp: 'Nobody has set it up yet.' },
      setUp: 'Set up the things',
      sections: { one: 'Part one', two: 'Part two' },
      denied: 'No permission: Failed to load things.',
      loadFailed: 'Unexpected error: Failed to load things.',
      created: 'Things made.',
      updated: 'Things changed.',
    },
  },
  forms: { lib: { newThing: { save: 'Create' }, thing: { confirm: { title: 'For good?', text: 'It cannot be undone.', yes: 'Do it' } } } },
};

const kept = { id: 'settings', _id: 't1', name: 'Fern', note: 'Old', on: true, version: 1 };
const missing = new HttpError('none', 404, { code: 'NOT_FOUND', reason: 'NO_THING' });

interface Call {
  data: Record<string, unknown>;
  previousData?: Record<string, unknown>;
  meta: { section?: string };
}

/** A platform with one record, or with none yet. */
async function open({ plan = {}, record, form = {}, getOne, update, at = '', ...around }: Opened) {
  let stored: object | undefined = record;
  const answer = vi.fn(getOne ?? (async () => (stored ? { data: stored } : Promise.reject(missing))));
  const saving =
    (version: number) =>
    async (_: string, { data, previousData }: Call) => {
      stored = { ...kept, ...previousData, ...data, version };
      return { data: stored };
    };
  const create = vi.fn(saving(1));
  const change = vi.fn(update ?? saving(2));
  const dataProvider = { getOne: answer, create, update: change } as unknown as Partial<DataProvider>;
  const loaded = formOf(form);
  const whole = settings(plan);
  const view = await openScreen({
    ...{ plan: whole, at: `/settings/things${at}`, dataProvider, texts, loadForm: async () => loaded },
    ...around,
  });
  return { ...view, getOne: answer, create, update: change };
}

interface Opened extends Partial<Omit<Setting, 'plan' | 'dataProvider'>> {
  plan?: Partial<Plan>;
  record?: object;
  form?: Partial<FormPlan>;
  getOne?: (name: string, params: { meta: { section?: string } }) => Promise<unknown>;
  update?: (name: string, call: Call) => Promise<{ data: object }>;
}

const box = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });

// The screen's code comes with its first use, which must not be counted to a test.
beforeAll(() => SettingsScreen.preload());

describe('settings that there are none of', () => {
  it.each<[string, Opened]>([
    [
      'null',
      { plan: { absent: 'null' }, getOne: () => Promise.reject(new HttpError('', 404, { code: 'NOT_FOUND', reason: 'NO_RECORD' })) },
    ],
    ['a code', { plan: { absent: { code: 'NOT_FOUND' } } }],
    ['a field', { plan: { absent: { field: 'on', is: false } }, record: { ...kept, on: false, name: null, note: null } }],
  ])('by %s are made with a form of their own', async (_, how) => {
    const view = await open(how);
    await type('Name', 'Ivy');
    press('Create');
    await waitFor(() => expect(view.create).toHaveBeenCalledOnce());
    expect(view.create.mock.calls[0]?.[1].data).toEqual({ name: 'Ivy' });
    expect(await screen.findByText('Things made.')).toBeInTheDocument();
    expect(view.update).not.toHaveBeenCalled();
  });

  it('by another code than the declared one could not be loaded, and are requested again', async () => {
    const view = await open({
      plan: { absent: { code: 'CONFLICT' } },
      getOne: () => Promise.reject(new HttpError('', 500, { code: 'X' })),
    });
    expect(await screen.findByText('Unexpected error: Failed to load things.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    const before = view.getOne.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    await waitFor(() => expect(view.getOne.mock.calls.length).toBeGreaterThan(before));
  });

  it('say so above, and come after a step where they are set up', async () => {
    const banner: Plan['banner'] = { field: 'on', tones: { absent: 'warning', true: 'success' } };
    const view = await open({ plan: { absent: { code: 'NOT_FOUND' }, setUp: true, banner } });
    expect(await screen.findByText('Not there')).toBeInTheDocument();
    expect(screen.getByText('Nobody has set it up yet.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Set up the things');
    const name = await box('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await type('Name', 'Ivy');
    press('Create');
    await waitFor(() => expect(view.create).toHaveBeenCalledOnce());
    expect(await screen.findByText('Switched on')).toBeInTheDocument();
    expect(await box('Name')).toHaveValue('Ivy');
  });

  it('are not set up by who may not', async () => {
    await open({ plan: { absent: { code: 'NOT_FOUND' }, setUp: true }, can: (operation) => operation === 'GetThing' });
    expect(await screen.findByRole('heading', { name: 'Things' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set up the things' })).toBeNull();
  });
});

describe('settings that there are', () => {
  it('are seen and not changed by who may only see them', async () => {
    await open({ record: kept, can: (operation) => operation === 'GetThing' });
    expect(await box('Name')).toHaveValue('Fern');
    expect(await box('Name')).toBeDisabled();
    expect(screen.getByText('You can view these settings but not change them.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('are not even asked for by who may not see them, nor shown to whom the platform refuses them', async () => {
    const view = await open({ record: kept, can: () => false });
    expect(await screen.findByText('No permission: Failed to load things.')).toBeInTheDocument();
    expect(view.getOne).not.toHaveBeenCalled();
    view.unmount();
    await open({ getOne: () => Promise.reject(new HttpError('', 403, { code: 'FORBIDDEN' })) });
    expect(await screen.findByText('No permission: Failed to load things.')).toBeInTheDocument();
  });

  it('stay after a save, which is what they hold from then on: there is nothing left to save or to lose', async () => {
    const view = await open({ record: kept });
    await type('Name', 'Moss');
    press('Save');
    expect(await screen.findByText('Things changed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(await box('Name')).toHaveValue('Moss');
    await type('Note', 'New');
    press('Save');
    await waitFor(() => expect(view.update).toHaveBeenCalledTimes(2));
    // The second save is one of the version that the first has made.
    expect(view.update.mock.calls[1]?.[1]).toMatchObject({ data: { name: 'Moss', note: 'New' }, previousData: { version: 2 } });
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  });

  it('have their name once, as the heading of the page', async () => {
    await open({ record: kept });
    await screen.findByDisplayValue('Fern');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Things']);
  });

  it('ask before unsaved contents are left, and stay where one stays', async () => {
    const view = await open({ record: kept });
    await type('Name', 'Moss');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to leave? Your unsaved contents will be discarded.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    expect(view.address()).toBe('/settings/things');
    expect(await box('Name')).toHaveValue('Moss');
  });

  it('tell that they were changed by somebody else, and keep what was typed', async () => {
    let current: object = kept;
    const view = await open({
      getOne: async () => ({ data: current }),
      update: async () => {
        current = { ...kept, note: 'Theirs', version: 2 };
        throw new HttpError('newer', 409, { code: 'CONFLICT', reason: 'NEWER_VERSION', extensions: {} });
      },
    });
    await type('Name', 'Mine');
    press('Save');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: /Mine/ })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: /Theirs\s*Theirs/ })).toBeChecked();
    expect(view.update).toHaveBeenCalledOnce();
    expect(view.container.querySelector('[name=name]')).toHaveValue('Mine');
  });

  it('are reported as wrong at their field, and not sent', async () => {
    const view = await open({ record: kept });
    await type('Name', ' ');
    press('Save');
    expect(await screen.findByText('A name is needed')).toBeInTheDocument();
    expect(view.update).not.toHaveBeenCalled();
  });
});

describe('sections', () => {
  const sections = { query: 'part', choices: ['one', 'two'].map((id) => ({ id, label: `resources.things.sections.${id}` })) };
  const getOne = async (_: string, { meta }: { meta: { section?: string } }) => ({ data: { ...kept, name: `Fern of ${meta.section}` } });

  it('are in the address, the first where it says none or one that there is not', async () => {
    for (const at of ['', '?part=three']) {
      const view = await open({ plan: { sections }, getOne, at });
      expect(await box('Name')).toHaveValue('Fern of one');
      expect(screen.getByRole('tab', { name: 'Part one' })).toHaveAttribute('aria-selected', 'true');
      view.unmount();
    }
  });

  it('are read and saved as the open one, and asked about before one leaves for another', async () => {
    const view = await open({ plan: { sections }, getOne, at: '?part=two' });
    await type('Name', 'Moss');
    fireEvent.click(screen.getByRole('tab', { name: 'Part one' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay on this page' }));
    expect(view.query()).toEqual({ part: 'two' });
    press('Save');
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[1].meta.section).toBe('two');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    fireEvent.click(screen.getByRole('tab', { name: 'Part one' }));
    await waitFor(async () => expect(await box('Name')).toHaveValue('Fern of one'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page of several settings', () => {
  const others = settings({ name: 'others', path: 'settings/others' });
  const page = settings({ name: 'all', path: 'settings', tabs: ['things', 'others'] });
  const beside = (more: Partial<Plan> = {}) => ({ plans: { all: page, things: settings(more), others } });

  it('has a tab for each, and asks before one leaves unsaved contents for another', async () => {
    const view = await open({ record: kept, ...beside() });
    await type('Name', 'Moss');
    fireEvent.click(screen.getByRole('tab', { name: 'Others' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    expect([view.address(), (await box('Name')).getAttribute('value')]).toEqual(['/settings/things', 'Moss']);
    fireEvent.click(screen.getByRole('tab', { name: 'Others' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(view.address()).toBe('/settings/others'));
    await waitFor(() => expect(view.container.querySelector('[name=name]')).toHaveValue('Fern'));
  });

  it('links back to the list whose records open on it', async () => {
    const list = thingsPlan({ name: 'owners', path: 'owners', opens: '/region/{region}/customers/{id}/settings/others' });
    const { plans } = beside();
    const view = await open({ record: kept, plans: { ...plans, owners: list } });
    fireEvent.click(await screen.findByRole('link', { name: 'Back to Owners' }));
    expect(view.address()).toBe('/owners');
  });

  it('shows other settings below their parent, each saved by itself', async () => {
    const plans = { all: { ...page, tabs: ['things'] }, things: settings({}), others: { ...others, parent: 'things' } };
    const view = await open({ record: kept, plans });
    const region = await screen.findByRole('region', { name: 'Others' });
    fireEvent.change(await within(region).findByRole('textbox', { name: 'Note' }), { target: { value: 'Below' } });
    expect(within(region).getByRole('heading', { name: 'Others' })).toBeInTheDocument();
    fireEvent.click(within(region).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[0]).toBe('others');
  });
});

describe('a save that asks first', () => {
  it('is sent once the text is typed as it is, with it', async () => {
    const view = await open({ record: kept, form: { confirm: { typed: { text: 'DELETE', field: 'confirmation' } } } });
    await type('Name', 'Moss');
    press('Save');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It cannot be undone.');
    const yes = within(dialog).getByRole('button', { name: 'Do it' });
    expect(yes).toBeDisabled();
    for (const [text, ready] of [
      ['delete', false],
      ['DELETE ', false],
      ['DELETE', true],
    ] as const) {
      fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } });
      expect(yes.hasAttribute('disabled'), text).toBe(!ready);
    }
    fireEvent.click(yes);
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[1].data).toMatchObject({ name: 'Moss', confirmation: 'DELETE' });
  });

  it('is not asked about for other values than the ones that it is about, and not sent where one thinks better of it', async () => {
    const view = await open({ record: kept, form: { confirm: { when: { field: 'note', is: 'off' } } } });
    await type('Note', 'off');
    press('Save');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(view.update).not.toHaveBeenCalled();
    await type('Note', 'on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Save');
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
  });
});
