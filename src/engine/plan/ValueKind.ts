/** Kinds of values; each has a widget of the same name in `screens/widgets`. */
export type ValueKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'url'
  | 'number'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'id'
  | 'json'
  /** Several objects with the same fields. */
  | 'rows'
  /** An object with fields. */
  | 'group';
