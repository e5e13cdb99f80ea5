import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

export function JsonField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  return dense ? <Ellipsis>{JSON.stringify(value)}</Ellipsis> : <Block>{JSON.stringify(value, null, 2)}</Block>;
}

export const jsonText: CellText = ({ value }) => (isEmpty(value) ? null : JSON.stringify(value));

/** Invalid JSON stays text, so that the form's rule reports it and nothing is lost. */
export function JsonInput(props: InputProps) {
  const [text, setText] = useState<string | null>(null);
  const change = (typed: string) => {
    setText(typed);
    props.onChange(parseJson(typed));
  };
  return (
    <Control {...props}>
      {(control) => (
        <TextBox
          {...control}
          multiline
          monospace
          onChange={(typed) => change(String(typed))}
          format={(value) => text ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
        />
      )}
    </Control>
  );
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const Block = styled('pre')(({ theme }) => ({
  ...theme.typography.caption,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  // Without a scroll box, which would be another tab stop.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
