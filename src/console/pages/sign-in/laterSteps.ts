import type { ComponentType } from 'react';
import type { CodeStepProps } from './CodeStep.tsx';
import type { AskPublic } from './flow.ts';
import type { LockedStepProps } from './LockedStep.tsx';
import type { Translate } from '../../../engine/texts/translate.ts';

/** What comes after the first step; its code and texts arrive while the form is filled in (the page's bytes are a budget). */
export interface LaterSteps {
  CodeStep: ComponentType<CodeStepProps>;
  LockedStep: ComponentType<LockedStepProps>;
  translate: Translate;
  /** Asks what these steps ask. */
  ask: AskPublic;
}
