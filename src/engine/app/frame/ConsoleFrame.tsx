import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type AuthProvider, type DataProvider, type I18nProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashBoundary, CrashScreen } from '../../screens/shell/CrashScreen.tsx';
import { onBrokenWidget } from '../../screens/values/registry.ts';
import { reportCrash } from './reporting.ts';
import type { Look } from './useAppearance.ts';

export interface ConsoleRouterProps {
  /** The one route: it holds the contexts, so that they may use the router. */
  element: ReactNode;
  errorElement?: ReactNode;
}

/** The router of a console; it outlives every render. */
export function ConsoleRouter({ element, errorElement }: ConsoleRouterProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element, errorElement }]));
  // With transitions react-router and react-admin wait for each other for ever (stack.md, point 1).
  return <RouterProvider router={router} useTransitions={false} />;
}

export interface ConsoleFrameProps {
  authProvider: AuthProvider;
  basename: string;
  dataProvider: DataProvider;
  i18n: I18nProvider;
  queryClient: QueryClient;
  look: Look;
  children: ReactNode;
}

onBrokenWidget(reportCrash);

export function ConsoleFrame({ authProvider, basename, dataProvider, i18n, queryClient, look, children }: ConsoleFrameProps) {
  const [store] = useState(() => {
    const kept = localStorageStore(undefined, 'console');
    // react-admin shows nothing until its store and the translations agree on the locale; they do from the start.
    kept.setItem('locale', i18n.getLocale());
    return kept;
  });
  return (
    <CoreAdminContext
      authProvider={authProvider}
      basename={basename}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <ThemeProvider theme={look.theme}>
        <CssBaseline />
        <CrashBoundary onError={reportCrash} Fallback={CrashScreen}>
          {children}
        </CrashBoundary>
      </ThemeProvider>
    </CoreAdminContext>
  );
}
