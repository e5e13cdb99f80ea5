import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import type { Plan } from '../plan/Plan.ts';
import { ArchiveScreen } from './archive/ArchiveScreen.tsx';
import { ListScreen } from './list/ListScreen.tsx';
import { CreateScreen, EditScreen, ShowScreen } from './recordScreens.tsx';
import { NoPermission, NotFound } from './shell/messages.tsx';
import { usePlanRights } from './usePlanRights.ts';

/**
 * The addresses of one plan, below `{plan.path}/*`: list, archive, create, `:id`, `:id/edit`.
 * A screen whose flag is off does not exist; one without the right says so (spec 1 §2.1).
 */
export function ResourceRoutes({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const { exists, may } = usePlanRights(plan);
  useStartAtTop();
  const screen = (use: keyof typeof exists, element: ReactNode) => {
    if (!exists[use]) return <NotFound />;
    return may[use] ? element : <NoPermission page={translate(`resources.${plan.name}.name`)} />;
  };
  return (
    <Routes>
      <Route index element={exists.list ? <ListScreen key={plan.name} plan={plan} /> : <NotFound />} />
      <Route path="archive" element={exists.archive ? <ArchiveScreen key={plan.name} plan={plan} /> : <NotFound />} />
      <Route path="create" element={screen('create', <CreateScreen key={plan.name} plan={plan} />)} />
      <Route path=":id" element={screen('show', <ShowScreen key={plan.name} plan={plan} />)} />
      <Route path=":id/edit" element={screen('update', <EditScreen key={plan.name} plan={plan} />)} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** A screen that one goes to starts at its top; one that one comes back to stands where it was left, which is the browser's part. */
function useStartAtTop(): void {
  const { pathname } = useLocation();
  const comingBack = useNavigationType() === 'POP';
  const shown = useRef('');
  useEffect(() => {
    // A change of the query alone, a list's own page or filter, moves nothing.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!comingBack) document.documentElement.scrollTop = 0;
  }, [pathname, comingBack]);
}
