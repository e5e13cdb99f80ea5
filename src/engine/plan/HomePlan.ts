/** The page that a console opens with: lists of work, each a filtered list of a resource, and the steps that set a new place up. */
export interface HomePlan {
  lists: WorkListPlan[];
  /** Shown until all of them are done. @default none */
  steps?: StepPlan[];
}

export interface WorkListPlan {
  /** Its texts: `home.lists.{name}.title`, `.text` and `.empty`. */
  name: string;
  resource: string;
  /** Query of the list's address: filters, search form, `sort` and `order`. The list shows the same rows. @default none */
  query?: Record<string, string | string[]>;
  /** Paths of its columns; the first leads to the record. @default the list's primary column */
  columns?: string[];
  /** Roles that see it unless they choose otherwise; others may add it. @default all */
  roles?: string[];
}

export interface StepPlan {
  /** Its texts: `home.steps.{name}.title` and `.text`. */
  name: string;
  /** Settings are done once they exist, a list once it has a row. */
  resource: string;
}
