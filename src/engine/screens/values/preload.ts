import { createContext } from 'react';
import type { Plan } from '../../plan/Plan.ts';

/** Fetches the code of screens early; errors are reported when the screen itself is opened. */
export interface Preload {
  /** The page of a record, with the texts that it alone has. */
  record: (plan: Plan) => void;
  /** All screens and forms of a plan's records. */
  screens: (plan: Plan) => void;
}

/** The routes provide it, since a list imports no screen that it leads to. */
export const PreloadContext = createContext<Preload>({ record: () => undefined, screens: () => undefined });
