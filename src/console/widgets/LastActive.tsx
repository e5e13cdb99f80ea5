import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateTimeField } from '../../engine/screens/widgets/DateTime.tsx';
import { isEmpty, type FieldProps } from '../../engine/screens/values/field.ts';

/** When an account was last used; one that never was is not activated yet (specification 3 §2). */
export function LastActiveField(props: FieldProps) {
  const translate = useTranslate();
  return isEmpty(props.value) ? <Never>{translate('screens.account.unactivated')}</Never> : <DateTimeField {...props} />;
}

const Never = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
