import type { Command } from './commands.ts';
import type { Scope } from './ShellProvider.tsx';
import type { ToolProvider } from './useAsk.ts';

export type FurtherSearch = (input: {
  text: string;
  signal: AbortSignal;
  ask: ToolProvider['ask'];
  offers: (operation: string) => boolean;
  scope: Scope | undefined;
  /** Prefix of the scope's addresses. */
  base: string;
}) => Promise<readonly Command[]>;

/** Additions to the search of everything. */
export interface GlobalSearchParts {
  /** Feature flag without which it finds no records. */
  flag?: string;
  /** Loaded with the search: finds what no list does. The group of its entries is a resource. */
  further?: () => Promise<FurtherSearch>;
}
