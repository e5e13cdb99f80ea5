import { useEffect, useState } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import { useScreens, type Screens } from '../values/ScreensProvider.tsx';
import { fetchForm, formAtHand } from './loadedForms.ts';

export function useLoadedForm(id: string): GeneratedForm | undefined {
  const { loadForm } = useScreens();
  const [resolved, setSettled] = useState<{ id: string; loadForm: Screens['loadForm']; failure?: unknown }>();
  const form = formAtHand(loadForm, id);
  useEffect(() => {
    if (form) return;
    let current = true;
    fetchForm(loadForm, id).then(
      () => current && setSettled({ id, loadForm }),
      (failure: unknown) => current && setSettled({ id, loadForm, failure }),
    );
    return () => {
      current = false;
    };
  }, [form, id, loadForm]);
  if (resolved?.id === id && resolved.failure !== undefined && !form) throw resolved.failure;
  return form;
}
