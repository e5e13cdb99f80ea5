import { styled } from '@mui/material/styles';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import { useCellWords } from '../../../engine/screens/widgets/useCellWords.ts';
import { lastUseText } from '../cells.ts';

/** Never says that a right is unused: only since when no use is recorded. */
export function LastUseField(props: FieldProps) {
  const text = lastUseText(props, useCellWords());
  return isEmpty(props.value) ? <Unused>{text}</Unused> : <>{text}</>;
}

const Unused = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
