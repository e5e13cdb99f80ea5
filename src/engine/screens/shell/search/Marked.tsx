import { styled } from '@mui/material/styles';
import { marks } from './marks.ts';

/** Always text, never markup. */
export function Marked({ text, sought }: { text: string; sought: string }) {
  // A text's parts have no order but their own.
  // oxlint-disable-next-line react/no-array-index-key
  return marks(text, sought).map((part, index) => (part.marked ? <Mark key={index}>{part.text}</Mark> : part.text));
}

const Mark = styled('mark')(({ theme }) => ({
  color: theme.palette.text.primary,
  fontWeight: 650,
  borderRadius: 2,
  backgroundColor: theme.palette.mode === 'light' ? '#ffe08a' : '#6b5410',
}));
