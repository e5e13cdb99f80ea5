/** Groups of the search of everything; those of records are named after their resource. */
export type CommandGroup = 'page' | 'recent' | 'settings' | 'pages' | 'actions' | 'scopes' | 'further' | (string & {});

/** An entry of the search of everything. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Name of the place it belongs to: `Email` is of `Notifications`. */
  context?: string;
  /** Other words that find it. */
  words?: string;
  /** A key that does the same. */
  keys?: string;
  /** An address below the console… */
  to?: string;
  /** … or something to be done. */
  run?: () => void;
}
