/** Kind of the global search, with a tab of its own; paths are relative to a result's row. */
export interface SearchKind {
  name: string;
  operation: string;
  /** The argument that the question stands in; without one its parts are the operation's own arguments. */
  argument?: string;
  /** Address of a result below the tenant's base: `orders/{_id}`. */
  to: string;
  /** Texts of a result, best first: its name from one or several fields, and other matching values. */
  title: string;
  marked: string;
  subtitle?: string;
  /** The field that holds its status, and the enum whose texts name it. */
  status?: { field: string; type: string };
}
