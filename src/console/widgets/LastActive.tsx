import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateTimeField, dateTimeText } from '../../engine/screens/widgets/DateTime.tsx';
import { isEmpty, type CellText, type FieldProps } from '../../engine/screens/values/field.ts';

/** When an account was last used; one that never was is not activated yet (specification 3 §2). */
export function LastActiveField(props: FieldProps) {
  const translate = useTranslate();
  return isEmpty(props.value) ? <Never>{translate('screens.account.unactivated')}</Never> : <DateTimeField {...props} />;
}

export const lastActiveText: CellText = (cell, words) =>
  isEmpty(cell.value) ? words.translate('screens.account.unactivated') : dateTimeText(cell, words);

const Never = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
