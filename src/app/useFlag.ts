import { useScreens } from '../screens/ScreensProvider.tsx';
import type { FlagName } from './flags.ts';

/** Is this flag on for the signed-in user? */
export const useFlag = (name: FlagName): boolean => useScreens().flag(name);
