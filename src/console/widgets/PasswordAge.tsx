import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { isEmpty, type CellText, type FieldProps } from '../../engine/screens/values/field.ts';
import { valuesOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { useCellWords } from '../../engine/screens/widgets/useCellWords.ts';

/**
 * How many days a password has left of its 60, counted from when it was last set, else from when the account was made
 * (specification 2 §6: zero or less is '0 day', with a warning). It is shown, never enforced (decisions §5).
 */
export function PasswordAgeField(props: FieldProps) {
  const text = passwordAgeText(props, useCellWords());
  if (text === null) return <Missing />;
  return daysLeft(props) !== 0 ? (
    <>{text}</>
  ) : (
    <Warned>
      <WarningAmber fontSize="inherit" aria-hidden />
      {text}
    </Warned>
  );
}

function daysLeft({ column, record }: FieldProps): number | undefined {
  const since = valuesOf({ column, record }).find((value) => !isEmpty(value));
  return since === undefined ? undefined : Math.max(0, lifetime - dayjs().diff(dayjs(since as string), 'day'));
}

export const passwordAgeText: CellText = (cell, { translate }) => {
  const left = daysLeft(cell);
  if (left === undefined) return null;
  return left === 0 ? translate('screens.account.noDay') : translate('screens.account.days', { smart_count: left });
};

const lifetime = 60;

const Warned = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.palette.warning.main,
  fontWeight: 600,
}));
