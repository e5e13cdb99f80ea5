import type { ComponentType } from 'react';
import type { CodeStepProps } from './CodeStep.tsx';
import type { AskPublic, Outcome } from './flow.ts';
import type { LockedStepProps } from './LockedStep.tsx';
import type { Translate } from '../../../engine/texts/translate.ts';

/** Steps after the first; loaded while the form is filled in, since the page's bytes are a budget. */
export interface LaterSteps {
  CodeStep: ComponentType<CodeStepProps>;
  LockedStep: ComponentType<LockedStepProps>;
  translate: Translate;
  ask: AskPublic;
  signInByPasskey: () => Promise<Outcome | null>;
  suggestPasskeys: SuggestPasskeys;
}

export type OnPasskeyChosen = (signIn: () => Promise<Outcome | null>) => void;
export type SuggestPasskeys = (signal: AbortSignal, onChosen: OnPasskeyChosen) => Promise<void>;
