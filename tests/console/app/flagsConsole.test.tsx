import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Console } from '../../../src/console/app/Console.tsx';
import { evaluationOf, flagsOf } from '../../../src/console/app/flags.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { createSession } from '../../../src/console/app/session/session.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { configFrom } from '../../../src/console/app/settings/config.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { customer, person } from './people.ts';

// Independent of everything else on this machine.

const c1 = customer('c1', { customerDisplayName: 'Northlight' });
const me = person([c1]);
const base = '/region/ap-southeast-2/customers/c1';

/** The platform: empty lists, and flags that change. */
function serve() {
  const service = { values: { ...flagDefaults } as Record<string, boolean>, asked: 0 };
  vi.stubGlobal('fetch', async (input: string | Request, init?: { body?: string }) => {
    if (typeof input !== 'string') {
      service.asked += 1;
      return Response.json({ flags: Object.entries(service.values).map(([key, value]) => ({ key, value })) });
    }
    const operation = /(?:query|mutation) (\w+)/.exec(init?.body ?? '')?.[1] ?? '';
    return Response.json({ data: { [operation]: { data: [], pagination: { totalItems: 0 } } } });
  });
  return service;
}

async function open(path: string, values = flagDefaults) {
  history.replaceState(null, '', base + path);
  const evaluation = evaluationOf(me._id, c1, { values });
  const can = Object.assign(() => true, { holds: () => true });
  const tenant = { customer: c1, base, can, flags: flagsOf(evaluation.values), evaluation, access: true };
  const session = createSession({
    email: me.email,
    check: async () => ({ logout: false }),
    refresh: async () => ({ logout: false }),
    logout: async () => undefined,
    leave: () => undefined,
    channel: { post: () => undefined, listen: () => () => undefined },
  });
  return render(
    <Console
      config={configFrom({})}
      start={{ kind: 'open', me, place: { kind: 'tenant', customer: c1, base }, tenant, queryClient: createQueryClient() }}
      region="ap-southeast-2"
      i18n={await createConsoleI18n('en-GB', 'Edge')}
      session={session}
    />,
  );
}

/** Somebody comes back to the tab: the client asks at once. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('flags that change while the console is open', () => {
  it('show and hide menu entries and pages without a reload, and what is typed stays', async () => {
    const service = serve();
    const user = userEvent.setup();
    const view = await open('/customers/create');
    const menu = await screen.findByRole('navigation', { name: /menu/i });
    const name = await screen.findByLabelText(/account name/i);
    await user.type(name, 'half-written');
    expect(within(menu).getByRole('link', { name: /vacancies/i })).toBeVisible();

    service.values = { ...flagDefaults, oldEdgeFeaturesEnabled: false };
    await waitFor(
      () => {
        lookAgain();
        expect(within(menu).queryByRole('link', { name: /vacancies/i })).not.toBeInTheDocument();
      },
      { interval: 200 },
    );
    // The very same field, with what stands in it.
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('half-written');

    service.values = { ...flagDefaults, edgeCustomerCreationEnabled: false };
    lookAgain();
    expect(await screen.findByText("Sorry, we couldn't find this page.")).toBeVisible();
    expect(within(menu).getByRole('link', { name: /vacancies/i })).toBeVisible();

    service.values = { ...flagDefaults };
    lookAgain();
    expect(await screen.findByLabelText(/account name/i)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText(/account name/i)).toHaveValue('half-written');
    view.unmount();
    const { asked } = service;
    lookAgain();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(service.asked).toBe(asked);
  });
});

describe('a flag that is off', () => {
  it('removes the page of a list’s action, too, and nothing is requested for a record of its name', async () => {
    serve();
    await open('/users/upload', { ...flagDefaults, edgeUserBulkUploadEnabled: false });
    expect(await screen.findByText("Sorry, we couldn't find this page.")).toBeVisible();
  });
});
