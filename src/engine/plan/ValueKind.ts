/** The kinds of value that a column or a field can hold; each has a widget of the same name in `screens/widgets`. */
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
  /** Several objects, each asked for by the same fields. */
  | 'rows'
  /** One object with fields of its own. */
  | 'group';
