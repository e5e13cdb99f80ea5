export interface Choice {
  id: string;
  /** A key of the catalogues. */
  label: string;
  /** Rights that sending it takes. */
  rights?: string[];
}

/** While a switch has one of these values. */
export interface While {
  switch: string;
  in: string[];
}

/** A choice between lists that is always made: rows of the parent, or values with what they send. */
export interface SwitchPlan {
  /** Also the query parameter. */
  name: string;
  /** Path in the parent, and the fields of a row: id, label and tag. */
  rows?: { path: string; id: string; label: string; tag?: { path: string; choices?: Choice[] } };
  values?: { id: string; label: string; sends: string | null; sort?: { field: string; order: 'ASC' | 'DESC' } }[];
}
