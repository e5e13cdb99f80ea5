import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import type { Appearance } from '../../screens/values/ShellProvider.tsx';
import { usePrinting } from '../../screens/values/usePrinting.ts';
import { chooseAppearance, chosenAppearance } from './appearance.ts';
import { createConsoleTheme } from './theme.ts';

export interface Look {
  appearance: Appearance;
  setAppearance: (appearance: Appearance) => void;
  theme: Theme;
}

/** The chosen look, or the system's, as a theme; it follows the system while nothing is chosen. Paper is always light. */
export function useAppearance(): Look {
  const [appearance, set] = useState(chosenAppearance);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isPrinting = usePrinting();
  const chosen = appearance === 'system' ? (systemIsDark ? 'dark' : 'light') : appearance;
  const mode = isPrinting ? 'light' : chosen;
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  const setAppearance = useCallback((next: Appearance) => {
    chooseAppearance(next);
    set(next);
  }, []);
  return { appearance, setAppearance, theme };
}
