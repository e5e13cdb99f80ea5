import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

/** Context of a field, in addition to the resource and the record. */
export interface Around {
  /** The open section of settings. */
  section?: string | undefined;
  /** The record above a child list. */
  parent?: Values | undefined;
}

export const FormAround = createContext<Around | null>(null);

/** Section and parent of the form around a field; null outside a form. */
export const useFormAround = (): Around | null => useContext(FormAround);
