import { createContext, useContext, type ReactNode } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** The part of the API's data that the console stands in, such as a tenant. */
export interface Scope {
  id: string;
  label: string;
  /** Prefix of its addresses. */
  path: string;
  values: Values;
  /** Variables of texts that name it. */
  words?: Readonly<Record<string, string>>;
  /** Address of a record that is outside it; undefined for a record within. */
  outside?: (plan: Plan, record: Values) => string | undefined;
}

/** The signed-in user. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export interface ShellState {
  brandName: string;
  me: Person;
  /** Chooses the work lists of the home page. @default all of them */
  role?: string | undefined;
  /** Shown instead of a name that nobody knows, such as “No account”. */
  account?: string;
  /** Absent when the address names none that the user may open, and where the API has none. */
  scope?: Scope | undefined;
  appearance: Appearance;
  setAppearance: (appearance: Appearance) => void;
  /** Absent where nobody is signed in. */
  logout?: (() => void) | undefined;
  /** Name of the console without scopes. */
  place?: string;
  /** Leaves for another scope with a fresh start of the console. */
  openScope?: ((scope: Scope) => void) | undefined;
  /** “Why is this disabled?” names flags and rights, and what a flag hides. @default in plain words */
  explains?: boolean;
  /** Web address or `mailto:` of support, by configuration. */
  supportUrl?: string | undefined;
  /** Address of the console's documentation, by configuration. */
  docsUrl?: string | undefined;
  /** Other applications, by configuration; each opens in a new tab (spec 1 §2.1). */
  links: { name: string; href: string }[];
}

const ShellContext = createContext<ShellState | null>(null);

export const ShellProvider = ({ value, children }: { value: ShellState; children: ReactNode }) => (
  <ShellContext value={value}>{children}</ShellContext>
);

/** The console around the frame. */
export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell renders below a ShellProvider.');
  return shell;
}
