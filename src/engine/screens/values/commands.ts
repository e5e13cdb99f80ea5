export type CommandGroup = 'page' | 'go' | 'create' | 'scopes' | 'console' | 'found';

/** One line of the command palette. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Beside the label: a key, or where it leads. */
  hint?: string;
  /** An address below the console… */
  to?: string;
  /** … or something to be done. */
  run?: () => void;
}
