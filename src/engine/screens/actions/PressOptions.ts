import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { OpenSwitch } from '../values/switches.ts';
import type { Matching } from '../values/useSelection.ts';
import type { NotifyChoice } from './notify/NotifyPart.tsx';
import type { Outcome } from './runInParts.ts';
import type { TriedAction } from './tries.ts';
import type { RunOptions } from './useAction.tsx';

export interface PressOptions {
  plan: Plan;
  ids: readonly string[];
  /** The one record that the action is on. */
  record?: Values | undefined;
  /** Rows of the selection, as far as they are on hand. */
  records?: readonly Values[] | undefined;
  /** All rows of a filter instead of ids. */
  matching?: Matching | undefined;
  parent?: Values | undefined;
  switches?: readonly OpenSwitch[];
  elsewhere?: RunOptions['elsewhere'];
  onDetails?: RunOptions['onDetails'];
  /** Called with the outcome, and the rows that stay selected. */
  onDone: (left: string[], outcome: Outcome, action: ActionPlan) => void;
}

export type PendingAction = { action: ActionPlan } & (
  | { step: 'confirm'; warning?: string; effect?: TriedAction | undefined }
  | { step: 'choose'; anchor: HTMLElement | undefined }
  | { step: 'form' }
  | { step: 'edit' }
  | { step: 'dialog'; dialog: string }
  | { step: 'tried'; effect: TriedAction; chosen: string | undefined }
  | { step: 'recount'; matching: Matching; expected: number; chosen: string | undefined; spared: boolean; told: NotifyChoice | undefined }
);

export interface Choice {
  chosen?: string | undefined;
  spared?: boolean;
  told?: NotifyChoice | undefined;
}
