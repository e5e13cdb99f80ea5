import { createContext, useContext, type ReactNode } from 'react';
import type { CustomerSummary, Me } from './customers.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

export interface ShellState {
  brandName: string;
  me: Me;
  /** Absent if the address names no accessible customer. */
  customer?: CustomerSummary;
  appearance: Appearance;
  setAppearance: (appearance: Appearance) => void;
  /** Absent without a session. */
  logout?: (() => void) | undefined;
  place?: string;
  /** Restarts the console for another customer (spec 1 §2.2). */
  openCustomer: (customer: CustomerSummary) => void;
  /** Address of support, by configuration. */
  supportUrl?: string | undefined;
  /** By configuration; each opens in a new tab (spec 1 §2.1). */
  links: { name: 'talentHub' | 'questionBank'; href: string }[];
}

const ShellContext = createContext<ShellState | null>(null);

export const ShellProvider = ({ value, children }: { value: ShellState; children: ReactNode }) => (
  <ShellContext value={value}>{children}</ShellContext>
);

export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell renders below a ShellProvider.');
  return shell;
}
