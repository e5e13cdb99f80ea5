import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { HomeScreen } from '../../../src/engine/screens/home/HomeScreen.tsx';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { ShellState } from '../../../src/engine/screens/values/ShellProvider.tsx';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from './harness.tsx';

interface Request {
  filter: Record<string, unknown>;
  pagination: { perPage: number };
  meta: { screen: string };
}

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const none = { data: [], total: 0 };
const application = (number: number) => ({
  id: `a${number}`,
  _id: `a${number}`,
  candidate: { personalInformation: { firstName: 'Ana', lastName: `No ${number}` } },
  vacancyName: 'Baker',
  createdAt: '2026-01-02T03:04:05.000Z',
});

async function open(role: string, { can = () => true, answer, kept, provider }: Partial<Setting> = {}) {
  const getList = vi.fn(async (resource: string, request: Request) => answer?.(resource, request) ?? none);
  const getOne = vi.fn(async (resource: string) => {
    if (resource === 'branding') return { data: { id: 'settings' } };
    if (resource === 'sso') return { data: { id: 'settings', initialized: false } };
    throw new HttpError('', 404, { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  });
  const shell = {
    ...{
      brandName: 'Edge',
      me: { email: '', firstName: '', lastName: '' },
      appearance: 'light',
      setAppearance: () => undefined,
      links: [],
      role,
    },
  } as ShellState;
  const view = await openScreen({
    plan: byName['applications'] as Plan,
    plans: byName,
    at: '/applications',
    element: <HomeScreen />,
    dataProvider: { getList, getOne, ...provider } as unknown as Partial<DataProvider>,
    shell,
    can,
    ...(kept && { kept }),
  });
  return { ...view, getList };
}

interface Setting {
  can: (operation: string) => boolean;
  answer: (resource: string, request: Request) => object | undefined;
  kept: Record<string, unknown>;
  provider: object;
}

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.replace(/\d+\+?$/, ''))
    .filter((title) => title !== 'Get started');

describe('the home page', () => {
  it('shows the lists of the role, each with its first rows, their number and the way to all of them', async () => {
    const { getList } = await open('RECRUITER', {
      answer: (resource, { filter }) =>
        resource === 'applications' && filter['work'] === 'TO_REVIEW' ? { data: [1, 2, 3, 4, 5].map(application), total: 12 } : undefined,
    });
    const card = await screen.findByRole('region', { name: /^To review/ });
    expect(await within(card).findAllByRole('row')).toHaveLength(6);
    expect(within(card).getByRole('heading')).toHaveTextContent('To review12');
    const query = 'work=TO_REVIEW&mine=true&sort=createdAt&order=asc';
    expect(within(card).getByRole('link', { name: 'All 12: To review' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/applications?${query}`),
    );
    // Opens over the same rows, so that the next candidate is the list's next.
    expect(await within(card).findByRole('link', { name: /^Ana No 1/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/applications?${query}&applicationId=a1`),
    );
    expect(titles()).toEqual(['To review', 'Waiting for candidates', 'My vacancies']);
    const requests = getList.mock.calls.filter(([resource]) => resource === 'applications').map(([, request]) => request);
    expect(requests.map(({ filter }) => filter)).toContainEqual({ work: 'TO_REVIEW', mine: true });
    // Lists of one resource must not abort each other.
    expect(new Set(requests.map(({ meta }) => meta.screen)).size).toBe(requests.length);
  });

  it('has the favourites of the tenant, by their names and with the way to them, but none that is gone', async () => {
    const here = '/region/eu-west-1/customers/c1';
    const records = [
      { base: here, resource: 'users', id: 'u1' },
      { base: here, resource: 'users', id: 'u7' },
      { base: here.replace('c1', 'c2'), resource: 'users', id: 'u9' },
    ];
    const getMany = async () => ({ data: [{ id: 'u1', firstName: 'Anna', lastName: 'Colleague' }] });
    const { user } = await open('RECRUITER', { provider: { ask: async () => ({ layout: { records } }), getMany } });
    const card = await screen.findByRole('region', { name: 'Favourites' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anna ColleagueUsers']);
    expect(within(card).getByRole('link', { name: 'Anna Colleague' })).toHaveAttribute('href', expect.stringMatching(/\/users\/u1/));
    expect(titles()[0]).toBe('Favourites');
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    screen.getByRole('button', { name: 'Move Favourites' }).focus();
    await user.keyboard('{End}{Escape}');
    await waitFor(() => expect(titles().at(-1)).toBe('Favourites'));
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    await user.click(screen.getByRole('checkbox', { name: 'Favourites' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(titles()).not.toContain('Favourites'));
  });

  it('requests nothing that the user may not list', async () => {
    const { getList } = await open('CUSTOMER_ADMIN', { can: (operation) => operation === 'AppsGetApplicationList' });
    await screen.findByText('Nobody is waiting for a decision.');
    expect(new Set(getList.mock.calls.map(([resource]) => resource))).toEqual(new Set(['applications']));
    expect(titles()).toEqual(['To review, all vacancies']);
  });

  it('says which list could not be loaded, and shows the others', async () => {
    const { user, getList } = await open('RECRUITER', {
      answer: (resource) => {
        if (resource === 'vacancies') throw new Error('down');
        return undefined;
      },
    });
    const card = await screen.findByRole('region', { name: /^My vacancies/ });
    expect(await within(card).findByText('We couldn’t load this list.')).toBeVisible();
    expect(await screen.findByText('Everybody you invited has finished.')).toBeVisible();
    const before = getList.mock.calls.filter(([resource]) => resource === 'vacancies').length;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getList.mock.calls.filter(([resource]) => resource === 'vacancies').length).toBeGreaterThan(before));
  });

  it('is arranged by keys: hidden lists go, others come, in the chosen order, and Reset restores all', async () => {
    const { user } = await open('RECRUITER');
    await screen.findByText('Everybody you invited has finished.');
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    const panel = screen.getByRole('dialog', { name: 'Arrange' });
    await user.click(within(panel).getByRole('checkbox', { name: 'Waiting for candidates' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'Changed by me' }));
    within(panel).getByRole('button', { name: 'Move Changed by me' }).focus();
    await user.keyboard('{Home}');
    expect(within(panel).getByRole('status')).toHaveTextContent('Changed by me is now 1 of');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toEqual(['Changed by me', 'To review', 'My vacancies']));
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toEqual(['To review', 'Waiting for candidates', 'My vacancies']));
  });

  it('leads a new customer through what is left to set up', async () => {
    await open('CUSTOMER_ADMIN');
    const card = await screen.findByRole('region', { name: 'Get started' });
    expect(card).toHaveTextContent('1 of 4 done');
    expect(
      within(card)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Send email from your domain', 'Connect single sign-on', 'Create your first vacancy']);
  });
});
