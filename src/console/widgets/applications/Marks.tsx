import AutoMode from '@mui/icons-material/AutoModeOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import { useCellWords } from '../../../engine/screens/widgets/useCellWords.ts';
import { progressedText, viewedOf, viewedText } from '../cells.ts';

export function ViewedField(props: FieldProps) {
  const words = viewedText(props, useCellWords());
  const viewed = viewedOf(props);
  if (viewed === null) return <Mark words={words}>–</Mark>;
  return <Mark words={words}>{viewed ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}</Mark>;
}

export function ProgressedField(props: FieldProps) {
  const { value } = props;
  const words = progressedText(props, useCellWords());
  if (isEmpty(value)) return <Mark words={words}>–</Mark>;
  return <Mark words={words}>{value === true ? <PersonOutlined fontSize="small" /> : <AutoMode fontSize="small" />}</Mark>;
}

/** A sign with its words, for those who do not see it and for those who rest on it. */
function Mark({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Sign role="img" aria-label={words} title={words}>
      {children}
    </Sign>
  );
}

const Sign = styled('span')(({ theme }) => ({ display: 'inline-flex', verticalAlign: 'middle', color: theme.palette.text.secondary }));
