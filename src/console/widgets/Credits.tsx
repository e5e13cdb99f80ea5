import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { NumberField } from '../../engine/screens/widgets/Number.tsx';

/** Credits for text messages, in a danger style below 100 (specification 2 §9). */
export function CreditsField(props: FieldProps) {
  const translate = useTranslate();
  const { value, column } = props;
  const number = <NumberField {...props} />;
  if (typeof value !== 'number' || value >= 100) return number;
  return (
    <Low>
      <WarningAmber aria-hidden />
      {number} <small>{translate(`${column.label}${value > 0 ? 'Low' : 'None'}`)}</small>
    </Low>
  );
}

const Low = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: 600,
  color: theme.palette.error.main,
  '& svg': { fontSize: 18 },
  '& small': { ...theme.typography.caption, color: 'inherit' },
}));
