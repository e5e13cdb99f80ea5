import { useMemo } from 'react';
import type { Plan } from '../plan/Plan.ts';
import { useScreens } from './ScreensProvider.tsx';

/** The addresses of a plan's screens; react-admin's own default differs (its edit is `/:id`). */
export function useScreenPath(plan: Plan) {
  const { base } = useScreens();
  return useMemo(() => screenPath(base, plan), [base, plan]);
}

/** The same where there is no hook. A log's record is shown over its list. */
export function screenPath(base: string, { path, kind, copy = 'copy' }: Plan) {
  const list = `${base}/${path}`;
  const one = (id: unknown) => `${list}/${encodeURIComponent(String(id))}`;
  const create = `${list}/create`;
  return {
    list,
    archive: `${list}/archive`,
    create,
    copy: (id: unknown) => `${create}?${new URLSearchParams({ [copy]: String(id) }).toString()}`,
    show: kind === 'log' ? (id: unknown) => `${list}?${new URLSearchParams({ record: String(id) }).toString()}` : one,
    edit: (id: unknown) => `${one(id)}/edit`,
  };
}
