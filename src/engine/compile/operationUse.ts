import type { Form } from '../forms/form.ts';
import type { ArgumentSource, Operation as Declared } from './Declaration.ts';
import type { Operation } from './schema.ts';

/** Purpose of an operation; it decides the meaning of argument names. */
export type Use = 'list' | 'get' | 'create' | 'update' | 'record' | 'selection';

/** The form whose values an operation is filled from. */
export interface NamedForm {
  id: string;
  form: Form;
  /** A search form's values are the list's filter. */
  source: 'form' | 'filter';
}

export interface Called {
  declared: Declared;
  use: Use;
  /** Key in the declaration. */
  key: string;
  form?: NamedForm | undefined;
  /** An argument takes the record's id. */
  byId?: boolean;
  /** Field paths of the resource's type to select. */
  wanted: readonly string[];
  /** A list's columns that are selected only while visible: path, and everything read for it. */
  optional?: readonly { path: string; paths: readonly string[] }[];
}

/** An operation whose arguments are to be filled. */
export interface Filling {
  operation: Operation;
  use: Use;
  /** Key in the declaration. */
  key: string;
  args: Record<string, ArgumentSource>;
  form?: NamedForm | undefined;
}
