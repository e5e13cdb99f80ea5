import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { useReportRefusal } from '../values/refusal.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

const most = 20_000;

export function JsonField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  const text = JSON.stringify(value, null, dense ? 0 : 2);
  if (dense) return <Ellipsis>{text.slice(0, 500)}</Ellipsis>;
  return <Block>{text.length > most ? `${text.slice(0, most)}\n…` : text}</Block>;
}

export const jsonText: CellText = ({ value }) => (isEmpty(value) ? null : JSON.stringify(value));

/** Invalid JSON stays as it is typed, with the error, and can't be saved. */
export function JsonInput(props: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const fault = text === null ? undefined : faultOf(text);
  useReportRefusal(fault !== undefined, `${id}-fault`);
  const change = (typed: string) => {
    setText(typed);
    props.onChange(parseJson(typed));
  };
  return (
    <Control {...props} {...(fault !== undefined && { error: translate('screens.form.json', { fault }) })}>
      {(control) => (
        <>
          <TextBox
            {...control}
            multiline
            monospace
            onChange={(typed) => change(String(typed))}
            format={(value) => text ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
          />
          {fault !== undefined && (
            <span id={`${id}-fault`} hidden>
              {translate('screens.form.json', { fault })}
            </span>
          )}
        </>
      )}
    </Control>
  );
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : '';
  }
}

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  return faultOf(text) === undefined ? (JSON.parse(text) as unknown) : text;
};

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
