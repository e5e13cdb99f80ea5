import Lock from '@mui/icons-material/Lock';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CellText, FieldProps } from '../../engine/screens/values/field.ts';

/** Icon for locked accounts only (specification 3 §2). */
export function LockedField({ value }: FieldProps) {
  const translate = useTranslate();
  if (value !== true) return null;
  const label = translate('screens.account.locked');
  return (
    <Tooltip title={label}>
      <Badge role="img" aria-label={label} tabIndex={0}>
        <Lock fontSize="inherit" />
      </Badge>
    </Tooltip>
  );
}

/** Text alternative of the lock icon; empty if there is none. */
export const lockedText: CellText = ({ value }, { translate }) => (value === true ? translate('screens.account.locked') : '');

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  fontSize: 18,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.error.main,
}));
