import { createContext, useContext, type ReactNode } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { ToolGrants } from '../../plan/availability.ts';
import type { LiveEvent, Onlooker } from '../../plan/EventPlan.ts';
import type { BreakdownPlan, Plan } from '../../plan/Plan.ts';
import { readerZone } from './datePresets.ts';
import type { BespokePage } from './pages.ts';

export interface Screens extends ToolGrants {
  /** The tenant's base path, `/region/eu-west-1/shops/65…`. */
  base: string;
  plans: Readonly<Record<string, Plan>>;
  /** Keys the drafts: nobody is offered another person's. */
  userId: string;
  /** Name of a record of a contract type, if the session has it for users without the right to read it. */
  nameOf?: (type: string, id: string) => string | undefined;
  /** Bespoke screens by name; the default is the kind's own screen, and no tab. */
  pages?: Readonly<Record<string, BespokePage>>;
  loadTexts?: () => Promise<unknown>;
  /** Loads the plan of a resource that so far has only its name. */
  prepare?: (resource: string) => Promise<void>;
  loadForm: (id: string) => Promise<GeneratedForm>;
  /** How lists are grouped, by their resource, if their plans do not say so. */
  loadBreakdowns?: () => Promise<Readonly<Record<string, BreakdownPlan>>>;
  /** Time zone whose days date filters mean. @default the reader's own */
  zone?: string;
  /** The console changes nothing, whatever its user may do. */
  readOnly?: boolean;
  /** Subscribes to changes of a resource's records, or of one record, until the returned function is called. */
  listen?: (plan: Plan, place: LivePlace, onEvent: (event: LiveEvent) => void) => () => void;
  /** Subscribes to who else looks at a record. */
  meet?: (plan: Plan, place: LivePlace, onPeople: (people: readonly Onlooker[]) => void) => () => void;
}

export interface LivePlace {
  /** A single record, instead of all. */
  id?: string | undefined;
  /** Its form is open. */
  editing?: boolean;
  /** When the shown data was read, in ms. */
  since: number;
}

export const ScreensProvider = ({ value, children }: { value: Screens; children: ReactNode }) => (
  <ScreensContext value={value}>{children}</ScreensContext>
);

export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('Screens render below a ScreensProvider.');
  return screens;
}

/** Time zone whose days date filters mean; `named` if it may be another than the reader's. */
export function useZone(): { zone: string; named: boolean } {
  const zone = useContext(ScreensContext)?.zone;
  return { zone: zone ?? readerZone(), named: zone !== undefined };
}

const ScreensContext = createContext<Screens | null>(null);
