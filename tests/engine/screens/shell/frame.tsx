import { render, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import '../../../../src/console/define.ts';
import { scopeOfCustomer } from '../../../../src/console/customers/scope.ts';
import { createConsoleI18n } from '../../../../src/console/locales/i18nProvider.ts';
import { plans } from '../../../../src/generated/plans.ts';
import { ScreensProvider, type Screens } from '../../../../src/engine/screens/values/ScreensProvider.tsx';
import { ShellProvider, type ShellState } from '../../../../src/engine/screens/values/ShellProvider.tsx';
import { customer, person } from '../../../console/app/people.ts';

export const base = '/region/ap-southeast-2/customers/c1';
export const customers = [
  customer('c1', { customerDisplayName: 'Northlight' }),
  customer('c2', { customerDisplayName: 'Acme Retail', awsRegion: 'eu-west-1' }),
  customer('c3', { customerDisplayName: '#Local' }),
];

interface Around {
  shell?: Partial<ShellState>;
  screens?: Partial<Screens>;
  at?: string;
  dataProvider?: object;
}

/** Shows a part of the frame with everything around it that it asks for. */
export async function showFramed(children: ReactNode, { shell, screens, at = `${base}/customers`, dataProvider }: Around = {}) {
  const i18n = await createConsoleI18n('en-GB', 'Edge');
  const state: ShellState = {
    brandName: 'Edge',
    me: person(customers),
    scope: customers[0] && scopeOfCustomer(customers[0]),
    appearance: 'system',
    setAppearance: vi.fn(),
    logout: vi.fn(),
    openScope: vi.fn(),
    links: [],
    ...shell,
  };
  const around: Screens = {
    base,
    plans: Object.fromEntries(plans.map((plan) => [plan.name, plan])),
    can: () => true,
    holds: () => true,
    accessOf: () => 'session',
    flag: () => true,
    userId: 'u1',
    loadForm: () => Promise.reject(new Error('no form here')),
    ...screens,
  };
  const element = (
    <CoreAdminContext
      i18nProvider={i18n}
      {...(dataProvider && {
        dataProvider: dataProvider as DataProvider,
        queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      })}
    >
      <ShellProvider value={state}>
        <ScreensProvider value={around}>
          <Outlet />
        </ScreensProvider>
      </ShellProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ element, children: [{ path: '*', element: children }] }], { initialEntries: [at] });
  const { container } = render(<RouterProvider router={router} useTransitions={false} />);
  // react-admin shows nothing before its locale is set.
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  return { state, router };
}
