import type { ActionPlan } from '../../plan/Plan.ts';
import { usePageCommand } from '../values/pageCommands.ts';
import { useActionLabel, useUnavailable, type Target } from './available.ts';
import type { PressOptions } from './PressOptions.ts';

interface Props extends Target {
  plan: PressOptions['plan'];
  action: ActionPlan;
  disabled: boolean;
  run: () => void;
}

/** Keeps the letter and the command of an action that is in a menu. */
export function ActionCommand({ plan, action, disabled, run, ...target }: Props) {
  const { idle, why } = useUnavailable(plan)(action, target);
  useActionCommand(action, useActionLabel(plan)(action), idle ?? why, disabled ? undefined : run);
  return null;
}

/** Without `run` the action cannot be done yet; a reason says why it cannot be done at all. */
export function useActionCommand({ name, key }: ActionPlan, label: string, reason: string | undefined, run: (() => void) | undefined) {
  usePageCommand({
    id: `action.${name}`,
    label,
    because: reason,
    ...(key !== undefined && { keys: key.toUpperCase(), letter: key }),
    ...(reason === undefined && run && { run }),
  });
}
