import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

/** A template as it is chosen: by its name to show, for the value that the form sends. */
export interface Choice {
  id: string;
  value: string;
  label: string;
}

export interface TemplateChoice {
  templates: readonly Choice[];
  loading: boolean;
  failed: boolean;
  current: Choice | null;
  /** Takes another one, with what stands in the form: what fits there goes along. */
  choose: (choice: Choice, typed: Values) => void;
}

export const TemplateChoiceContext = createContext<TemplateChoice>({
  templates: [],
  loading: false,
  failed: false,
  current: null,
  choose: () => undefined,
});

/** The templates that the form around may be of. */
export const useTemplateChoice = (): TemplateChoice => useContext(TemplateChoiceContext);
