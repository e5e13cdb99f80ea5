import { createContext, useContext, type ReactNode } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { ToolGrants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { BespokePage } from './pages.ts';

/** What the screens need to know of the console around them; the app composes it, since screens import neither client nor app. */
export interface Screens extends ToolGrants {
  /** The tenant's base path, `/region/eu-west-1/shops/65…`. */
  base: string;
  plans: Readonly<Record<string, Plan>>;
  /** Keys the drafts: one person's typing is never offered to another. */
  userId: string;
  /** The name of a record of one of the contract's types, where the session tells it to those who may not read the record. */
  nameOf?: (type: string, id: string) => string | undefined;
  /** The bespoke screens by their names; without one the kind's own screen stands in, and a tab is not there. */
  pages?: Readonly<Record<string, BespokePage>>;
  /** Fetches the texts that the first list does without; for parts that stand on its pages, too. */
  loadTexts?: () => Promise<unknown>;
  /** A form with its precompiled validator, fetched when it is first needed. */
  loadForm: (id: string) => Promise<GeneratedForm>;
}

export const ScreensProvider = ({ value, children }: { value: Screens; children: ReactNode }) => (
  <ScreensContext value={value}>{children}</ScreensContext>
);

/** The console around a screen. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('Screens render below a ScreensProvider.');
  return screens;
}

const ScreensContext = createContext<Screens | null>(null);
