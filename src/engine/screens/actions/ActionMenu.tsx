import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { LabelledMenu } from '../widgets/LabelledMenu.tsx';
import { iconOf } from './actionIcons.ts';
import { useActionLabel, useUnavailable, type Target } from './available.ts';

interface Props extends Target {
  plan: Plan;
  actions: readonly ActionPlan[];
  anchor: HTMLElement;
  onPress: (action: ActionPlan) => void;
  onClose: () => void;
  /** Items before the actions. */
  children?: ReactNode;
}

/** Without a pointer, each item shows its reason below its name. */
export function ActionMenu({ plan, actions, anchor, onPress, onClose, children, ...target }: Props) {
  const translate = useTranslate();
  const unavailable = useUnavailable(plan);
  const labelOf = useActionLabel(plan);
  const icons = actions.some(iconOf);
  return (
    <LabelledMenu label={translate('screens.tools.actions')} open anchorEl={anchor} onClose={onClose}>
      {children}
      {actions.map((action) => {
        const { idle, why } = unavailable(action, target);
        const reason = idle ?? why;
        const icon = iconOf(action);
        return (
          <MenuItem
            key={action.name}
            aria-disabled={reason !== undefined || undefined}
            onClick={() => {
              if (reason !== undefined) return;
              onClose();
              onPress(action);
            }}
          >
            {icons && <ListItemIcon>{icon && createElement(icon)}</ListItemIcon>}
            <ListItemText
              primary={labelOf(action)}
              secondary={reason}
              slotProps={{ primary: { sx: { opacity: reason === undefined ? 1 : 0.55 } } }}
              sx={{ whiteSpace: 'normal', maxWidth: 280 }}
            />
          </MenuItem>
        );
      })}
    </LabelledMenu>
  );
}
