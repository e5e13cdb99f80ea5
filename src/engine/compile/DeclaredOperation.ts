/** The names that a declaration may use; the generated ones for this contract, plain strings for any other. */
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
}

/** An operation by name, or with the arguments that names alone do not fill. */
export type Operation<N extends Names = Names, Kind extends 'query' | 'mutation' = 'query' | 'mutation'> =
  | N[Kind]
  | OperationEntry<N, N[Kind]>;

/** An operation with what names alone do not say. */
export type OperationEntry<N extends Names = Names, Name extends string = string> = Name extends string
  ? {
      name: Name;
      /**
       * Sources by argument path; `null` leaves an argument out.
       * @default filled by the names of the arguments
       */
      args?: { [path in N['arguments'][Name]]?: ArgumentSource };
      /**
       * Which region is asked.
       * @default the region in the address
       */
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

/** A field of a record and the values that it may have. */
export interface When<N extends Names = Names> {
  field: N['path'];
  in: unknown[];
}

/** Something else that can be done with records. */
export interface Action<N extends Names = Names> {
  /** A public operation is offered to whoever may update the record. */
  operation: Operation<N, 'mutation'>;
  /** On one record, on selected rows of the list, on selected rows of the archive, on the list as a whole, or never but as another's undo. */
  on: 'record' | 'selection' | 'archived' | 'list' | 'undo';
  /**
   * Page of its own below the list's path, for an action on the list with a form.
   * @default a dialog
   */
  path?: string;
  /**
   * An icon of `screens/actions/actionIcons`.
   * @default none
   */
  icon?: string;
  /**
   * The action that undoes this one.
   * @default none
   */
  undo?: string;
  /**
   * A preview of `screens/previews` of what it would do, shown in its form's dialog, or else in one that asks first; it shows where its operation
   * may be asked. A registered warning is worked out first, and shown only where there is something to say.
   * @default none
   */
  preview?: { name: string; operation: N['query'] };
  /**
   * Tried first where the platform can, and confirmed where it would change more than 20 rows; with `effects` also where people would be signed
   * out, mailed or texted at once. Arguments take whether rows that need care are left out as the source `spared`.
   * @default effects for what a restore undoes, else none
   */
  tried?: 'effects' | 'many';
  /**
   * A form of its own.
   * @default none
   */
  form?: N['form'];
  /**
   * One of several things to do: a menu, whose choice arguments take as the source `chosen`. Values, or the rows of a switch that come after the
   * open one; without any it is not offered.
   * @default there is no choice
   */
  choose?: { values: readonly string[] } | { after: string };
  /**
   * The detail that it changes: its button stands next to that, and nowhere else. Without a form, what must not run twice (invites, mails) is
   * enabled once per open panel, then `resources.{name}.whyNot.{action}Twice` explains why not.
   * @default among the record's buttons
   */
  detail?: N['path'];
  /**
   * A Boolean of the record that it toggles: shown as a switch. Arguments take its new value as the source `turned`; `when` forbids only turning it on.
   * @default it is a button
   */
  toggles?: N['path'];
  /**
   * A dialog of `screens/actions/dialogs.ts` that does it, step by step.
   * @default it is done at once, or by its form
   */
  dialog?: string;
  /**
   * Enabled only when a field of the record, or each of several, has one of these values.
   * @default always
   */
  when?: When<N> | When<N>[];
}
