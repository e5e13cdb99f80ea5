/** One of the things that the global search finds, each with a tab of its own; paths are of a result's row. */
export interface SearchKind {
  name: string;
  operation: string;
  /** The argument that the question stands in; without one its parts are the operation's own arguments. */
  argument?: string;
  /** Where a result opens, below the tenant's base: `vacancies/{_id}`. */
  to: string;
  /** What is shown of a result, best first: its name, of one field or several, and what else may have been found. */
  title: string;
  marked: string;
  subtitle?: string;
  /** The field that holds its status, and the enum whose texts name it. */
  status?: { field: string; type: string };
}
