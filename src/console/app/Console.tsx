import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { Notification } from 'react-admin';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { createAuthProvider } from '../../engine/client/authProvider.ts';
import { grantsOf, type Can } from '../../engine/client/permissions.ts';
import '../define.ts';
import { Frame } from '../../engine/app/frame/Frame.tsx';
import { ConsoleFrame, ConsoleRouter } from '../../engine/app/frame/ConsoleFrame.tsx';
import { ConsolePages } from './ConsolePages.tsx';
import type { Confirmation } from './confirmation/confirmation.ts';
import { createConsoleData } from './consoleData.ts';
import { followFlags } from './followFlags.ts';
import { shell } from '../../engine/texts/shell.ts';
import { createTranslate } from '../../engine/texts/translate.ts';
import { report } from '../../engine/app/frame/reporting.ts';
import { textChanges } from '../locales/i18nProvider.ts';
import type { LaterSteps } from '../pages/sign-in/laterSteps.ts';
import { planStore, type ProductPlans } from './plans.ts';
import type { Session } from './session/session.ts';
import type { Config } from './settings/config.ts';
import type { Start } from './start.ts';
import { later, laterWorded } from '../../engine/screens/values/later.tsx';
import { useAppearance } from '../../engine/app/frame/useAppearance.ts';
import { VersionDialog } from './VersionDialog.tsx';

export interface ConsoleProps {
  config: Config;
  start: Extract<Start, { kind: 'open' }>;
  region: string;
  i18n: I18nProvider;
  session: Session;
}

/** The console, composed: react-admin's contexts under a router of our own, the shell around the screens. */
export function Console(props: ConsoleProps) {
  return <ConsoleRouter element={<Composition {...props} />} errorElement={<LastResort brandName={props.config.brandName} />} />;
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

function Composition({ config, start, region, i18n, session }: ConsoleProps) {
  const look = useAppearance();
  const plans = useSyncExternalStore(planStore.subscribe, planStore.get);
  const [data] = useState(() =>
    createConsoleData({ me: start.me, customer: start.tenant?.customer, flags: start.tenant?.flags, region, session }),
  );
  const changes = useSyncExternalStore(textChanges.subscribe, textChanges.get);
  // Another provider makes everything that translates render again.
  const translations = useMemo(() => ({ ...i18n, changes }), [i18n, changes]);
  const dataProvider = useMemo(() => data.createProvider(plans), [data, plans]);
  useReadAgain(start.queryClient, plans);
  useEffect(() => {
    const first = start.tenant?.evaluation;
    return first && followFlags(first, { ready: session.ready, changed: data.flags.set });
  }, [start, session, data]);
  const authProvider = useMemo(
    () =>
      createAuthProvider({
        plans: plans.byName,
        ...grantsOf(start.tenant?.can ?? nothing, (name) => data.flags.get()(name)),
        identity: () => ({ id: start.me._id, fullName: `${start.me.firstName} ${start.me.lastName}` }),
        logout: session.logOut,
      }),
    [start, session, data, plans],
  );
  const [steps] = useState(() => async () => (await import('./signInLater.tsx')).laterSteps(config));
  return (
    <ConsoleFrame
      authProvider={authProvider}
      basename={start.tenant?.base ?? ''}
      dataProvider={dataProvider}
      i18n={translations}
      queryClient={start.queryClient}
      look={look}
    >
      <ConsolePages config={config} start={start} data={data} session={session} look={look} />
      <Notification />
      <SignInAgain session={session} later={steps} />
      <ConfirmDialog confirmation={data.confirmation} />
      <VersionDialog />
    </ConsoleFrame>
  );
}

/** The dialog of an expired session, fetched while there is a network and this version is still served. */
function SignInAgain({ session, later: steps }: { session: Session; later: () => Promise<LaterSteps> }) {
  const isExpired = useSyncExternalStore(session.subscribe, session.isExpired);
  useEffect(() => {
    const preload = () => void Promise.all([SessionDialog.preload(), steps()]).catch(() => undefined);
    window.requestIdleCallback?.(preload);
  }, [steps]);
  const end = useSyncExternalStore(session.subscribe, session.ending);
  if (end !== undefined) return <EndingDialog session={session} end={end} />;
  return isExpired && <SessionDialog session={session} later={steps} />;
}

const EndingDialog = later(async () => (await import('./session/EndingDialog.tsx')).EndingDialog);

const SessionDialog = later(async () => (await import('./session/SessionDialog.tsx')).SessionDialog);

/** Nothing of the dialog is fetched before it is needed. */
function ConfirmDialog({ confirmation }: { confirmation: Confirmation }) {
  const isAsking = useSyncExternalStore(confirmation.subscribe, confirmation.isAsking);
  return isAsking && <ConfirmIdentity onDone={confirmation.end} />;
}

const ConfirmIdentity = laterWorded(async () => (await import('./confirmation/ConfirmIdentity.tsx')).ConfirmIdentity);

/** New plans read other fields, so that everything on the page is read again. */
function useReadAgain(queryClient: QueryClient, plans: ProductPlans) {
  const read = useRef(plans);
  useEffect(() => {
    if (read.current === plans) return;
    read.current = plans;
    void queryClient.invalidateQueries();
  }, [queryClient, plans]);
}

const nothing: Can = Object.assign(() => false, { holds: () => false });
