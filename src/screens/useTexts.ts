import { useEffect, useState } from 'react';
import { useScreens } from './ScreensProvider.tsx';

/** Are the texts here that the first list does without? Asks for them where they are `wanted`; without them keys would be shown. */
export function useTexts(wanted: boolean): boolean {
  const { loadTexts } = useScreens();
  const [here, setHere] = useState(loadTexts === undefined);
  useEffect(() => {
    if (!wanted || here) return;
    const shown = () => setHere(true);
    void loadTexts?.().then(shown, shown);
  }, [wanted, here, loadTexts]);
  return here || !wanted;
}
