import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { later } from '../later.tsx';
import { leftOver, type Outcome } from './runInParts.ts';
import { useAction, type RunOptions } from './useAction.tsx';

interface Props extends RunOptions {
  plan: Plan;
  action: ActionPlan;
  ids: readonly string[];
  disabled?: boolean;
  /** Told which rows are left to look at. */
  onDone: (left: string[], outcome: Outcome) => void;
}

/** The button of one action; what cannot be undone asks first. */
export function ActionButton({ plan, action, ids, disabled = false, onDone, ...options }: Props) {
  const translate = useTranslate();
  const { run, running } = useAction(plan);
  const [asking, setAsking] = useState(false);
  const label = useActionLabel(plan, action);
  const go = async () => {
    setAsking(false);
    const outcome = await run(action, ids, options);
    onDone(leftOver(outcome), outcome);
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled || ids.length === 0}
        loading={running}
        onClick={() => (action.confirm ? setAsking(true) : void go())}
      >
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate(`resources.${plan.name}.confirm.${action.name}.title`, {
            smart_count: ids.length,
            _: translate('ra.message.are_you_sure'),
          })}
          text={translate(`resources.${plan.name}.confirm.${action.name}.text`, { smart_count: ids.length, _: '' })}
          confirm={label}
          onConfirm={() => void go()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** An action's name: the resource's own text, else the general one. */
function useActionLabel(plan: Plan, action: ActionPlan): string {
  const translate = useTranslate();
  return translate(`resources.${plan.name}.actions.${action.name}`, { _: translate(`screens.action.names.${action.name}`) });
}

const ConfirmDialog = later(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
