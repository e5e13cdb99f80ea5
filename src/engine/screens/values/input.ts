import type { FieldPlan } from '../../plan/Plan.ts';

/** What every XInput is given: the field's plan and react-hook-form's end of it. */
export interface InputProps {
  field: FieldPlan;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** react-hook-form focuses the first wrong field through it. */
  focusRef: (element: HTMLElement | null) => void;
  /** The message of what is wrong, translated. */
  error?: string | undefined;
  /** The message at a path below the field, of a widget that asks for a whole object or list. */
  errorAt?: (path: string) => string | undefined;
  disabled?: boolean;
  /** What stands for no choice. @default 'Please choose', or 'None' where none is needed */
  empty?: string;
}
