import { useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

/** Also when closing the window (spec 1 §4). `query` names the query parameter that identifies the contents. */
export function useLeaveGuard(dirty: boolean, mayLeave: () => boolean, onDiscard: () => void, query?: string): ReactNode {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      dirty && !mayLeave() && (here.pathname !== there.pathname || (query !== undefined && partOf(here, query) !== partOf(there, query))),
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, mayLeave]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('screens.form.leaveTitle')}
      text={translate('ra.message.unsaved_changes')}
      confirm={translate('screens.form.leave')}
      cancel={translate('screens.form.stay')}
      onConfirm={() => {
        onDiscard();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
}

const partOf = ({ search }: { search: string }, name: string): string | null => new URLSearchParams(search).get(name);
