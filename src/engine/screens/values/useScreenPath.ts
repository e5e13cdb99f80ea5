import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { useScreens } from './ScreensProvider.tsx';

/** react-admin's own default differs: its edit is `/:id`. */
export function useScreenPath(plan: Plan) {
  const { base } = useScreens();
  return useMemo(() => screenPath(base, plan), [base, plan]);
}

/** For code without hooks. A log's record is shown over its list. */
export function screenPath(base: string, { path, kind, copy = 'copy', opens }: Plan) {
  const list = `${base}/${path}`;
  const one = (id: unknown) => `${list}/${encodeURIComponent(String(id))}`;
  const create = `${list}/create`;
  const show = kind === 'log' ? (id: unknown) => `${list}?${new URLSearchParams({ record: String(id) }).toString()}` : one;
  const region = /^\/region\/([^/]+)/.exec(base)?.[1] ?? '';
  return {
    list,
    archive: `${list}/archive`,
    create,
    copy: (id: unknown) => `${create}?${new URLSearchParams({ [copy]: String(id) }).toString()}`,
    show,
    opens: opens?.startsWith('/')
      ? (id: unknown) => opens.replace('{region}', region).replace('{id}', encodeURIComponent(String(id)))
      : show,
    // A record that opens in its form has no other page.
    edit: (id: unknown) => (opens === 'edit' ? one(id) : `${one(id)}/edit`),
  };
}
