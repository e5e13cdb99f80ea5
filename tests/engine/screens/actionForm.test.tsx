import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen, type Setting } from './harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const users = byName['users'] ?? expect.fail('The console declares no users.');

interface Bulk {
  ids: string[];
  data: Record<string, unknown>;
  meta: { operation: string };
}

const person = (number: number, groups: string[] = []) => ({
  id: `u${number}`,
  _id: `u${number}`,
  firstName: 'Person',
  lastName: String(number),
  email: `p${number}@acme.example`,
  group: groups.map((_id) => ({ _id, name: _id, archivedAt: null })),
});
const groups = [
  { id: 'g1', _id: 'g1', name: 'Recruiters', createdAt: '2024-01-01T00:00:00.000Z' },
  { id: 'g2', _id: 'g2', name: 'Managers', createdAt: '2024-01-01T00:00:00.000Z' },
];

const previewed = {
  data: [{ ...person(2), gains: [{ rights: ['apps:createVacancy'], whole: true, below: [], alone: [] }], losses: [] }],
  ...{ pagination: { totalItems: 1 }, gaining: 1, losing: 0, unnamed: 0, future: null, uncomputed: [] },
};

async function open(
  at: string,
  updateMany: unknown = vi.fn(async (_: string, { ids }: Bulk) => ({ data: ids.length > 0 ? ids : ['n1'], refused: [] })),
  more: Partial<Setting> = {},
) {
  const getList = vi.fn(async (resource: string) => {
    const data = resource === 'groups' ? groups : [person(1, ['g1']), person(2)];
    return { data, total: data.length };
  });
  const ask = vi.fn(async (operation: string | { name: string }, _: unknown) =>
    typeof operation === 'object' && operation.name === 'ORGPreviewGroupMembers' ? previewed : { data: [] },
  );
  const dataProvider = {
    getList,
    getOne: async (resource: string) => ({ data: resource === 'groups' ? groups[0] : person(1) }),
    getMany: async () => ({ data: [] }),
    updateMany,
    ask,
    facets: async () => ({ data: [] }),
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan: users, plans: byName, at, dataProvider, ...more });
  const previews = () =>
    ask.mock.calls
      .filter(([operation]) => typeof operation === 'object' && operation.name === 'ORGPreviewGroupMembers')
      .map(([, variables]) => variables);
  return { ...view, updateMany: updateMany as ReturnType<typeof vi.fn>, getList, previews };
}

describe('an action with a form of its own', () => {
  const pick = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
    await user.click(screen.getByRole('button', { name: /^Add to group/i }));
    return screen.findByRole('dialog');
  };

  it('is done to the selected rows with what was filled in, once, and tells how many', async () => {
    const view = await open('/users');
    const dialog = await pick(view);
    await view.user.click(await within(dialog).findByRole('combobox'));
    await view.user.click(await screen.findByRole('option', { name: /^Managers/ }));
    const form = dialog.querySelector('form') ?? dialog;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.updateMany).toHaveBeenCalledTimes(1);
    expect(view.updateMany.mock.calls[0]?.[1]).toMatchObject({
      ids: ['u1', 'u2'],
      data: { groupId: 'g2' },
      meta: { operation: 'addToGroup', intent: expect.any(Object) },
    });
  });

  it('shows who would gain access by it before it is done, as soon as that can be said', async () => {
    const view = await open('/users');
    const dialog = await pick(view);
    await view.user.click(await within(dialog).findByRole('combobox'));
    expect(view.previews()).toEqual([]);
    await view.user.click(await screen.findByRole('option', { name: /^Managers/ }));
    expect(await within(dialog).findByText('1 person gains access')).toBeInTheDocument();
    expect(view.previews()).toEqual([{ param: { groupId: 'g2', add: ['u1', 'u2'], remove: [] }, skip: 0, limit: 30 }]);
    expect(view.updateMany).not.toHaveBeenCalled();
  });

  it('shows what the platform refuses at its field, and stays open with what was chosen', async () => {
    const errors = { 'param.groupId': { message: 'validation.email.format', args: {} } };
    const view = await open(
      '/users',
      vi.fn().mockRejectedValue(new HttpError('no', 400, { code: 'BAD_USER_INPUT', extensions: {}, errors })),
    );
    const dialog = await pick(view);
    await view.user.click(await within(dialog).findByRole('combobox'));
    await view.user.click(await screen.findByRole('option', { name: /^Managers/ }));
    fireEvent.submit(dialog.querySelector('form') ?? dialog);
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveAccessibleDescription(/Please enter a valid email/));
    expect(within(dialog).getByRole('combobox')).toHaveValue('Managers');
  });

  it('asks before what was filled in is left behind', async () => {
    const view = await open('/users');
    const dialog = await pick(view);
    await view.user.click(await within(dialog).findByRole('combobox'));
    await view.user.click(await screen.findByRole('option', { name: /^Managers/ }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Are you sure you want to leave? Your unsaved contents will be discarded.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.updateMany).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('taking members out of a group', () => {
  const press = async (more: Parameters<typeof open>[2] = {}) => {
    const view = await open('/groups/g1?tab=members', undefined, more);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
    await view.user.click(screen.getByRole('button', { name: 'Remove' }));
    return view;
  };

  it('asks first, and shows who would lose what', async () => {
    const view = await press();
    const dialog = await screen.findByRole('dialog', { name: 'Remove 1 user from the group?' });
    await within(dialog).findByText('1 person gains access');
    expect(view.previews()).toEqual([{ param: { groupId: 'g1', add: [], remove: ['u1'] }, skip: 0, limit: 30 }]);
    expect(view.updateMany).not.toHaveBeenCalled();
    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(view.updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['u1'], meta: { operation: 'remove' } }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('is done at once where the platform cannot say who would', async () => {
    const view = await press({ can: (operation) => operation !== 'ORGPreviewGroupMembers' });
    await waitFor(() => expect(view.updateMany).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the upload of users', () => {
  const head = 'firstName,lastName,email,phoneNumber';
  const upload = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
    const input = await screen.findByLabelText(/^Users/);
    await user.upload(input, new File([text], 'users.csv', { type: 'text/csv' }));
    expect(await screen.findByText('File has been successfully uploaded!')).toBeInTheDocument();
  };
  const save = ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Save' }));

  it('shows what is wrong in each row before anything is sent, and sends nothing then', async () => {
    const view = await open('/users/upload');
    await upload(view, `${head}\nAnn,Lee,ann@x.example,\nBo,,bo,0412\nAnn,Lee, ANN@x.example,`);
    expect(await screen.findByText('2 of 3 rows need fixing. Nothing is sent until every row is right.')).toBeInTheDocument();
    const [, , second, third] = screen.getAllByRole('row');
    expect(within(second as HTMLElement).getByText('Please enter a valid email')).toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('Please enter your last name')).toBeInTheDocument();
    expect(within(third as HTMLElement).getAllByRole('cell')[3]).toHaveTextContent(/ANN@x\.example.+/);
    await save(view);
    expect(view.updateMany).not.toHaveBeenCalled();
    await view.user.click(screen.getByRole('checkbox', { name: 'Only rows that need fixing' }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('sends all rows at once as the form makes them, and leads back to the list', async () => {
    const view = await open('/users/upload');
    await upload(view, `${head}\n Ann ,Lee,ANN@x.example,+61 412 345 678\nBo,Ray,bo@x.example,`);
    expect(await screen.findByText('2 rows are ready to be sent.')).toBeInTheDocument();
    await save(view);
    await waitFor(() => expect(view.updateMany).toHaveBeenCalledTimes(1));
    expect(view.updateMany.mock.calls[0]?.[1]).toMatchObject({
      ids: [],
      meta: { operation: 'upload', intent: expect.any(Object) },
      data: {
        users: [
          { firstName: 'Ann', lastName: 'Lee', email: 'ann@x.example', phoneNumber: '+61412345678' },
          { firstName: 'Bo', lastName: 'Ray', email: 'bo@x.example' },
        ],
      },
    });
    await waitFor(() => expect(view.address()).toBe('/users'));
  });

  it('shows each row that the platform refused with its reason', async () => {
    const errors = { 'input.users.1.email': { message: 'validation.email.format', args: {} } };
    const view = await open(
      '/users/upload',
      vi.fn().mockRejectedValue(new HttpError('no', 409, { code: 'CONFLICT', extensions: {}, errors })),
    );
    await upload(view, `${head}\nAnn,Lee,ann@x.example,\nBo,Ray,bo@x.example,`);
    await save(view);
    expect(await screen.findByText('1 of 2 rows needs fixing. Nothing is sent until every row is right.')).toBeInTheDocument();
    expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByText('Please enter a valid email')).toBeInTheDocument();
  });

  it('says why a file cannot be read, and forgets the one before', async () => {
    const view = await open('/users/upload');
    await upload(view, `${head}\nAnn,Lee,ann@x.example,`);
    await view.user.upload(screen.getByLabelText(/^Users/), new File(['name\nAnn'], 'other.csv'));
    expect(await screen.findByText(/^There’s no column “name”/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
