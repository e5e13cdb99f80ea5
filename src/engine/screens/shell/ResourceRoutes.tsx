import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { availability, type Use } from '../../plan/availability.ts';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { ArchiveScreen } from '../list/ArchiveScreen.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { ActionScreen, CreateScreen, EditScreen, LogScreen, SettingsScreen, RecordPage, usePreload } from './recordScreens.tsx';
import type { PageProps } from '../values/pages.ts';
import { PreloadContext } from '../values/preload.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { NoPermission, NotFound, ReadOnlyConsole } from './messages.tsx';
import { firstTab } from '../values/tabPages.ts';
import { useScreenPath } from '../values/useScreenPath.ts';

/** Below `{plan.path}/*`: a screen whose flag is off does not exist; one without the right says so (spec 1 §2.1). */
export function ResourceRoutes({ plan }: { plan: Plan }) {
  return (
    <ResourceContextProvider value={plan.name}>
      <PreloadContext value={usePreload()}>
        <PlanRoutes plan={plan} />
      </PreloadContext>
    </ResourceContextProvider>
  );
}

function PlanRoutes({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const screens = useScreens();
  const { pages: bespoke = {} } = screens;
  useStartAtTop();
  const refused = <NoPermission page={translate(`resources.${plan.name}.name`)} />;
  const screen = (use: Use, element: ReactNode) => {
    const { exists, may } = availability(plan, use, screens);
    if (!exists) return <NotFound />;
    if (may) return element;
    return screens.readOnly && (use === 'create' || use === 'update' || typeof use === 'object') ? <ReadOnlyConsole /> : refused;
  };
  const exists = (use: Use) => availability(plan, use, screens).exists;
  const own = (use: PageProps['use'], element: ReactNode) => {
    const Page = bespoke[plan.pages?.[use] ?? '']?.Page;
    return Page ? <Page key={`${plan.name} ${use}`} plan={plan} use={use} /> : element;
  };
  const settings = () => {
    if (plan.tabs) return <Index plan={plan} exists={exists('show')} refused={refused} />;
    // The screen itself reports a refusal in its resource's words, below the tabs that lead elsewhere.
    if (plan.pages?.show) return screen('show', own('show', <NotFound />));
    return exists('show') ? <SettingsScreen plan={plan} /> : <NotFound />;
  };
  if (plan.kind === 'settings') {
    return (
      <Routes>
        <Route index element={settings()} />
        {plan.pages?.edit && <Route path="edit" element={screen('update', own('edit', <NotFound />))} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    );
  }
  // With its flag off it keeps its address, which would otherwise be a record's.
  const pages = plan.actions.flatMap((action) =>
    action.on === 'list' && action.path !== undefined ? [{ path: action.path, action }] : [],
  );
  const actionPage = (action: ActionPlan) => screen(action, <ActionScreen key={plan.name} plan={plan} action={action} />);
  return (
    <Routes>
      <Route
        index
        element={exists('list') || plan.tabs ? own('list', <Index plan={plan} exists={exists('list')} refused={refused} />) : <NotFound />}
      />
      <Route path="archive" element={exists('archive') ? <ArchiveScreen key={plan.name} plan={plan} /> : <NotFound />} />
      <Route path="create" element={screen('create', own('create', <CreateScreen key={plan.name} plan={plan} />))} />
      {pages.map(({ path, action }) => (
        <Route key={path} path={path} element={actionPage(action)} />
      ))}
      {plan.opens === 'edit' ? (
        <Route path=":id" element={screen('show', <EditScreen key={plan.name} plan={plan} />)} />
      ) : (
        <>
          <Route
            path=":id"
            element={screen('show', own('show', plan.kind === 'log' ? <InLog plan={plan} /> : <RecordPage key={plan.name} plan={plan} />))}
          />
          <Route path=":id/edit" element={screen('update', own('edit', <EditScreen key={plan.name} plan={plan} />))} />
        </>
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function Index({ plan, exists, refused }: { plan: Plan; exists: boolean; refused: ReactNode }) {
  const screens = useScreens();
  if (!plan.list && plan.tabs) {
    const first = firstTab(Object.values(screens.plans), plan, screens);
    return first ? <Navigate to={`${screens.base}/${first.path}`} replace /> : refused;
  }
  if (!exists) return <NotFound />;
  return plan.kind === 'log' ? <LogScreen plan={plan} /> : <ListScreen plan={plan} />;
}

function InLog({ plan }: { plan: Plan }) {
  const { id } = useParams();
  return <Navigate to={useScreenPath(plan).show(id)} replace />;
}

/** New screens start at the top; going back restores the position, which the browser does. */
function useStartAtTop(): void {
  const { pathname } = useLocation();
  const comingBack = useNavigationType() === 'POP';
  const shown = useRef('');
  useLayoutEffect(() => {
    // A change of the query only, such as page or filter, keeps the position.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!comingBack) document.documentElement.scrollTop = 0;
  }, [pathname, comingBack]);
}
