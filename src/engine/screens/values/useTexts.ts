import { useEffect, useState } from 'react';
import { useScreens, type Screens } from './ScreensProvider.tsx';

/** True once the texts are loaded that the first list omits; without them keys would be shown. */
export function useTexts(requested: boolean): boolean {
  const { loadTexts } = useScreens();
  const [here, setHere] = useState(loadTexts === undefined || loaded.has(loadTexts));
  useEffect(() => {
    if (!requested || here) return;
    const shown = () => setHere(true);
    void fetchTexts(loadTexts).then(shown, shown);
  }, [requested, here, loadTexts]);
  return here || !requested;
}

/** Already loaded: no further render is needed. */
const loaded = new WeakSet<object>();

export async function fetchTexts(loadTexts: Screens['loadTexts']): Promise<void> {
  if (!loadTexts) return;
  await loadTexts();
  loaded.add(loadTexts);
}
