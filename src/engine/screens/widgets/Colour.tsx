import { alpha, styled } from '@mui/material/styles';
import type { FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Control } from './Control.tsx';
import { Raw } from './Raw.tsx';
import { TextBox } from './TextBox.tsx';

/** A swatch next to the text, for a hex colour of CSS only. */
export function ColourField(props: FieldProps) {
  const colour = hexColour(props.value);
  if (colour === undefined) return <Raw {...props} />;
  return (
    <Line>
      <Swatch style={{ backgroundColor: colour }} aria-hidden />
      <span>{colour}</span>
    </Line>
  );
}

export function ColourInput(props: InputProps) {
  const colour = hexColour(props.value);
  const swatch = colour !== undefined && <Swatch style={{ backgroundColor: colour }} aria-hidden />;
  return <Control {...props}>{(control) => <TextBox {...control} type="text" end={swatch} />}</Control>;
}

const hexColour = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? value : undefined;

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  maxWidth: '100%',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
}));

const Swatch = styled('span')(({ theme }) => ({
  width: 14,
  height: 14,
  flexShrink: 0,
  borderRadius: 3,
  border: `1px solid ${alpha(theme.palette.text.primary, 0.45)}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));
