import type { FieldPlan } from '../../plan/Plan.ts';

export interface InputProps {
  field: FieldPlan;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** react-hook-form focuses the first wrong field through it. */
  focusRef: (element: HTMLElement | null) => void;
  error?: string | undefined;
  /** Message below the field, for widgets of whole objects or lists. */
  errorAt?: (path: string) => string | undefined;
  disabled?: boolean;
  /** Text of the empty choice. @default 'Please choose', or 'None' for optional fields */
  empty?: string;
}
