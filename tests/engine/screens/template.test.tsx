import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { openScreen } from './harness.tsx';

// A form whose fields come with a template (specification 2 §2 “ATS tab”, §3 “ATS template”, §4, §5).

const plan = plans.find(({ name }) => name === 'ats-tenants') ?? expect.fail('no plan');
const item = (key: string, label: string, uiComponent: string, more: object = {}) => ({
  ...{ key, label, uiComponent, description: null, isReadOnly: false, valueType: 'any', defaultValue: null },
  ...more,
});
const own = [
  item('baseUrl', 'Address', 'singleString', { defaultValue: 'https://own.example', description: 'Where it is.' }),
  item('grantType', 'Grant', 'singleString', { isReadOnly: true, defaultValue: 'fixed' }),
  item('password', 'Password', 'singleString'),
  item('extra.limit', 'Limit', 'singleNumber'),
  item('extra.appsApplicationStatus', 'Statuses', 'appsApplicationStatusConfig'),
  item('extra.words', 'Words', 'multiStringArray'),
  item('extra.odd', 'Hologram', 'hologram'),
  item('extra.hasVacancyByProduct', 'By product', 'singleRadio'),
  item('extra.vacancyByProductPostfix', 'Postfix', 'singleString'),
];
const templates = [
  { _id: 't1', atsName: 'Own', displayName: 'Own ATS', atsTemplateItems: own },
  {
    ...{ _id: 't2', atsName: 'Other', displayName: 'Other ATS' },
    atsTemplateItems: [
      item('baseUrl', 'Address', 'singleString', { defaultValue: 'https://other.example' }),
      item('username', 'User', 'singleString'),
    ],
  },
];

async function open(at: string, record?: Values) {
  const ask = vi.fn(async (operation: string, variables: Record<string, Values>) => {
    if (operation === 'AtsGetAtsTemplates') return { data: templates };
    const [by] = Object.values(variables);
    const found = templates.find(({ _id, atsName }) => _id === by?.['_id'] || atsName === by?.['atsName']);
    if (!found) throw new Error('none');
    return found;
  });
  const create = vi.fn(async (_: string, { data }: { data: Values }) => ({ data: { id: 'new', ...data } }));
  const update = vi.fn(async (_: string, { data }: { data: Values }) => ({ data: { ...record, ...data } }));
  const getOne = async () => ({ data: { id: 'a1', _id: 'a1', ...record } });
  const dataProvider = { ask, create, update, getOne, getList: async () => ({ data: [], total: 0 }) } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, at: `/${plan.path}${at}`, dataProvider });
  return { ...view, ask, create, update };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const sentBy = (call: { mock: { calls: unknown[][] } }) => (call.mock.calls[0]?.[1] as { data: Values } | undefined)?.data;

describe('a new record of a template', () => {
  it('is of the one that is chosen: its id goes into the address, the form is changed by it, and what fits goes along', async () => {
    const { user, query } = await open('/create');
    const ats = await screen.findByRole('combobox', { name: /Select ATS/ });
    expect(ats).toHaveAttribute('placeholder', 'Please select your ATS');
    await user.click(ats);
    await user.click(await screen.findByRole('option', { name: 'Own ATS' }));
    const address = await screen.findByLabelText('Address');
    expect([query(), (address as HTMLInputElement).value]).toEqual([{ templateId: 't1' }, 'https://own.example']);
    expect(screen.queryByText('You haven’t changed anything yet.')).toBeNull();
    fireEvent.change(address, { target: { value: 'https://mine.example' } });
    await user.click(screen.getByRole('combobox', { name: /Select ATS/ }));
    await user.click(await screen.findByRole('option', { name: 'Other ATS' }));
    expect(await screen.findByLabelText('User')).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue('https://mine.example');
  });

  it('asks by each kind, and sends keys with dots as objects, maps as maps, and secrets as they are', async () => {
    const { user, create, address } = await open('/create?templateId=t1');
    expect(await screen.findByLabelText('Grant')).toHaveAttribute('readonly');
    expect(screen.getByText('Where it is.')).toBeInTheDocument();
    expect(screen.getByText('extra.odd')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: ' as typed ' } });
    fireEvent.change(screen.getByLabelText('Limit'), { target: { value: '0' } });
    await user.click(screen.getByRole('button', { name: 'Add status' }));
    await user.click(save());
    expect(await screen.findByText('You can only enter whole numbers greater than 0')).toBeInTheDocument();
    expect(screen.getByText('You must map each status before continuing')).toBeInTheDocument();
    expect(screen.getByText('Missing Edge Status')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Limit'), { target: { value: '7' } });
    fireEvent.change(screen.getByLabelText(/ATS status/), { target: { value: ' Applied ' } });
    fireEvent.change(screen.getByLabelText(/Edge status/), { target: { value: 'APPS_APPLICATION_NEW' } });
    await user.type(await screen.findByLabelText('Words'), 'one{Enter}two{Enter}');
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(sentBy(create)).toMatchObject({
      ...{ atsName: 'Own', baseUrl: 'https://own.example', password: ' as typed ' },
      extra: { limit: 7, appsApplicationStatus: { Applied: 'APPS_APPLICATION_NEW' }, words: ['one', 'two'] },
    });
    expect(JSON.stringify(sentBy(create))).not.toContain('odd');
    expect(await screen.findByText('ATS configuration has been set up successfully')).toBeInTheDocument();
    expect(address()).toBe('/settings/ats-tenants');
  });

  it('says that its template cannot be loaded, and is asked for one where there is none yet', async () => {
    const { user } = await open('/create?templateId=none');
    expect(await screen.findByText('Failed to load ATS template. Please contact support.')).toBeInTheDocument();
    await user.click(save());
    expect((await screen.findAllByText('Please select your ATS')).length).toBeGreaterThan(0);
  });
});

describe('a record of a template', () => {
  const record = {
    ...{ atsName: 'Own', baseUrl: null, grantType: 'fixed', secretsSet: ['password'], version: 3, credential: {} },
    extra: {
      odd: { colour: 'blue' },
      hasVacancyByProduct: true,
      vacancyByProductPostfix: 'p',
      appsApplicationStatus: { B: 'APPS_APPLICATION_NEW', A: 'APPS_APPLICATION_HIRED' },
    },
  };

  it('keeps its ATS, shows that a secret is set and never which, and what nobody can edit as it is', async () => {
    await open('/a1', record);
    expect(await screen.findByRole('combobox', { name: /Select ATS/ })).toBeDisabled();
    const secret = await screen.findByLabelText('Password');
    expect([secret.getAttribute('placeholder'), (secret as HTMLInputElement).value, secret.getAttribute('type')]).toEqual([
      'Set',
      '',
      'password',
    ]);
    expect(screen.getByText(/"colour": "blue"/)).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue('');
    const statuses = screen.getByRole('group', { name: 'Statuses' });
    expect(
      within(statuses)
        .getAllByLabelText(/ATS status/)
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['A', 'B']);
  });

  it('clears what waits for a switch when that is turned off, sends it empty, and leaves a blank secret out', async () => {
    const { user, update } = await open('/a1', record);
    expect(await screen.findByLabelText('Postfix')).toHaveValue('p');
    const by = screen.getByRole('switch', { name: 'By product' });
    await user.click(by);
    expect(screen.queryByLabelText('Postfix')).toBeNull();
    await user.click(by);
    expect(screen.getByLabelText('Postfix')).toHaveValue('');
    await user.click(by);
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    const data = sentBy(update);
    expect(data?.['extra']).toMatchObject({ hasVacancyByProduct: false, vacancyByProductPostfix: null });
    expect(Object.keys(data ?? {})).not.toContain('password');
    expect(data?.['extra']).not.toHaveProperty('odd');
  });
});
