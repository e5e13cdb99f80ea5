import type { GeneratedForm } from '../../../forms/generated.ts';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';

export interface CellEditorProps {
  plan: Plan;
  action: ActionPlan;
  form: GeneratedForm;
  field: string;
  id: string;
  cell: () => HTMLElement | null;
  /** Goes on to the next or previous editable cell of the row, or ends. */
  onClose: (step: 1 | -1 | 0) => void;
}
