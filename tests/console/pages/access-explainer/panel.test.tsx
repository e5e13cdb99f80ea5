import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { AccessPanel } from '../../../../src/console/pages/access-explainer/index.tsx';
import type { Explanation, Reason } from '../../../../src/console/pages/access-explainer/useExplanation.ts';
import type { ToolPlan } from '../../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../../src/engine/plan/sources.ts';
import { openScreen, type Setting } from '../../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const record = { id: 'u1', _id: 'u1', firstName: 'Ada', lastName: 'Byron', email: 'ada@acme.example' };
const sales = { _id: 'd2', name: 'Sales' };
const recruiters: Reason = {
  effect: 'allow',
  group: { _id: 'g1', name: 'Recruiters' },
  talentHub: false,
  statement: 0,
  resource: 'prn:eu-west-1:o1:c1:d2:*:*',
  department: sales,
};
const refusal: Reason = { ...recruiters, effect: 'deny', group: { _id: 'g2', name: 'Contractors' }, statement: 2 };
const answer = (more: Partial<Explanation> = {}): Explanation => ({
  name: 'Barista',
  path: [{ _id: 'd1', name: 'Acme' }, sales],
  blocked: [],
  decisions: [
    { right: 'edge:access', allowed: true, reasons: [recruiters] },
    { right: 'apps:editVacancy', allowed: true, reasons: [recruiters] },
    { right: 'apps:viewVacancyList', allowed: true, reasons: [recruiters] },
    { right: 'apps:viewVacancy', allowed: true, reasons: [recruiters] },
    { right: 'apps:archiveVacancy', allowed: false, reasons: [refusal, recruiters] },
    { right: 'apps:deleteVacancy', allowed: false, reasons: [] },
  ],
  ...more,
});

async function open(at: string, explain: (input: Values) => unknown = () => answer(), more: Partial<Setting> = {}) {
  const ask = vi.fn(async (tool: string | ToolPlan, variables: Values) => {
    if (typeof tool !== 'string' && tool.name === 'CommonExplainAccess') return explain(variables['input'] as Values);
    throw new Error('nobody answers this');
  });
  const getList = vi.fn(async () => ({
    data: [
      { id: 'v1', _id: 'v1', title: 'Barista' },
      { id: 'v2', _id: 'v2', title: 'Baker' },
    ],
    total: 2,
  }));
  const getMany = vi.fn(async () => ({ data: [{ id: 'v1', _id: 'v1', title: 'Barista' }] }));
  const plan = byName['users'];
  if (!plan) throw new Error('no users');
  const view = await openScreen({
    dataProvider: { ask, getList, getMany, supportAbortSignal: true } as unknown as Partial<DataProvider>,
    plan,
    plans: byName,
    at: `/users/u1?tab=access${at}`,
    element: <AccessPanel plan={plan} panel="access" record={record} />,
    ...more,
  });
  return { ...view, ask };
}

const asked = (ask: Awaited<ReturnType<typeof open>>['ask']) => ask.mock.calls.map(([, variables]) => variables['input']);
const section = async (name: RegExp) => within((await screen.findByRole('heading', { level: 3, name })).closest('section') as HTMLElement);

it('an address that names what it is about is answered at once, in a sentence and right by right', async () => {
  const { ask } = await open('&subject=VACANCY&of=v1');
  expect(await screen.findByRole('heading', { name: 'Ada Byron can see and edit this vacancy.' })).toBeInTheDocument();
  expect(asked(ask)).toEqual([{ userId: 'u1', subject: 'VACANCY', _id: 'v1' }]);
  expect(screen.getByText('Department: Acme › Sales')).toBeInTheDocument();
  const allowed = await section(/^Allowed/);
  expect(allowed.getByText('Edit vacancy')).toBeInTheDocument();
  expect(allowed.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Ada Byron is in Recruiters, whose basic rule allows this in Sales and below.',
    'Ada Byron is in Recruiters, whose basic rule allows this in Sales and below.',
  ]);
  expect(allowed.getAllByRole('link', { name: 'Recruiters' })[0]).toHaveAttribute('href', expect.stringMatching(/\/groups\/g1$/));
  expect(allowed.getAllByRole('link', { name: 'basic rule' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/\/groups\/g1\?tab=permissions$/),
  );
});

it('what is refused is reported with its denial first, and what would allow it otherwise', async () => {
  await open('&subject=VACANCY&of=v1');
  const refused = await section(/^Refused/);
  expect(refused.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Ada Byron is in Contractors, whose advanced rule 2 denies this in Sales and below, whatever else allows it.',
    'Without that, it would be allowed:',
    'Ada Byron is in Recruiters, whose basic rule allows this in Sales and below.',
  ]);
});

it('what nothing grants is folded away', async () => {
  const { user } = await open('&subject=VACANCY&of=v1');
  const found = await section(/^Not granted/);
  expect(found.getByText('Delete vacancy')).not.toBeVisible();
  await user.click(found.getByRole('heading', { name: /^Not granted/ }));
  expect(found.getByText('Delete vacancy')).toBeVisible();
});

it('a kind is chosen, then one of it by its name; the address says so, and Back returns', async () => {
  const { user, ask, query, back } = await open('', ({ subject }) =>
    subject === 'CUSTOMER'
      ? answer({ name: 'Acme', path: [], decisions: [{ right: 'fi:viewBranding', allowed: false, reasons: [] }] })
      : answer(),
  );
  expect(await screen.findByRole('heading', { name: 'In Acme as a whole, Ada Byron may do nothing.' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('About'), 'Vacancy');
  expect(await screen.findByText('Choose a subject')).toBeInTheDocument();
  expect(asked(ask)).toHaveLength(1);
  await user.click(await screen.findByRole('combobox', { name: 'Vacancy' }));
  await user.click(await screen.findByRole('option', { name: 'Barista' }));
  expect(await screen.findByRole('heading', { name: 'Ada Byron can see and edit this vacancy.' })).toBeInTheDocument();
  expect(query()).toEqual({ tab: 'access', subject: 'VACANCY', of: 'v1' });
  await back();
  expect(await screen.findByText('Choose a subject')).toBeInTheDocument();
});

it('of a place it is told what may be done there, and that the console stays shut', async () => {
  const decisions = [
    { right: 'edge:access', allowed: false, reasons: [] },
    { right: 'org:viewGroup', allowed: true, reasons: [{ effect: 'allow' as const }] },
    { right: 'org:viewGroupList', allowed: true, reasons: [{ ...recruiters, resource: 'Any', department: null }] },
  ];
  await open('&subject=DEPARTMENT&of=d2', () => answer({ name: 'Sales', decisions }));
  expect(await screen.findByRole('heading', { name: 'In Sales, Ada Byron may see groups.' })).toBeInTheDocument();
  expect(screen.getByText('Ada Byron has no access to Edge there.')).toBeInTheDocument();
  expect(screen.getByText('Ada Byron is in a group whose permissions you can’t see: it allows this.')).toBeInTheDocument();
  expect(document.body).toHaveTextContent('whose basic rule allows this in this customer and beyond.');
});

it('a blocked account is reported before everything else', async () => {
  await open('&subject=CUSTOMER', () => answer({ name: 'Acme', path: [], blocked: ['access.blocked.userArchived'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ada Byron’s account is archived, so nobody can sign in to it. Until that changes, none of the rights below can be used.',
  );
});

it('rights are found by their names, also among those that are folded away', async () => {
  const many = ['org:viewUser', 'org:editUser', 'org:archiveUser', 'fi:viewBranding'].map((right) => ({
    right,
    allowed: false,
    reasons: [],
  }));
  const { user } = await open('&subject=VACANCY&of=v1', () => answer({ decisions: [...answer().decisions, ...many] }));
  await user.type(await screen.findByLabelText('Filter rights'), 'delete');
  expect(screen.getByText('Delete vacancy')).toBeVisible();
  expect(screen.queryByText('Edit vacancy')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Filter rights'));
  await user.type(screen.getByLabelText('Filter rights'), 'nonsense');
  expect(screen.getByText('No right matches.')).toBeInTheDocument();
});

it.each([
  [404, 'We can’t work this out'],
  [403, 'No permission'],
])('an answer with status %i says what that means', async (status, title) => {
  await open('&subject=VACANCY&of=v9', () => {
    throw new HttpError('refused', status, { code: 'NOT_FOUND' });
  });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  if (status === 404) expect(screen.getByRole('combobox', { name: 'Vacancy' })).toHaveValue('');
});

it('a failure can be tried again', async () => {
  let fails = true;
  const { user } = await open('&subject=VACANCY&of=v1', () => {
    if (fails) throw new HttpError('down', 500, { code: 'INTERNAL_SERVER_ERROR' });
    return answer();
  });
  expect(await screen.findByText('We couldn’t work it out.')).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /can see and edit/ })).toBeInTheDocument());
});

it('only what one may see oneself can be asked about', async () => {
  await open('&subject=GROUP&of=g1', () => answer({ name: 'Acme', path: [], decisions: [] }), {
    can: (operation) => ['ORGGetUsers', 'CommonExplainAccess', 'AppsGetVacancyListV2'].includes(operation),
  });
  expect(
    within(await screen.findByLabelText('About'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The customer as a whole', 'Vacancy', 'User']);
  // Kinds that aren't offered aren't requested; the customer is.
  expect(await screen.findByRole('heading', { name: 'In Acme as a whole, Ada Byron may do nothing.' })).toBeInTheDocument();
});
