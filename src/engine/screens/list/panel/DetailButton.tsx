import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { ActionPlan } from '../../../plan/Plan.ts';
import { iconOf } from '../../actions/actionIcons.ts';
import { useActionLabel, useUnavailable } from '../../actions/available.ts';
import type { PressOptions } from '../../actions/PressOptions.ts';
import { useActionPress } from '../../actions/useActionPress.tsx';

interface Props extends PressOptions {
  action: ActionPlan;
  spent: boolean;
}

/** A form behind an icon, anything else in words; the reason against it is next to it. */
export function DetailButton({ action, spent, ...options }: Props) {
  const { plan, ids, record } = options;
  const translate = useTranslate();
  const { press, running, dialogs } = useActionPress(options);
  const label = useActionLabel(plan)(action);
  const { why: forbidden } = useUnavailable(plan)(action, { ids, records: record && [record] });
  const why = spent ? translate(`resources.${plan.name}.whyNot.${action.name}Twice`, { _: translate('screens.panel.once') }) : forbidden;
  const icon = iconOf(action);
  const shared = {
    'aria-disabled': why !== undefined || undefined,
    onClick: () => (why === undefined ? press(action) : undefined),
    sx: { flexShrink: 0, '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default' } },
  } as const;
  return (
    <>
      <Tooltip title={why ?? (action.form ? label : '')} describeChild={why !== undefined}>
        {action.form && icon ? (
          <IconButton
            size="small"
            aria-label={label}
            edge="end"
            {...shared}
            sx={{ ...shared.sx, marginBlock: '-6px', '& svg': { fontSize: 18 } }}
          >
            {createElement(icon)}
          </IconButton>
        ) : (
          <Button size="small" variant="outlined" loading={running !== undefined} startIcon={icon && createElement(icon)} {...shared}>
            {label}
          </Button>
        )}
      </Tooltip>
      {dialogs}
    </>
  );
}
