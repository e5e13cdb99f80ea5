import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['email-domain'];
if (!plan) throw new Error('There is no plan of the email domain');

interface Given {
  status?: string;
  error?: string | null;
  checked?: string | null;
  found?: (string[] | null)[];
  on?: boolean;
  again?: boolean;
}

const domain = ({ status = 'PENDING', error = null, checked = null, found = [null, null, null], on = false, again = false }: Given) => ({
  ...{ id: 'settings', displayName: 'Acme Careers', emailAddress: 'jobs@acme.example', emailIdentity: 'acme.example', version: 3 },
  ...{ isCustomizedEmailDomainEnabled: on, isRetried: again },
  sendingIdentity: { verificationStatus: status, verificationInfo: { errorType: error, lastCheckedTimestamp: checked } },
  dkimRecords: found.map((each, index) => {
    const value = `t${index}.dkim.provider.example`;
    return { name: `t${index}._domainkey.acme.example`, type: 'CNAME', value, found: each, isRight: each && each.join() === value };
  }),
});
const checked = '2026-03-20T01:00:00.000Z';
const right = (index: number) => [`t${index}.dkim.provider.example`];

/** The tab over what the platform answers: a domain, none, or a failure. */
async function open(given: Given | null | Error, { can = () => true, failing }: { can?: (name: string) => boolean; failing?: Error } = {}) {
  let answer = given;
  const getOne = vi.fn(async (resource: string) => {
    if (resource !== 'email-domain') return { data: { id: 'settings', displayName: 'Acme' } };
    if (answer instanceof Error) throw answer;
    if (answer === null) throw new HttpError('none', 404, { code: 'NOT_FOUND', reason: 'NO_RECORD' });
    return { data: domain(answer) };
  });
  const updateMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => {
    if (failing) throw failing;
    return { data: ids };
  });
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...domain({}), ...data } }));
  const view = await openScreen({
    ...{ plan: plan as NonNullable<typeof plan>, plans: byName, at: '/settings/email-domain', can },
    dataProvider: { getOne, updateMany, create } as unknown as Partial<DataProvider>,
  });
  return { ...view, getOne, updateMany, create, becomes: (next: Given) => (answer = next) };
}

const banner = async () => (await screen.findByRole('alert')).textContent;

describe('how an email domain stands', () => {
  it.each<[string, Given | null, string]>([
    ['not set up', null, 'Email domain is not started to set up'],
    ['pending', {}, 'Email domain is pending set upPlease add the records from step 2 to your DNS. Verification may take up to 72 hours.'],
    [
      'pending again',
      { again: true },
      'Email domain is pending set upSetup in progress. Please wait at least 10 minutes before refreshing the page to view the latest status.',
    ],
    ['set up', { status: 'SUCCESS', again: true }, 'Email domain is successfully set up'],
    [
      'failing for now',
      { status: 'TEMPORARY_FAILURE', error: 'DNS_SERVER_ERROR', checked },
      'The DNS server didn’t respond properly. We’ll check it again',
    ],
    [
      'failed',
      { status: 'FAILED', error: 'HOST_NOT_FOUND', checked },
      'The DNS server couldn’t find the domain name. Last checked: 20 March 2026',
    ],
  ])('is described in words where it is %s', async (_, given, words) => {
    await open(given);
    expect(await banner()).toContain(words);
    expect(screen.queryByRole('button', { name: 'Retry verification' }) !== null).toBe(given?.status === 'FAILED');
    await waitFor(() => expect(screen.queryByRole('list') !== null).toBe(given !== null));
  });

  it('that could not be loaded is reported with a way to try again, and nothing is offered to be set up', async () => {
    const { user, becomes } = await open(new HttpError('no', 500, {}));
    await screen.findByText('We couldn’t load the email domain');
    expect(screen.queryByRole('button', { name: 'Setup customised email domain' })).toBeNull();
    becomes({});
    await user.click(screen.getByRole('button', { name: /retry|try again/i }));
    expect(await banner()).toContain('pending');
  });

  it('is read again by itself while it is pending, and no more once it is set up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'], shouldAdvanceTime: true });
    const { getOne, becomes } = await open({});
    await banner();
    becomes({ status: 'SUCCESS', found: [right(0), right(1), right(2)], checked });
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await screen.findByText('Email domain is successfully set up');
    const asked = getOne.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(getOne.mock.calls.length).toBe(asked);
  });
});

describe('setting up', () => {
  it('asks for a name and an address, and once more for the address, which stays', async () => {
    const { user, create } = await open(null);
    await user.click(await screen.findByRole('button', { name: 'Setup customised email domain' }));
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await screen.findByText('Please input a display name to continue');
    expect(screen.getByText('Please enter your email')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Display name' }), 'Acme <x>');
    await screen.findByText('Please input a valid display name');
    await user.clear(screen.getByRole('textbox', { name: 'Display name' }));
    await user.type(screen.getByRole('textbox', { name: 'Display name' }), 'Acme');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'Jobs@Acme.example');
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Email address cannot be configured once set up.');
    expect(dialog).toHaveTextContent('jobs@acme.example');
    expect(create).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await screen.findByText(/^The first step of the process is successfully configured\./);
    expect(create.mock.calls[0]?.[1].data).toEqual({ displayName: 'Acme', emailAddress: 'jobs@acme.example' });
  });

  it('leads by three steps: the address, the records to copy, the switch', async () => {
    await open({ found: [right(0), ['x.example'], []], error: 'INVALID_VALUE', checked });
    const steps = await screen.findAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      ...['Set up email address', 'Verify your domain', 'Turn the customised email domain on or off'],
    ]);
    const rows = within(await screen.findByRole('table', { name: 'DNS records' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['t0._domainkey.acme.example', 'CNAME', 't0.dkim.provider.example', 'Correct'],
      ['t1._domainkey.acme.example', 'CNAME', 't1.dkim.provider.example', 'Different value:x.example'],
      ['t2._domainkey.acme.example', 'CNAME', 't2.dkim.provider.example', 'Not found'],
    ]);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    for (const button of within(rows[1] ?? document.body).getAllByRole('button', { name: 'Copy' })) fireEvent.click(button);
    await waitFor(() => expect(write.mock.calls).toEqual([['t0._domainkey.acme.example'], ['t0.dkim.provider.example']]));
  });

  it('tells a look that got no answer from none at all', async () => {
    await open({ status: 'TEMPORARY_FAILURE', error: 'DNS_SERVER_ERROR', checked });
    expect(await screen.findAllByText('No response')).toHaveLength(3);
    await open({});
    expect(await screen.findAllByText('Not checked yet')).toHaveLength(3);
  });
});

describe('the switch', () => {
  const toggle = () => screen.findByRole('switch', { name: 'Customised email domain' });

  it('waits for the verification, and says so', async () => {
    await open({});
    expect(await toggle()).toBeDisabled();
    expect(await toggle()).toHaveAccessibleDescription('You can turn it on once the domain is verified.');
  });

  it.each([
    [false, 'Customised email domain successfully switched on.'],
    [true, 'Customised email domain successfully switched off.'],
  ])('turns what is %s, and says so', async (on, words) => {
    const { user, updateMany } = await open({ status: 'SUCCESS', on });
    await user.click(await toggle());
    await screen.findByText(words);
    expect(updateMany.mock.calls[0]).toMatchObject(['email-domain', { data: { turned: !on }, meta: { operation: 'switch' } }]);
  });

  it('may be turned off whatever the last look has found', async () => {
    await open({ status: 'TEMPORARY_FAILURE', error: 'HOST_NOT_FOUND', checked, on: true });
    expect(await toggle()).toBeEnabled();
  });

  it('that could not be turned says so', async () => {
    const { user } = await open({ status: 'SUCCESS' }, { failing: new HttpError('no', 500, {}) });
    await user.click(await toggle());
    await screen.findByText('Customised email domain failed to switch on.');
  });

  it('is seen and not turned by who may not', async () => {
    await open({ status: 'SUCCESS', on: true }, { can: (name) => name.startsWith('NotifGet') });
    expect(await toggle()).toBeDisabled();
    expect(await toggle()).toBeChecked();
  });
});

it('retries a verification that failed, and tells where that did not work', async () => {
  const { user, updateMany } = await open(
    { status: 'FAILED', error: 'TYPE_NOT_FOUND', checked },
    { failing: new HttpError('no', 500, {}) },
  );
  await user.click(await screen.findByRole('button', { name: 'Retry verification' }));
  await screen.findByText('Failed to retry, please try again.');
  expect(updateMany.mock.calls[0]).toMatchObject(['email-domain', { meta: { operation: 'retry' } }]);
});
