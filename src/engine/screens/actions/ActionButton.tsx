import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { createElement } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { usePageCommand } from '../values/pageCommands.ts';
import { iconOf } from './actionIcons.ts';
import { useActionLabel, useUnavailable, type Target } from './available.ts';
import { useActionPress, type PressOptions } from './useActionPress.tsx';

interface Props extends PressOptions {
  action: ActionPlan;
  records?: Target['records'];
  disabled?: boolean;
}

export function ActionButton({ action, records, disabled = false, ...options }: Props) {
  const { press, running, dialogs } = useActionPress(options);
  return (
    <>
      <PressButton
        {...options}
        action={action}
        records={records ?? (options.record && [options.record])}
        disabled={disabled}
        running={running !== undefined}
        onPress={press}
      />
      {dialogs}
    </>
  );
}

interface ButtonProps extends Target {
  plan: PressOptions['plan'];
  action: ActionPlan;
  disabled: boolean;
  running: boolean;
  onPress: (action: ActionPlan, anchor?: HTMLElement) => void;
}

/** Unavailable actions stay focusable, so that the keyboard reaches the reason. */
export function PressButton({ plan, action, ids, records, matching, parent, disabled, running, onPress }: ButtonProps) {
  const { idle, why } = useUnavailable(plan)(action, { ids, records, matching, parent });
  const label = useActionLabel(plan)(action);
  const reason = idle ?? why;
  const free = reason === undefined && !disabled;
  usePageCommand({ id: `action.${action.name}`, label, because: reason, ...(free && { run: () => onPress(action) }) });
  const icon = iconOf(action);
  const button = (
    <Button
      aria-haspopup={popupOf(action)}
      variant="outlined"
      disabled={disabled || idle !== undefined}
      aria-disabled={why !== undefined || undefined}
      loading={running}
      startIcon={icon && createElement(icon)}
      onClick={({ currentTarget }) => (why === undefined ? onPress(action, currentTarget) : undefined)}
      sx={{ flexShrink: 0, '&[aria-disabled=true]:not(:disabled)': { opacity: 0.55, cursor: 'default' } }}
    >
      {label}
    </Button>
  );
  if (reason === undefined || disabled) return button;
  return (
    <Tooltip title={reason} describeChild>
      {/* Disabled buttons get no pointer events. */}
      {idle === undefined ? button : <span>{button}</span>}
    </Tooltip>
  );
}

function popupOf({ choose, form, path, dialog, confirm }: ActionPlan): 'menu' | 'dialog' | undefined {
  if (choose) return 'menu';
  return dialog || confirm || (form && !path) ? 'dialog' : undefined;
}
