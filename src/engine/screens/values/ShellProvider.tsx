import { createContext, useContext, type ReactNode } from 'react';
import type { CustomerSummary, Me } from './customers.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** What the frame around the screens needs of the console; `app` composes it. */
export interface ShellState {
  brandName: string;
  me: Me;
  /** The selected customer; absent when the address names none that the user may open. */
  customer?: CustomerSummary;
  appearance: Appearance;
  setAppearance: (appearance: Appearance) => void;
  /** Absent where nobody is signed in. */
  logout?: (() => void) | undefined;
  /** What is administered where there are no customers. */
  place?: string;
  /** Leaves for another customer with a fresh start of the console (spec 1 §2.2). */
  openCustomer: (customer: CustomerSummary) => void;
  /** Where who is stuck finds help, by configuration. */
  supportUrl?: string | undefined;
  /** Other applications, by configuration; each opens in a new tab (spec 1 §2.1). */
  links: { name: 'talentHub' | 'questionBank'; href: string }[];
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
