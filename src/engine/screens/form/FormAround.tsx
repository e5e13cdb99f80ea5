import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

/** What a field may need to know beside the resource and the record in context. */
export interface Around {
  /** Of settings: the open one of their sections. */
  section?: string | undefined;
  /** The record above a child list. */
  parent?: Values | undefined;
}

export const FormAround = createContext<Around | null>(null);

/** Section and parent of the form around a field; null outside a form. */
export const useFormAround = (): Around | null => useContext(FormAround);
