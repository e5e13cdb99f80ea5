import Inbox from '@mui/icons-material/InboxOutlined';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { later } from '../screens/values/later.tsx';
import { helpParts, homePart, registeredPages, registeredRoutes } from '../screens/values/registry.ts';
import { ScreensProvider, type Screens } from '../screens/values/ScreensProvider.tsx';
import { ConnectionBanner } from '../screens/shell/ConnectionBanner.tsx';
import { CrashBoundary } from '../screens/shell/CrashScreen.tsx';
import { RecordSkeleton } from '../screens/layout/RecordSkeleton.tsx';
import { MessagePage } from '../screens/layout/MessagePage.tsx';
import { NotFound, SomethingWentWrong } from '../screens/shell/messages.tsx';
import { Shell } from '../screens/shell/Shell.tsx';
import { ShellProvider, type ShellState } from '../screens/values/ShellProvider.tsx';
import { report, reportCrash, reportEvent } from './frame/reporting.ts';
import type { Look } from './frame/useAppearance.ts';
import { useOnline } from './frame/useOnline.ts';
import { base, type AnyData } from './anyData.ts';
import { DriftBanner } from './DriftBanner.tsx';
import { OpenedResource } from './OpenedResource.tsx';
import { isOwnWrite } from './ownWrites.ts';
import { notShown, type Resources } from './resources.ts';
import { endSession } from './session.ts';
import { useAccount } from './useAccount.ts';

interface Props {
  answer: ConsoleAnswer;
  resources: Resources;
  data: AnyData;
  look: Look;
}

/** The shell and, inside it, the resource that the address asks for. */
export function AnyPages({ answer, resources, data, look }: Props) {
  const plans = useSyncExternalStore(resources.subscribe, resources.snapshot);
  const connection = useSyncExternalStore(data.connection.subscribe, data.connection.get);
  const signedIn = useSyncExternalStore(data.signedIn.subscribe, data.signedIn.get);
  const online = useOnline();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { brand, host } = answer;
  useEffect(() => {
    reportEvent('page', pathname);
  }, [pathname]);
  const screens = useMemo<Screens>(
    () => ({
      base,
      plans,
      can: resources.can,
      holds: always,
      // None of the operations is the platform's, whose tools are not there therefore.
      accessOf: () => undefined,
      flag: always,
      ...(answer.readOnly && { readOnly: true }),
      userId: host,
      loadForm,
      prepare: resources.ready,
      // Static files have no server with events.
      ...(answer.direct === undefined && { listen: listenWith(queryClient) }),
      pages: registeredPages(),
    }),
    [plans, resources, host, answer.direct, answer.readOnly, queryClient],
  );
  const account = useAccount(answer, signedIn);
  const shell: ShellState = {
    brandName: brand,
    ...account,
    place: host,
    appearance: look.appearance,
    setAppearance: look.setAppearance,
    logout: signedIn ? () => void endSession() : undefined,
    supportUrl: helpParts().support,
    links: [],
  };
  return (
    <ShellProvider value={shell}>
      <ScreensProvider value={screens}>
        <GlobalStyles styles={wordsOfOthers} />
        <Shell
          withMenu
          banner={
            <>
              <ConnectionBanner state={online ? (connection === 'online' ? 'online' : 'unreachable') : 'offline'} brandName={brand} />
              <DriftBanner answer={answer} />
            </>
          }
        >
          <CrashBoundary resetKey={pathname} onError={reportCrash} Fallback={SomethingWentWrong}>
            <Routes>
              <Route path="/" element={<Landing answer={answer} resources={resources} />} />
              <Route path={base} element={<Landing answer={answer} resources={resources} />} />
              <Route path={`${base}/${notShown}`} element={<NotShown host={host} />} />
              {Object.entries(registeredRoutes()).map(([path, { Page }]) => (
                <Route key={path} path={`${base}/${path}/*`} element={<Page />} />
              ))}
              <Route path={`${base}/:path/*`} element={<OpenedResource resources={resources} />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </CrashBoundary>
        </Shell>
      </ScreensProvider>
    </ShellProvider>
  );
}

/** The first resource of the menu; an API without any says so. */
function Landing({ answer, resources }: Pick<Props, 'answer' | 'resources'>) {
  const translate = useTranslate();
  const { first } = resources;
  if (homePart().lists.length > 0) return <Home resources={resources} />;
  if (first) return <Navigate to={`${base}/${first.path}`} replace />;
  const { host, dialect } = answer;
  return (
    <MessagePage
      icon={<Inbox />}
      title={translate('any.empty.title')}
      text={translate('any.empty.text', { host, dialect: dialect?.name ?? '' })}
    />
  );
}

/** Fetches the plans of the work lists and steps first. */
function Home({ resources }: Pick<Props, 'resources'>) {
  const [loaded, setLoaded] = useState<{ failure?: unknown }>();
  useEffect(() => {
    const { lists, steps = [] } = homePart();
    const names = [...new Set([...lists, ...steps].map(({ resource }) => resource))].filter((name) => name in resources.live);
    Promise.all(names.map((name) => resources.ready(name))).then(
      () => setLoaded({}),
      (failure: unknown) => setLoaded({ failure }),
    );
  }, [resources]);
  if (loaded?.failure) throw loaded.failure;
  return loaded ? <HomePage /> : <RecordSkeleton />;
}

const HomePage = later(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen, <RecordSkeleton />);

const NotShown = later(async () => (await import('./NotShown.tsx')).NotShown);

/** API messages may be longer than a line, without a break opportunity. */
const wordsOfOthers = { '[role=alert]': { overflowWrap: 'anywhere' } } as const;

const always = () => true;

/** Reads once more when the API begins to report: a change since the first read would be missed. */
const listenWith =
  (queryClient: QueryClient): NonNullable<Screens['listen']> =>
  ({ name, type }, { id }, onEvent) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const start = async () => {
      const { listenToServer } = await import('./listen.ts');
      if (stopped) return;
      stop = listenToServer({
        ...{ resource: name, id },
        onStart: () => void readAgain(queryClient, [name, id === undefined ? 'getList' : 'getOne']).catch(report),
        onEvent: (event) => {
          if (event.id === undefined || !isOwnWrite(type, event.id)) onEvent(event);
        },
      });
    };
    start().catch(report);
    return () => {
      stopped = true;
      stop?.();
    };
  };

/** A first read that is still underway may be older than the subscription: it ends before another begins. */
async function readAgain(queryClient: QueryClient, queryKey: readonly string[]): Promise<void> {
  const unread = { queryKey, type: 'active', predicate: ({ state }: Query) => state.data === undefined } as const;
  await queryClient.refetchQueries(unread, { cancelRefetch: false });
  await queryClient.invalidateQueries({ queryKey });
}

/** The server makes it of the schema: a module, so that nothing is compiled in the page. */
const loadForm: Screens['loadForm'] = (id) =>
  import(/* @vite-ignore */ `/console/forms/${id.split('/').map(encodeURIComponent).join('/')}.js`) as ReturnType<Screens['loadForm']>;
