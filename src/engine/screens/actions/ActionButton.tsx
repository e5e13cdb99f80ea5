import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { createElement, useRef } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { useActionCommand } from './ActionCommand.tsx';
import { iconOf } from './actionIcons.ts';
import { KeyHint } from './KeyHint.tsx';
import { useActionLabel, useUnavailable, type Target } from './available.ts';
import type { PressOptions } from './PressOptions.ts';
import { useActionPress } from './useActionPress.tsx';

interface Props extends PressOptions {
  action: ActionPlan;
  disabled?: boolean;
}

export function ActionButton({ action, disabled = false, ...options }: Props) {
  const { press, running, dialogs } = useActionPress(options);
  return (
    <>
      <PressButton
        {...options}
        action={action}
        records={options.records ?? (options.record && [options.record])}
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
  /** Its record is still loading; the button keeps the focus meanwhile. */
  waiting?: boolean;
  /** Shows its letter, where there is room. */
  hint?: boolean;
}

/** Unavailable actions stay focusable, so that the keyboard reaches the reason. */
export function PressButton({ plan, action, disabled, running, onPress, waiting = false, hint = false, ...target }: ButtonProps) {
  const unavailable = useUnavailable(plan)(action, target);
  const { idle, why } = waiting ? {} : unavailable;
  const label = useActionLabel(plan)(action);
  const button = useRef<HTMLButtonElement>(null);
  const reason = idle ?? why;
  const blocked = why !== undefined || waiting;
  const { key } = action;
  useActionCommand(action, label, reason, disabled || waiting ? undefined : () => onPress(action, button.current ?? undefined));
  const icon = iconOf(action);
  const shown = (
    <Button
      ref={button}
      aria-haspopup={popupOf(action)}
      aria-keyshortcuts={key?.toUpperCase()}
      variant="outlined"
      disabled={disabled || idle !== undefined}
      aria-disabled={blocked || undefined}
      loading={running}
      startIcon={icon && createElement(icon)}
      onClick={({ currentTarget }) => (blocked ? undefined : onPress(action, currentTarget))}
      sx={{ flexShrink: 0, '&[aria-disabled=true]:not(:disabled)': { opacity: waiting ? 1 : 0.55, cursor: 'default' } }}
    >
      {label}
      {hint && key !== undefined && <KeyHint>{key.toUpperCase()}</KeyHint>}
    </Button>
  );
  if (reason === undefined || disabled) return shown;
  return (
    <Tooltip title={reason} describeChild>
      {/* Disabled buttons get no pointer events. */}
      {idle === undefined ? shown : <span>{shown}</span>}
    </Tooltip>
  );
}

function popupOf({ choose, form, path, dialog, confirm, edits }: ActionPlan): 'menu' | 'dialog' | undefined {
  if (choose) return 'menu';
  return dialog || confirm || edits || (form && !path) ? 'dialog' : undefined;
}
