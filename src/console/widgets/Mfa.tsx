import type { CellText, FieldProps } from '../../engine/screens/values/field.ts';
import { valuesOf } from '../../engine/screens/widgets/inList.ts';
import { useCellWords } from '../../engine/screens/widgets/useCellWords.ts';

export const MfaField = (props: FieldProps) => mfaText(props, useCellWords());

export const mfaText: CellText = ({ value, column, record }, { translate }) => {
  if (value !== true) return translate('screens.account.mfaOff');
  const [, method] = valuesOf({ column, record });
  if (typeof method !== 'string') return translate('screens.account.mfaOn');
  return translate('screens.account.mfaBy', { method: translate(`enums.MfaMethod.${method}`, { _: method }) });
};
