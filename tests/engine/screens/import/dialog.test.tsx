import { screen, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { openScreen } from '../harness.tsx';
import { savedFiles } from '../savedFiles.ts';

const plan = plans.find(({ name }) => name === 'users') ?? expect.fail();
const byName = Object.fromEntries(plans.map((each) => [each.name, each]));
const saved = savedFiles();
beforeEach(() => localStorage.clear());

const groups = [
  { id: 'g1', name: 'Recruiters' },
  { id: 'g2', name: 'Managers' },
];

async function open(create: (resource: string, params: { data: Record<string, unknown>; meta: { key: string } }) => Promise<unknown>) {
  const updateMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({ data: ids }));
  const dataProvider = {
    create,
    updateMany,
    getList: async (resource: string) => (resource === 'groups' ? { data: groups, total: 2 } : { data: [], total: 0 }),
    getMany: async () => ({ data: [] }),
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, plans: byName, at: '/users', dataProvider });
  await view.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import Users' });
  const choose = async (text: string, name = 'people.csv') =>
    view.user.upload(await within(dialog).findByLabelText('Choose a file'), new File([text], name));
  return { ...view, dialog, choose, updateMany };
}

const file = [
  'First Name,Surname,E-mail,Groups,Shoe size',
  'Ann,Lee,ann@x.example,recruiters; Managers,38',
  'Bob,Ray,not an address,Recruiters,40',
  'Cy,Day,cy@x.example,Nobody,41',
  'Di,Fox,di@x.example,g2,42',
].join('\n');

describe('an import', () => {
  it('finds the columns, checks all rows by the form’s rules before it sends any, and sends only the right ones', async () => {
    const create = vi.fn(async (_: string, { data }: { data: Record<string, unknown> }) => {
      if (data['firstName'] === 'Di')
        throw new HttpError('no', 409, { code: 'CONFLICT', reason: 'X', errors: { 'input.email': { message: 'Taken', args: {} } } });
      return { data: { id: `id ${String(data['firstName'])}` } };
    });
    const { user, dialog, choose } = await open(create);
    await choose(file);
    expect(await within(dialog).findByText('2 of 4 rows can be imported.')).toBeInTheDocument();
    expect(within(dialog).getByText('Not imported: Shoe size')).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: /^3 Email: / })).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: '4 User groups: there’s no “Nobody”' })).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 rows' }));
    expect(await within(dialog).findByText('1 row added')).toBeInTheDocument();
    expect(within(dialog).getByText('3 rows refused; the file of failed rows says why')).toBeInTheDocument();
    expect(create.mock.calls.map(([, { data }]) => data)).toEqual([
      { firstName: 'Ann', lastName: 'Lee', email: 'ann@x.example', groupIds: ['g1', 'g2'] },
      { firstName: 'Di', lastName: 'Fox', email: 'di@x.example', groupIds: ['g2'] },
    ]);
    await user.click(within(dialog).getByRole('button', { name: /failed rows/i }));
    const failed = (await saved[0]?.text()) ?? '';
    expect(failed).toContain('First Name,Surname,E-mail,Groups,Shoe size,reason');
    expect(failed).toMatch(/Di,Fox,di@x\.example,g2,42,.*Taken/);
  });

  it('leaves out, in a second run, the rows of the same file that are there, and sends each with the same key', async () => {
    const keys: string[] = [];
    let isAway = true;
    const create = async (_: string, { data, meta }: { data: Record<string, unknown>; meta: { key: string } }) => {
      keys.push(`${String(data['firstName'])} ${meta.key}`);
      if (isAway && data['firstName'] === 'Di') throw new HttpError('no', 0, {});
      return { data: { id: `id ${String(data['firstName'])}` } };
    };
    const { user, dialog, choose } = await open(create);
    await choose(file);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 2 rows' }));
    expect(await within(dialog).findByText('The import stopped: No answer came')).toBeInTheDocument();
    expect(within(dialog).getByText(/^1 row without an answer/)).toBeInTheDocument();
    isAway = false;
    await user.click(within(dialog).getByRole('button', { name: 'Import the rest' }));
    expect(await within(dialog).findByText('1 row left out: it was imported before')).toBeInTheDocument();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });

  it('is undone for exactly the rows that it made, which may then be imported again', async () => {
    const keys: string[] = [];
    const { user, dialog, choose, updateMany } = await open(async (_, { data, meta }) => {
      keys.push(meta.key);
      return { data: { id: `id ${String(data['firstName'])}` } };
    });
    await choose(file);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 2 rows' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Undo: remove the 2 new rows' }));
    expect(updateMany).toHaveBeenCalledWith('users', expect.objectContaining({ ids: ['id Ann', 'id Di'] }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(screen.getAllByRole('button', { name: 'Import' })[0] ?? expect.fail());
    const again = await screen.findByRole('dialog', { name: 'Import Users' });
    await user.upload(await within(again).findByLabelText('Choose a file'), new File([file], 'people.csv'));
    await user.click(await within(again).findByRole('button', { name: 'Import 2 rows' }));
    await within(again).findByText('2 rows added');
    expect(new Set(keys).size).toBe(4);
  });

  it('says what is wrong with a file, and lets another be chosen', async () => {
    const { dialog, choose } = await open(vi.fn());
    await choose('x', 'people.xlsx');
    expect(await within(dialog).findByText('We couldn’t read the workbook. Save it as XLSX or CSV.')).toBeInTheDocument();
    await choose('', 'people.csv');
    expect(await within(dialog).findByText('The file has no rows.')).toBeInTheDocument();
    await choose('Surname\nLee');
    expect(await within(dialog).findByText(/^Choose a column for: First Name, Email/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  });
});
