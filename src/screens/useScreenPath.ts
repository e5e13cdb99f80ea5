import { useMemo } from 'react';
import type { Plan } from '../plan/Plan.ts';
import { useScreens } from './ScreensProvider.tsx';

/** The addresses of a plan's screens; react-admin's own default differs (its edit is `/:id`). */
export function useScreenPath(plan: Plan) {
  const { base } = useScreens();
  return useMemo(() => {
    const list = `${base}/${plan.path}`;
    const show = (id: unknown) => `${list}/${encodeURIComponent(String(id))}`;
    return { list, archive: `${list}/archive`, create: `${list}/create`, show, edit: (id: unknown) => `${show(id)}/edit` };
  }, [base, plan.path]);
}
