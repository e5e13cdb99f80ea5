import type { FieldProps } from '../../engine/screens/values/field.ts';
import { useCellWords } from '../../engine/screens/widgets/useCellWords.ts';
import { mfaText } from './cells.ts';

export const MfaField = (props: FieldProps) => mfaText(props, useCellWords());
