import { createContext, useContext } from 'react';
import type { Values } from '../../plan/sources.ts';

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
  choose: (choice: Choice, typed: Values) => void;
}

export const TemplateChoiceContext = createContext<TemplateChoice>({
  templates: [],
  loading: false,
  failed: false,
  current: null,
  choose: () => undefined,
});

export const useTemplateChoice = (): TemplateChoice => useContext(TemplateChoiceContext);
