import type { Form } from '../forms/form.ts';
import type { ArgumentSource, Operation as Declared } from './Declaration.ts';
import type { Operation } from './schema.ts';

/** Purpose of an operation; it decides the meaning of argument names. */
export type Use = 'list' | 'get' | 'create' | 'update' | 'record' | 'selection';

export interface NamedForm {
  id: string;
  form: Form;
  /** A search form's values are the list's filter. */
  source: 'form' | 'filter';
}

export interface Called {
  declared: Declared;
  use: Use;
  key: string;
  form?: NamedForm | undefined;
  byId?: boolean;
  /** Path of the hold in the answer. */
  hold?: string | undefined;
  wanted: readonly string[];
  /** Columns of a list that are selected only while visible: path, and everything read for it. */
  optional?: readonly { path: string; paths: readonly string[] }[];
}

export interface Filling {
  operation: Operation;
  use: Use;
  key: string;
  args: Record<string, ArgumentSource>;
  form?: NamedForm | undefined;
}
