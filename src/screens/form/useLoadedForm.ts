import { useEffect, useState } from 'react';
import type { GeneratedForm } from '../../generated/forms/load.ts';
import { useScreens } from '../ScreensProvider.tsx';

/** A form with its validator; undefined while its code is on the way. */
export function useLoadedForm(id: string): GeneratedForm | undefined {
  const { loadForm } = useScreens();
  const [loaded, setLoaded] = useState<{ id: string; form?: GeneratedForm; failure?: unknown }>({ id });
  useEffect(() => {
    let current = true;
    loadForm(id).then(
      (form) => current && setLoaded({ id, form }),
      (failure: unknown) => current && setLoaded({ id, failure }),
    );
    return () => {
      current = false;
    };
  }, [id, loadForm]);
  if (loaded.failure) throw loaded.failure;
  return loaded.id === id ? loaded.form : undefined;
}
