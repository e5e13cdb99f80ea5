import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const text = { type: ['string', 'null'] };
const loaded = handForm(
  [field('name', { required: true }), field('description'), field('people', { kind: 'rows', fields: [field('email')] })],
  {
    properties: {
      name: { type: 'string' },
      description: text,
      people: { type: 'array', items: { type: 'object', additionalProperties: false, properties: { email: text } } },
    },
    required: ['name'],
  },
);

const opened = { id: 't1', _id: 't1', name: 'Fern', description: 'Old', people: [{ email: 'a@x.example', secret: 1 }], version: 1 };
const theirs = { ...opened, description: 'Theirs', people: [{ email: 'b@x.example' }], version: 2, updatedAt: '2024-05-03T10:24:00.000Z' };

interface Update {
  data: Record<string, unknown>;
  previousData: { version: number };
}

/** A platform on which somebody else saves as soon as the form stands. */
function open(more: object = {}) {
  let current: object = opened;
  const update = vi.fn(async (_: string, { data, previousData }: Update) => {
    if (previousData.version < 2) {
      current = theirs;
      throw new HttpError('newer', 409, { code: 'CONFLICT', reason: 'NEWER_VERSION', extensions: {} });
    }
    return { data: { ...theirs, ...data, version: 3 } };
  });
  const ask = vi.fn(async () => ({ data: [{ at: '2024-05-03T10:24:00.000Z', actorName: 'Ann Lee', actorEmail: null }] }));
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    getOne: async () => ({ data: current }),
    update,
    ask,
    ...more,
  } as unknown as Partial<DataProvider>;
  return openScreen({ plan: thingsPlan({ version: 'version' }), at: '/things/t1/edit', dataProvider, loadForm: async () => loaded }).then(
    (view) => ({ ...view, update, ask }),
  );
}

async function saveOver(view: Awaited<ReturnType<typeof open>>) {
  const name = await screen.findByRole('textbox', { name: /name$/ });
  fireEvent.change(name, { target: { value: 'Mine' } });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByRole('dialog');
}

describe('a save over somebody else’s newer change', () => {
  it('is compared field by field: what only they changed is theirs to begin with, and who it was is said', async () => {
    const view = await open();
    const dialog = await saveOver(view);
    expect(await within(dialog).findByText(/Ann Lee saved it on/)).toBeInTheDocument();
    const groups = within(dialog).getAllByRole('group');
    expect(groups).toHaveLength(3);
    expect(within(dialog).getByRole('radio', { name: /^Yours\s*Mine$/ })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: /^Theirs\s*Theirs$/ })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: /^Theirs\s*b@x.example$/ })).toBeChecked();
  });

  it('is saved as chosen, over the newer version', async () => {
    const view = await open();
    const dialog = await saveOver(view);
    await view.user.click(within(dialog).getByRole('radio', { name: /^Yours\s*Old$/ }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledTimes(2));
    expect(view.update.mock.calls[1]?.[1]).toMatchObject({
      data: { name: 'Mine', description: 'Old', people: [{ email: 'b@x.example' }] },
      previousData: { version: 2 },
    });
    await waitFor(() => expect(view.address()).toBe('/things/t1'));
  });

  it('keeps mine whole on “Keep mine”', async () => {
    const view = await open();
    await view.user.click(within(await saveOver(view)).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledTimes(2));
    expect(view.update.mock.calls[1]?.[1].data).toEqual({ name: 'Mine', description: 'Old', people: [{ email: 'a@x.example' }] });
  });

  it('sends nothing on “Take theirs”, and the form shows theirs with nothing unsaved', async () => {
    const view = await open();
    await view.user.click(within(await saveOver(view)).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /name$/ })).toHaveValue('Fern');
    expect(screen.getByRole('textbox', { name: /description$/ })).toHaveValue('Theirs');
    expect(screen.getByRole('textbox', { name: /email$/ })).toHaveValue('b@x.example');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(view.update).toHaveBeenCalledTimes(1);
  });

  it('loses nothing on going back to the form, and compares again on the next Save', async () => {
    const view = await open();
    await view.user.click(within(await saveOver(view)).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /name$/ })).toHaveValue('Mine');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('names the version that was opened, even after a newer one was read in the background', async () => {
    const getOne = vi.fn(async () => ({ data: getOne.mock.calls.length > 1 ? theirs : opened }));
    const view = await open({ getOne });
    await screen.findByRole('textbox', { name: /name$/ });
    // Returning to the window a minute later reloads the record.
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    later.mockRestore();
    await saveOver(view);
    expect(view.update.mock.calls[0]?.[1].previousData.version).toBe(1);
    focusManager.setFocused(undefined);
  });
});

describe('an edit', () => {
  it('cannot be saved before something was changed, and says so', async () => {
    await open();
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription('You haven’t changed anything yet.');
  });
});

describe('a copy', () => {
  const copying = (getOne: unknown) =>
    openScreen({
      plan: thingsPlan({ copy: 'copyThingId' }),
      at: '/things/create?copyThingId=t1',
      dataProvider: { getOne, getList: async () => ({ data: [], total: 0 }) } as unknown as Partial<DataProvider>,
      loadForm: async () => loaded,
    });

  it('begins with the values of the record that is copied, and nothing of it is unsaved', async () => {
    await copying(async () => ({ data: opened }));
    expect(await screen.findByRole('textbox', { name: /name$/ })).toHaveValue('Fern');
    expect(screen.getByRole('textbox', { name: /email$/ })).toHaveValue('a@x.example');
  });

  it('of what cannot be read says so, and begins empty', async () => {
    await copying(() => Promise.reject(new HttpError('no', 404, { code: 'NOT_FOUND', extensions: {} })));
    expect(await screen.findByText('We couldn’t load the record to copy. You can fill in the form yourself.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /name$/ })).toHaveValue('');
  });
});

describe('a form that asks first', () => {
  it('is sent only when its Save was confirmed', async () => {
    const create = vi.fn(async () => ({ data: { id: 'n1' } }));
    const asking = { ...loaded, plan: { ...loaded.plan, confirm: true as const } };
    const view = await openScreen({
      plan: thingsPlan(),
      at: '/things/create',
      dataProvider: { create, getList: async () => ({ data: [], total: 0 }) } as unknown as Partial<DataProvider>,
      loadForm: async () => asking,
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /name$/ }), { target: { value: 'Fern' } });
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(create).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });
});

describe('an API that refuses an old version in words of its own', () => {
  const refused = (now: object) => {
    let current: object = opened;
    return {
      getOne: async () => ({ data: current }),
      update: async () => {
        current = now;
        throw new HttpError('Stale record', 400, { code: 'BAD_USER_INPUT', extensions: {} });
      },
    };
  };
  const save = async (more: object) => {
    const view = await open(more);
    fireEvent.change(await screen.findByRole('textbox', { name: /name$/ }), { target: { value: 'Mine' } });
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
  };

  it('is shown both versions if the record has another version now', async () => {
    await save(refused(theirs));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Theirs');
  });

  it('is shown its words if the record has the same version still', async () => {
    await save(refused(opened));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: /name$/ })).toHaveValue('Mine');
  });
});
