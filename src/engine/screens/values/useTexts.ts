import { useEffect, useState } from 'react';
import { useScreens, type Screens } from './ScreensProvider.tsx';

/** True once the texts are loaded that the first list omits; without them keys would be shown. */
export function useTexts(wanted: boolean): boolean {
  const { loadTexts } = useScreens();
  const [here, setHere] = useState(loadTexts === undefined || loaded.has(loadTexts));
  useEffect(() => {
    if (!wanted || here) return;
    const shown = () => setHere(true);
    void fetchTexts(loadTexts).then(shown, shown);
  }, [wanted, here, loadTexts]);
  return here || !wanted;
}

/** Already loaded: no further render is needed. */
const loaded = new WeakSet<object>();

export async function fetchTexts(loadTexts: Screens['loadTexts']): Promise<void> {
  if (!loadTexts) return;
  await loadTexts();
  loaded.add(loadTexts);
}
