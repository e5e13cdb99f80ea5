import type { Source } from '../plan/Plan.ts';
import type { ValueKind } from '../plan/ValueKind.ts';

/** How an API pages, sorts, filters, scopes, counts and answers: a table, not code. */
export interface Dialect {
  name: string;
  /** What an argument of this name, or `object.name`, is filled from in every operation. */
  roles: Record<string, Source>;
  /** The same, only in a list: paging, sorting, searching. `sort` is spelled as the argument's own type wants it. */
  listRoles: Record<string, Source>;
  /** Arguments that take the record's own id; `{type}` stands for the resource's type in lower camel case. */
  id: string[];
  /** Arguments that take the ids of several records. */
  ids: string[];
  /** Argument that takes the parent record's id; `{type}` is the parent's type. */
  parent: string[];
  /** Names behind `scope.` and `session.`. */
  scope: string[];
  session: string[];
  /**
   * Where an answer holds what is asked for, relative to the operation's field; the first path that exists is taken. `{type}` is the resource's
   * type in lower camel case. `more` says whether rows follow, `cursor` where the page ends, `errors` what the API refuses in an answer that is none.
   */
  answers: {
    rows: string[];
    total: string[];
    refused: string[];
    record: string[];
    more?: string[];
    cursor?: string[];
    errors?: Told[];
    /** Paths of the number of records that a write changed, or of a list of their ids. */
    changed?: string[];
  };
  /** Root fields beside a list that count what it matches, and where in theirs the number is: `{list}_aggregate` → `aggregate.count`. */
  counts?: { field: string; at: string }[];
  /** A list that takes neither a page nor a size is turned, and sorted where it takes no order, by the console; one without a total says whether rows follow. */
  turns?: true;
  /** What is done to a selection may be done to each of its records by itself, where an operation takes one id. */
  each?: true;
  /** How a list is narrowed by fields of its rows: in an argument whose fields are theirs, each compared by an operator or given as it is. */
  where?: Where;
  /** What writes are called beside their own type, and the arguments in which values are sent: names that inference looks for. */
  writes?: Writes;
  /** Names of the field that holds a row's id. */
  idFields: string[];
  /** Fields that every read of a record selects when the type has them. */
  always: string[];
  /** What a scalar of this name holds. */
  scalars: Record<string, ValueKind>;
  /** Fields of date and time that a list shows as a date. */
  dates: string[];
  /** Prefix of the label keys of an enum's choices, where it is not `enums.{name}`. */
  choiceLabels: Record<string, string>;
}

/** What an API refuses in an answer that is none: its words, and the field that they are about. Where it says `done`, all else was refused. */
export interface Told {
  at: string;
  message: string;
  field?: string;
  done?: { at: string; is: string | true };
}

/** A filter that is an object by field: `where: { name: { _ilike } }`, `condition: { name }`. */
export interface Where {
  /** Arguments that are such an object, the first that a list has is taken. */
  arguments: string[];
  /** By the kind of the value, the operators in order of preference; `''` is the value itself, without an operator. */
  operators: Partial<Record<ValueKind, string[]>>;
  /** Operators whose text is a pattern: `%{}%`. */
  patterns?: Record<string, string>;
  /** What stands beside an operator always, where its type has it: `{ contains: { mode: 'insensitive' } }`. */
  beside?: Record<string, Record<string, unknown>>;
  /** Operators of a date that make a range, from and to; what `open` ones name is not in it. */
  range?: { from: string[]; to: string[]; open?: string[] };
  /** Operators that take several values, by which rows are asked for by their ids. */
  among?: string[];
  /** Fields that take a list of such objects of which one must fit: what is searched for may stand in any field of the title. */
  either?: string[];
}

/** Names by which the operations of a type are found; `{Type}`, `{type}`, `{Types}`, `{types}` and `{table}` stand for the type's name. */
export interface Writes {
  list: string[];
  get: string[];
  create: string[];
  update: string[];
  delete: string[];
  /** Argument paths in which the values of a new record, or of a changed one, are sent; `''` are the operation's own arguments. */
  values: { create: string[]; update: string[] };
  /** A value in an object of its own: `{ set: value }`. */
  wrapped?: string[];
  /** A related record in an object of its own: `author: { connect: { id } }`. */
  related?: string[];
}

/** GraphQL's own scalars, which every API has. */
export const ownScalars: Readonly<Record<string, ValueKind>> = {
  String: 'text',
  ID: 'id',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
