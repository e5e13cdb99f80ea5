import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

export interface FormContext {
  section?: string | undefined;
  parent?: Values | undefined;
}

export const FormAround = createContext<FormContext | null>(null);

export const useFormAround = (): FormContext | null => useContext(FormAround);
