import type { ValueKind } from '../plan/ValueKind.ts';

/** A source as declarations spell it, or one in a list. `sort` stands for a source by the argument's type. */
type Role = string | [string];

export interface Dialect {
  name: string;
  /** Source of arguments by name, or by `object.name`, in every operation. */
  roles: Record<string, Role>;
  /** The same for lists only: paging, sort, search. */
  listRoles: Record<string, Role>;
  /** Names that page a list only next to their counterpart: `from` with `count`, `page` with `size`. */
  pairedRoles?: Record<string, string>;
  /** Arguments with the record's id; `{type}` is the type in lower camel case. */
  id: string[];
  ids: string[];
  parent: string[];
  scope: string[];
  session: string[];
  /** The first existing path applies. `more`: rows follow, `cursor`: end of the page, `errors`: errors within a payload. */
  answers: {
    rows: string[];
    total: string[];
    refused: string[];
    record: string[];
    more?: string[];
    cursor?: string[];
    errors?: ErrorsInPayload[];
    /** Number of changed records, or list of their ids. */
    changed?: string[];
  };
  /** Root fields that count a list, with the number's path: `{list}_aggregate` → `aggregate.count`. */
  counts?: { field: string; at: string }[];
  /** The console pages and sorts lists without such arguments; lists without a total report whether rows follow. */
  clientPagination?: true;
  /** Bulk actions may run record by record, where an operation takes one id. */
  oneByOne?: true;
  /** Spelling of a sort in a text, which no schema says: `{field}:{order}`, `{-}{field}`. */
  sortText?: string;
  where?: Where;
  writes?: Writes;
  /** Subscription that tells of the rows of any list, by the name of the list's operation. */
  watch?: string;
  idFields: string[];
  always: string[];
  scalars: Record<string, ValueKind>;
  /** Widgets of scalars, wherever no declaration names another. @default those of their kinds */
  scalarWidgets?: Record<string, string>;
  dates: string[];
  /** Prefixes of label keys for enums. @default `enums.{name}` */
  choiceLabels: Record<string, string>;
}

/** Error in a payload: message and field. With `done`, any other value is an error, even without a message. */
export interface ErrorsInPayload {
  at: string;
  message: string;
  field?: string;
  done?: { at: string; is: string | true };
}

/** Filter object by field: `where: { name: { _ilike } }`, `condition: { name }`. */
export interface Where {
  arguments: string[];
  /** Operators by kind, in order of preference; `''` is the value itself. */
  operators: Partial<Record<ValueKind, string[]>>;
  patterns?: Record<string, string>;
  /** Constant siblings of an operator, if its type has them: `{ contains: { mode: 'insensitive' } }`. */
  constants?: Record<string, Record<string, unknown>>;
  /** Operators of a date range; `open` ones exclude their bound. */
  range?: { from: string[]; to: string[]; open?: string[] };
  among?: string[];
  either?: string[];
  every?: string[];
}

/** Naming patterns of operations; `{Type}`, `{type}`, `{Types}`, `{types}` and `{table}` are the type's name. */
export interface Writes {
  list: string[];
  get: string[];
  create: string[];
  update: string[];
  delete: string[];
  /** Argument paths of a record's values; `''` means the operation's own arguments. */
  values: { create: string[]; update: string[] };
  /** Objects around a value: `{ set: value }`. */
  wrapped?: string[];
  /** Objects around a relation: `author: { connect: { id } }`. */
  related?: string[];
}

export const ownScalars: Readonly<Record<string, ValueKind>> = {
  String: 'text',
  ID: 'id',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
