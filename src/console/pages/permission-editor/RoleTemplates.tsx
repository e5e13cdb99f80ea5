import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { equalsRole, roleLabels } from './rules/labels.ts';
import type { Read } from './stores/permissionStore.ts';
import { Note } from './styles.ts';

interface Props {
  actions: readonly string[];
  read: Read;
  readOnly: boolean;
  onChoose: (labels: string[]) => void;
}

/** The role templates: each fills in its set, and is marked where the ticks are exactly that set (spec 2 §6). */
export function RoleTemplates({ actions, read: { roles, roleOptions, sections }, readOnly, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const equal = roleOptions.filter(({ value }) => equalsRole(actions, roles[value] ?? [], sections));
  const names = equal.map(({ label }) => label).join(', ');
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Note id={`${id}-label`}>{translate('permissions.roles.title')}</Note>
      <Line>
        {roleOptions.map(({ label, value }) => {
          const pressed = equal.some((role) => role.value === value);
          return (
            <Button
              key={value}
              size="small"
              variant="outlined"
              aria-pressed={pressed}
              disabled={readOnly}
              {...(pressed && { startIcon: <Check fontSize="inherit" /> })}
              onClick={() => onChoose(roleLabels(roles[value] ?? [], sections))}
            >
              {label}
            </Button>
          );
        })}
      </Line>
      <Note role="status">{names ? translate('permissions.roles.equal', { names }) : translate('permissions.roles.none')}</Note>
    </div>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0.5, 0),
  '& [aria-pressed=true]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
    color: theme.palette.primary.main,
  },
}));
