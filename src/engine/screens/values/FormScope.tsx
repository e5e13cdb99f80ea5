import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

export interface FormScope {
  section?: string | undefined;
  parent?: Values | undefined;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export const useFormScope = (): FormScope | null => useContext(FormScopeContext);
