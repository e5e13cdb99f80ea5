/** Generated names for this contract, plain strings for any other. */
export interface Names {
  type: string;
  query: string;
  mutation: string;
  /** Field paths of the resource's type. */
  path: string;
  /** Argument paths by operation. */
  arguments: Record<string, string>;
  form: string;
  widget: string;
  page: string;
  flag: string;
  resource: string;
}

/** By name, or with the arguments that names alone do not fill. */
export type Operation<N extends Names = Names, Kind extends 'query' | 'mutation' = 'query' | 'mutation'> =
  | N[Kind]
  | OperationEntry<N, N[Kind]>;

export const operationName = (declared: Operation): string => (typeof declared === 'string' ? declared : declared.name);

export type OperationEntry<N extends Names = Names, Name extends string = string> = Name extends string
  ? {
      name: Name;
      /** Sources by argument path; `null` omits an argument. @default filled by the names of the arguments */
      args?: { [path in N['arguments'][Name]]?: ArgumentSource };
      /** Source of the region. @default the region in the address */
      region?: string;
    }
  : never;

/**
 * A source, a constant, one value as a list, the rows of several lists with constants of their own in one, the rows of a list that have some values
 * (with no more fields than the argument takes), the first of a list, or nothing at all.
 */
export type ArgumentSource =
  | string
  | { value: unknown }
  | [string]
  | { join: Record<string, Record<string, unknown>> }
  | { rows: string; where?: Record<string, unknown> }
  | { first: string }
  | null;

export interface When<N extends Names = Names> {
  field: N['path'];
  /** Values that it may have. @default any */
  in?: unknown[];
  /** Values that it may not have. @default none */
  not?: unknown[];
}

export interface Notifies<N extends Names = Names> {
  /** Argument that says whether people are notified. @default they are */
  notify?: string;
  /** Argument that takes the id of a reason; the operation that previews actions answers the choices. @default no reason */
  reason?: string;
  /** Path of the hold in the answer: `_id`, `until`, `mailed`, `texted`; null where nothing can be undone. */
  hold: string;
  /** Operation that undoes the change by the hold's id. */
  undo: N['mutation'];
  /** Field of the record with its open holds. @default none */
  open?: string;
}

export interface Action<N extends Names = Names> {
  /** A public operation is offered to users who may update the record. */
  operation: Operation<N, 'mutation'>;
  /** `undo`: only as another action's inverse. */
  on: 'record' | 'selection' | 'archived' | 'list' | 'undo';
  /** Page below the list's path, for an action on the list with a form. @default a dialog */
  path?: string;
  /** A registered icon, or one of `screens/actions/actionIcons`. @default none */
  icon?: string;
  /** Inverse action. @default none */
  undo?: string;
  /** Preview or warning registered by `defineConsole`, shown if its operation may be called. @default none */
  preview?: { name: string; operation: N['query'] };
  /** Counted first, and confirmed for more than 20 rows, or if people are affected (`effects`); source `spared`. @default none */
  tried?: 'effects' | 'many';
  /** Asks first, in the words `resources.{name}.confirm.{action}`. @default deletions that nothing undoes */
  confirm?: true;
  /** It reaches people: they are counted first, and it can be undone until the messages leave. @default none */
  notifies?: Notifies<N>;
  /** @default none */
  form?: N['form'];
  /**
   * Menu of values, or of a switch's rows after the open one; the choice is the source `chosen`. Without that switch, of the rows of the
   * record (a path to their label) after the one whose id its field `after` has. @default none
   */
  choose?: { values: readonly string[] } | { after: string; rows?: N['path'] };
  /** A letter that runs it in a panel, on the record's page, and on the list's focused row or selection. @default none */
  key?: string;
  /** Detail next to its button; without a form, what must not run twice is enabled once per open panel. @default none */
  detail?: N['path'];
  /** Boolean shown as a switch; the new value is the source `turned`, and `when` forbids only turning it on. @default a button */
  toggles?: N['path'];
  /** Dialog that does it step by step. @default at once, or by its form */
  dialog?: string;
  /** Enabled only for these values of the record's fields. @default always */
  when?: When<N> | When<N>[];
  /** Shares a button, with a label of its own, with the other actions of the slot: the first whose `when` fits the record, else the last one. @default a button of its own */
  slot?: string;
  /** Operation whose right a public one needs here. @default the resource's update */
  rightOf?: N['mutation'];
}
