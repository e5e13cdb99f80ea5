import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, type AuthProvider, type DataProvider } from 'ra-core';
import { Notification } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { en } from '../../../src/console/locales/en.ts';
import { createI18n } from '../../../src/engine/texts/i18n.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { merged } from '../../../src/engine/texts/merged.ts';
import { nouns } from '../../../src/console/locales/nouns.ts';
import type { Locale } from '../../../src/engine/texts/locales.ts';
import type { Catalogue } from '../../../src/engine/texts/translate.ts';
import { createConsoleTheme } from '../../../src/engine/app/frame/theme.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';
import '../../../src/console/define.ts';
import { loadForm } from '../../../src/generated/forms/load.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { ResourceRoutes } from '../../../src/engine/screens/shell/ResourceRoutes.tsx';
import { ScreensProvider, type Screens } from '../../../src/engine/screens/values/ScreensProvider.tsx';
import { ShellProvider, type ShellState } from '../../../src/engine/screens/values/ShellProvider.tsx';

export interface Setting extends Partial<Screens> {
  dataProvider: Partial<DataProvider>;
  authProvider?: AuthProvider;
  plan: Plan;
  /** Below the tenant's base, `/customers?page=2`. */
  at: string;
  /** Shown in place of the plan's screens. */
  element?: ReactNode;
  /** Texts of a resource made by hand. */
  texts?: Catalogue;
  locale?: Locale;
  /** The shell around the screens, where more than its brand is needed. */
  shell?: ShellState;
  /** Preferences stored in this browser, such as the order of columns. */
  kept?: Record<string, unknown>;
}

const base = '/region/eu-west-1/customers/c1';
/** The texts once every page has been opened. */
const allTexts = merged(en, later);

/** Renders a plan's screens as the console does, over a data provider of the test's own. */
export async function openScreen({
  dataProvider,
  authProvider,
  plan,
  at,
  element,
  texts,
  locale = 'en-GB',
  shell = justBrand,
  kept,
  ...around
}: Setting) {
  const i18n = await createI18n(texts ? merged(allTexts, texts) : allTexts, locale, 'Edge', { nouns });
  const screens: Screens = {
    base,
    plans: { [plan.name]: plan },
    // Rows come at once; tests of default views and favourites allow the request for these.
    can: (operation) => !['CommonGetDefaultViews', 'CommonGetPageLayout'].includes(operation),
    holds: () => true,
    accessOf: () => 'session',
    flag: () => true,
    userId: 'u1',
    loadForm: async (id) => {
      const load = loadForm[id];
      if (!load) throw new Error(`no form ${id}`);
      return load();
    },
    ...around,
  };
  const queryClient = createQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false }, ...(mutations && { mutations }) });
  const frame = (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider as DataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={memoryStore(kept)}
    >
      <ThemeProvider theme={createConsoleTheme('light')}>
        <ShellProvider value={shell}>
          <ScreensProvider value={screens}>
            <nav>
              <Link to="/elsewhere">Elsewhere</Link>
              <Link to={`${base}/${plan.path}`}>Menu entry</Link>
            </nav>
            <Outlet />
          </ScreensProvider>
        </ShellProvider>
        <Notification />
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          ...Object.values(screens.plans)
            .filter(({ parent }) => parent === undefined)
            .map((one) => ({ path: `${base}/${one.path}/*`, element: element ?? <ResourceRoutes plan={one} /> })),
          { path: '/elsewhere', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: [`${base}${at}`] },
  );
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return {
    ...view,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`.replace(base, ''),
    query: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
    back: () => router.navigate(-1),
    go: (to: string) => router.navigate(`${base}${to}`),
  };
}

const justBrand = { brandName: 'Edge' } as ShellState;

export interface Customer {
  id: string;
  _id: string;
  displayName: string;
  uniqueName: string;
  createdAt: string;
  archivedAt: string | null;
}

export const customer = (number: number, more: Partial<Customer> = {}): Customer => ({
  id: `id${number}`,
  _id: `id${number}`,
  displayName: `Customer ${number}`,
  uniqueName: `customer-${number}`,
  createdAt: new Date(Date.UTC(2024, 0, 1, 12, number)).toISOString(),
  archivedAt: null,
  ...more,
});

interface ListParams {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: { q?: string };
  meta: { archived: boolean; screen: string };
  signal?: AbortSignal;
}

export function rowsProvider(rows: Customer[]) {
  const asked: ListParams[] = [];
  const provider = {
    supportAbortSignal: true,
    getList: async (_: string, params: ListParams) => {
      asked.push(params);
      const { page, perPage } = params.pagination;
      const found = rows.filter(
        (row) =>
          Boolean(row.archivedAt) === params.meta.archived && row.displayName.toLowerCase().includes((params.filter.q ?? '').toLowerCase()),
      );
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
  };
  return {
    asked,
    provider: provider as unknown as Partial<DataProvider>,
    own: () => asked.filter(({ meta }) => meta.screen !== 'next page'),
  };
}
