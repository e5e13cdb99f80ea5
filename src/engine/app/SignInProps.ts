import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { Translate } from '../texts/translate.ts';

export interface SignInProps {
  translate: Translate;
  answer: ConsoleAnswer;
  onSignedIn: () => void;
  /** The dialog that it stands in has a title of its own, and preserves the page below. */
  untitled?: boolean;
  /** Reason why a sign-in that left this page failed. */
  failure?: string | undefined;
}
