/** How the search of everything shows and opens the records of a resource. */
export interface SearchPlan<Path extends string = string> {
  /** Place among the kinds, lowest first. @default after all that have one, in the order of the menu */
  order?: number;
  /** Second text that identifies a record, such as an email address. @default the first other column of text */
  text?: Path;
  /** Name of the record that it belongs to, such as its project. @default none */
  context?: Path;
  /** Status, shown as a tag. @default none */
  status?: Path;
  /** Address below the base, `projects/{projectId}?task={_id}`. @default the record's own page */
  to?: string;
  /** A log's filter that takes the text: the search leads to the log, and asks for none of its records. @default none */
  filter?: string;
}
