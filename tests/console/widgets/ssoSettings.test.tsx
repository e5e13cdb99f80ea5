import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['sso'];
if (!plan) throw new Error('There is no plan of single sign-on');

const certificate = (more: object = {}) => ({
  subject: 'CN=Acme provider',
  issuer: 'CN=Acme root',
  validFrom: '2026-01-01T10:00:00.000Z',
  validTo: '2026-12-31T10:00:00.000Z',
  fingerprint: 'AA:BB',
  isExpired: false,
  expiresSoon: false,
  ...more,
});
const config = {
  ...{ id: 'settings', initialized: true, version: 3, protocol: 'SAML', accountName: 'acme', enabled: true, groupIds: ['g1'] },
  ...{
    loginUrl: 'https://login.acme.example',
    logoutUrl: null,
    logoutBinding: 'REDIRECT',
    publicCertificates: ['ONE'],
    certificates: [certificate()],
  },
  ...{ metadataUrl: 'https://x.example/metadata', userProvisionMode: 'In-time', attributeClaimKeys: { email: 'email' } },
};

/** The tab over a configuration, and what the platform answers to a test sign-in. */
async function open(more: object = {}, ask: (operation: string) => Promise<unknown> = async () => ({}), saved?: Error) {
  const update = vi.fn(async (_: string, { data }: { data: object }) => {
    if (saved) throw saved;
    return { data: { ...config, ...data } };
  });
  const getOne = vi.fn(async (resource: string) =>
    resource === 'sso' ? { data: { ...config, ...more } } : { data: { id: 'settings', displayName: 'Acme' } },
  );
  const groups = { data: [{ id: 'g1', name: 'Recruiters' }], total: 1 };
  const asked = vi.fn(ask);
  const view = await openScreen({
    plan: plan as NonNullable<typeof plan>,
    plans: byName,
    at: '/settings/sso',
    dataProvider: {
      ...{ getOne, update, ask: asked, getList: async () => groups, getMany: async () => groups },
    } as unknown as Partial<DataProvider>,
  });
  const box = (index: number) => screen.findByRole('textbox', { name: `Public certificate ${index}` });
  await box(1);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const sent = () => (update.mock.calls.at(-1) as unknown as [string, { data: Record<string, unknown> }])[1].data;
  return { ...view, box, press, sent, update, asked };
}

const pem = (inside: string) => `-----BEGIN CERTIFICATE-----\n${inside}\n-----END CERTIFICATE-----`;

describe('public certificates', () => {
  it('are boxes that are added and removed, the last one excepted', async () => {
    const view = await open();
    expect(screen.queryByRole('button', { name: /^Remove: Public certificate/ })).toBeNull();
    await view.press('Add another certificate');
    await waitFor(async () => expect(await view.box(2)).toHaveFocus());
    await view.user.type(await view.box(2), ' TWO ');
    await view.press('Remove: Public certificate 1');
    expect(await view.box(1)).toHaveValue(' TWO ');
    await view.press('Save');
    await waitFor(() => expect(view.update).toHaveBeenCalled());
    expect(view.sent()).toMatchObject({ publicCertificates: ['TWO'], enabled: true, groupIds: ['g1'] });
  });

  it('that are pasted together are shared out', async () => {
    const view = await open();
    await view.user.clear(await view.box(1));
    await view.user.click(await view.box(1));
    await view.user.paste(`${pem('old')}\n${pem('new')}\n`);
    expect(await view.box(1)).toHaveValue(pem('old'));
    expect(await view.box(2)).toHaveValue(pem('new'));
  });

  it('are reported at their own box what is wrong with them', async () => {
    const view = await open();
    await view.press('Add another certificate');
    await view.press('Save');
    expect(await view.box(2)).toBeInvalid();
    expect(await view.box(1)).toBeValid();
    expect(await view.box(2)).toHaveAccessibleDescription('Please enter the public certificate');
  });

  it('say of themselves what they are, and when it is time for others', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-20T10:00:00Z'), toFake: ['Date'] });
    const old = certificate({ fingerprint: 'CC', validTo: '2026-02-01T10:00:00.000Z', isExpired: true });
    await open({ certificates: [certificate({ expiresSoon: true }), old] });
    const values = within(screen.getByRole('region', { name: 'For the identity provider' }));
    expect((await values.findAllByText('CN=Acme root')).length).toBe(2);
    expect(values.getByText('Expires soon')).toBeVisible();
    expect(values.getByText(/in 11 days/)).toBeVisible();
    expect(values.getByText('Expired')).toBeVisible();
    expect(values.getByText(/It expired on 01 Feb 2026/)).toBeVisible();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('other default groups', () => {
  const preview = {
    ...{ data: [], pagination: { totalItems: 0 }, gaining: 0, losing: 0, unnamed: 0, uncomputed: [] },
    future: { gains: [{ rights: ['apps:createVacancy'], whole: true, below: [], alone: [] }], losses: [] },
  };
  const change = async (more: object = {}) => {
    const view = await open(more, async () => preview);
    await view.user.click(screen.getByRole('combobox', { name: 'Default user groups' }));
    await view.user.keyboard('{Backspace}');
    await view.press('Save');
    return view;
  };

  it('are asked about before they are saved, with what they would give future accounts', async () => {
    const view = await change();
    const dialog = await screen.findByRole('dialog', { name: 'Change the default user groups?' });
    expect(await within(dialog).findByText('Create vacancies')).toBeVisible();
    expect(within(dialog).getByText('Nobody who has an account gains or loses access')).toBeVisible();
    const [operation, variables] = view.asked.mock.calls.at(-1) as unknown as [{ name: string }, unknown];
    expect(operation.name).toBe('IDPPreviewSSOGroups');
    expect(variables).toEqual({ filter: { enableSapia: true }, groupIds: [], skip: 0, limit: 30 });
    expect(view.update).not.toHaveBeenCalled();
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.sent()).toMatchObject({ groupIds: [] }));
  });

  it('are asked about together with switching it off, in the words of that', async () => {
    await change({ enabled: false });
    const dialog = await screen.findByRole('dialog', { name: /^Disable Single Sign-On for/ });
    expect(await within(dialog).findByText('Create vacancies')).toBeVisible();
  });

  it('are not asked about where they stay', async () => {
    const view = await open();
    await view.user.type(await view.box(1), 'X');
    await view.press('Save');
    await waitFor(() => expect(view.update).toHaveBeenCalled());
  });
});

describe('a save', () => {
  it('that fails says so in the specification’s words', async () => {
    const taken = new HttpError('no', 409, { code: 'CONFLICT', reason: 'SSO_EXISTS', extensions: { reason: 'SSO_EXISTS' } });
    for (const [error, text] of [
      [taken, /^Unexpected Error: .*associated/],
      [new HttpError('no', 500, { code: 'INTERNAL_SERVER_ERROR' }), /SSO create or update error/],
    ] as const) {
      const view = await open({}, undefined, error);
      await view.user.type(await view.box(1), 'X');
      await view.press('Save');
      expect(await screen.findByText(text)).toBeVisible();
      view.unmount();
    }
  });
});

describe('a test sign-in', () => {
  const child = () => ({ opener: {}, closed: false, close: vi.fn(), location: { replace: vi.fn() } });
  const begin = async (answers: Record<string, unknown>, window_: object | null = child(), more: object = {}) => {
    vi.spyOn(window, 'open').mockReturnValue(window_ as Window | null);
    const view = await open(more, async (operation) => {
      const answer = answers[operation];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    await view.press('Test sign-in');
    await view.user.click(await screen.findByRole('button', { name: 'Open the sign-in window' }));
    return view;
  };
  const start = { _id: 't1', loginUrl: 'https://login.acme.example/saml' };

  it('opens the identity provider in a window that cannot reach back, and closes it once the answer is there', async () => {
    const opened = child();
    const test = { status: 'PASSED', outcome: 'SIGN_IN', nameId: 'n1', email: 'ada@acme.example', attributes: { role: ['a', 'b'] } };
    const view = await begin({ IDPStartSSOTest: start, IDPGetSSOTest: test }, opened);
    expect(
      await screen.findByText('ada@acme.example has an account and would be signed in; if it has a password, after confirming it once.'),
    ).toBeVisible();
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith(start.loginUrl);
    expect(opened.close).toHaveBeenCalled();
    expect(screen.getByText('a, b')).toBeInTheDocument();
    expect(view.asked).toHaveBeenCalledWith('IDPStartSSOTest', { filter: { enableSapia: true } });
  });

  it('says why a sign-in would be refused, and that nobody comes in while it is disabled', async () => {
    const refused = { status: 'FAILED', outcome: 'REFUSE', reason: 'notProvisioned', detail: 'there is no account' };
    const view = await begin({ IDPStartSSOTest: start, IDPGetSSOTest: refused });
    expect(await screen.findByText('There’s no account, and we can’t create one from this response.')).toBeVisible();
    expect(screen.getByText('In detail: there is no account.')).toBeVisible();
    view.unmount();
    const test = { status: 'PASSED', outcome: 'CREATE', nameId: 'n1', attributes: {} };
    await begin({ IDPStartSSOTest: start, IDPGetSSOTest: test }, child(), { enabled: false });
    expect(await screen.findByText(/nobody can sign in with it until you enable it/)).toBeVisible();
  });

  it('that the browser lets no window open for is followed by a link', async () => {
    await begin({ IDPStartSSOTest: start, IDPGetSSOTest: { status: 'WAITING' } }, null);
    expect(await screen.findByText('Your browser blocked the window.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the sign-in page' })).toHaveAttribute('href', start.loginUrl);
  });

  it('leads to nothing but an address of the web', async () => {
    const opened = child();
    await begin({ IDPStartSSOTest: { _id: 't1', loginUrl: 'javascript:alert(1)' } }, opened);
    expect(await screen.findByText('We couldn’t start the test. Please try again.')).toBeVisible();
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalled();
  });

  it('that has ended can be begun again', async () => {
    const gone = new HttpError('gone', 404, { code: 'NOT_FOUND', extensions: {} });
    await begin({ IDPStartSSOTest: start, IDPGetSSOTest: gone });
    expect(await screen.findByText(/so the test has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Test again' })).toBeEnabled();
  });
});
