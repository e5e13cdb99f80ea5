/** Payload that may be of several types: those that mean success, and the fields by which the others say why not. */
export interface OutcomePlan {
  at: string;
  done: string[];
  refused: Record<string, RefusalFields>;
}

/** Names of a type's fields, selected as `{type}_{name}`. */
export interface RefusalFields {
  message?: string;
  code?: string;
  field?: string;
}
