import { useEffect, useState } from 'react';
import { useScreens, type Screens } from './ScreensProvider.tsx';

/** Are the texts here that the first list does without? Asks for them where they are `wanted`; without them keys would be shown. */
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

/** What has been loaded: whoever asks by it again waits for nothing, not even for a rendering. */
const loaded = new WeakSet<object>();

/** Fetches those texts, also ahead of need. */
export async function fetchTexts(loadTexts: Screens['loadTexts']): Promise<void> {
  if (!loadTexts) return;
  await loadTexts();
  loaded.add(loadTexts);
}
