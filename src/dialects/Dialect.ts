import type { Source, ValueKind } from '../plan/Plan.ts';

/** How an API pages, sorts, filters, scopes, counts and answers: a table, not code. */
export interface Dialect {
  name: string;
  /** What an argument of this name, or `object.name`, is filled from in every operation. */
  roles: Record<string, Source>;
  /** The same, only in a list: paging, sorting, searching. */
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
  /** Where an answer holds what is asked for, relative to the operation's field; the first path that exists is taken. */
  answers: { rows: string[]; total: string[]; refused: string[]; record: string[] };
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
