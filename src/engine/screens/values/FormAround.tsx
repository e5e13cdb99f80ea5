import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

export interface Around {
  section?: string | undefined;
  parent?: Values | undefined;
}

export const FormAround = createContext<Around | null>(null);

export const useFormAround = (): Around | null => useContext(FormAround);
