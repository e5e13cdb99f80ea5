import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type I18nProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from '../../client/authProvider.ts';
import type { ConsoleAnswer } from '../../plan/ConsoleAnswer.ts';
import { CrashBoundary, CrashScreen } from '../../screens/shell/CrashScreen.tsx';
import { report } from '../reporting.ts';
import { useAppearance } from '../useAppearance.ts';
import { base, createAnyData } from './anyData.ts';
import { AnyPages } from './AnyPages.tsx';
import type { Resources } from './resources.ts';
import { endSession } from './server.ts';
import { TokenDialog } from './TokenDialog.tsx';

export interface AnyConsoleProps {
  answer: ConsoleAnswer;
  i18n: I18nProvider;
  resources: Resources;
  queryClient: QueryClient;
}

/** The console of an API, composed as the platform's is (Console.tsx), of what its server tells. */
export function AnyConsole(props: AnyConsoleProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Composition {...props} /> }]));
  // With transitions react-router and react-admin wait for each other for ever (stack.md, point 1).
  return <RouterProvider router={router} useTransitions={false} />;
}

function Composition({ answer, i18n, resources, queryClient }: AnyConsoleProps) {
  const look = useAppearance();
  const [data] = useState(() => createAnyData(answer, resources));
  const [authProvider] = useState(() =>
    createAuthProvider({
      plans: resources.live,
      can: resources.can,
      identity: () => ({ id: answer.host, fullName: answer.host }),
      logout: endSession,
    }),
  );
  const [store] = useState(() => {
    const kept = localStorageStore(undefined, 'console');
    // react-admin shows nothing until its store and the translations agree on the locale; they do from the start.
    kept.setItem('locale', i18n.getLocale());
    return kept;
  });
  return (
    <CoreAdminContext
      authProvider={authProvider}
      basename={base}
      dataProvider={data.dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <ThemeProvider theme={look.theme}>
        <CssBaseline />
        <CrashBoundary onError={report} Fallback={CrashScreen}>
          <AnyPages answer={answer} resources={resources} data={data} look={look} />
          <Notification />
          <TokenDialog host={answer.host} asking={data.asking} />
        </CrashBoundary>
      </ThemeProvider>
    </CoreAdminContext>
  );
}
