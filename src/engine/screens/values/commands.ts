export type CommandGroup = 'page' | 'go' | 'create' | 'scopes' | 'console' | 'found';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** A key, or the destination. */
  hint?: string;
  /** An address below the console… */
  to?: string;
  /** … or something to be done. */
  run?: () => void;
}
