import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type I18nProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router';
import { createAuthProvider } from '../client/authProvider.ts';
import { Frame } from '../pages/sign-in/Frame.tsx';
import { CrashBoundary, CrashScreen } from '../screens/shell/CrashScreen.tsx';
import { ConsolePages } from './ConsolePages.tsx';
import { createConsoleData, plansByName } from './consoleData.ts';
import { followFlags } from './flags.ts';
import { shell } from './locales/shell.ts';
import { createTranslate } from './locales/translate.ts';
import { report } from './reporting.ts';
import type { Session } from './session/session.ts';
import { SessionDialog } from './session/SessionDialog.tsx';
import type { Config } from './settings/config.ts';
import type { Start } from './start.ts';
import { useAppearance } from './useAppearance.ts';
import { VersionDialog } from './VersionDialog.tsx';

export interface ConsoleProps {
  config: Config;
  start: Extract<Start, { kind: 'open' }>;
  region: string;
  i18n: I18nProvider;
  session: Session;
  queryClient: QueryClient;
}

/** The console, composed: react-admin's contexts under a router of our own, the shell around the screens. */
export function Console(props: ConsoleProps) {
  // The router outlives every render; its one route holds the contexts, so that they may use it.
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '*', element: <Composition {...props} />, errorElement: <LastResort brandName={props.config.brandName} /> },
    ]),
  );
  // With transitions react-router and react-admin wait for each other for ever (stack.md, point 1).
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Below even the libraries' contexts, so without them (spec 1 §2.1). */
function LastResort({ brandName }: { brandName: string }) {
  const translate = createTranslate({ shell }, { brand: brandName });
  const error = useRouteError();
  useEffect(() => report(error), [error]);
  return (
    <Frame brandName={brandName}>
      <div className="signin-form" role="alert">
        <h1>{translate('shell.crash.title')}</h1>
        <p>{translate('shell.crash.text')}</p>
        <a className="signin-submit" href="/">
          {translate('shell.crash.refresh')}
        </a>
      </div>
    </Frame>
  );
}

function Composition({ config, start, region, i18n, session, queryClient }: ConsoleProps) {
  const look = useAppearance();
  const [data] = useState(() =>
    createConsoleData({ me: start.me, customer: start.tenant?.customer, flags: start.tenant?.flags, region, session, queryClient }),
  );
  useEffect(() => {
    const first = start.tenant?.evaluation;
    return first && followFlags(first, { ready: session.ready, changed: data.flags.set });
  }, [start, session, data]);
  const authProvider = useMemo(
    () =>
      createAuthProvider({
        plans: plansByName,
        can: start.tenant?.can ?? nothing,
        identity: () => ({ id: start.me._id, fullName: `${start.me.firstName} ${start.me.lastName}` }),
        logout: session.logOut,
      }),
    [start, session],
  );
  const [later] = useState(() => async () => (await import('./signInLater.tsx')).laterSteps(config));
  const [store] = useState(() => {
    const kept = localStorageStore(undefined, 'console');
    // react-admin shows nothing until its store and the translations agree on the locale; they do from the start.
    kept.setItem('locale', i18n.getLocale());
    return kept;
  });
  return (
    <CoreAdminContext
      authProvider={authProvider}
      basename={start.tenant?.base ?? ''}
      dataProvider={data.dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <ThemeProvider theme={look.theme}>
        <CssBaseline />
        <CrashBoundary onError={report} Fallback={CrashScreen}>
          <ConsolePages config={config} start={start} data={data} session={session} look={look} />
          <Notification />
          <SessionDialog session={session} later={later} />
          <VersionDialog />
        </CrashBoundary>
      </ThemeProvider>
    </CoreAdminContext>
  );
}

const nothing = () => false;
