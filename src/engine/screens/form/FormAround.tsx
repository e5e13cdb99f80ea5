import { createContext, useContext } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

/** What a field may need to know beyond its own value: whose form it stands in. */
export interface Around {
  plan: Plan;
  /** The record that is edited, or that an action is on. */
  record?: Values | undefined;
  /** Of settings: the open one of their sections. */
  section?: string | undefined;
  /** The record above a child list. */
  parent?: Values | undefined;
}

export const FormAround = createContext<Around | null>(null);

/** The plan and record around a field; nothing outside a form. */
export const useFormAround = (): Around | null => useContext(FormAround);
