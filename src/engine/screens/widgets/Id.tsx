import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Control } from './Control.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

export function IdField({ value, dense = false }: Pick<FieldProps, 'value' | 'dense'>) {
  if (isEmpty(value)) return <Missing />;
  const text = String(value);
  return (
    <Line>
      <code title={dense ? text : undefined} data-dense={dense || undefined}>
        {text}
      </code>
      <CopyButton text={text} />
    </Line>
  );
}

export const CopyIdField = (props: Pick<FieldProps, 'value' | 'dense'>) => <IdField {...props} />;

/** Forms show ids for copying. */
export function IdInput(props: InputProps) {
  return (
    <Control {...props}>
      {(control) => <TextBox {...control} type="text" monospace end={<CopyButton text={String(control.value ?? '')} />} />}
    </Control>
  );
}

function CopyButton({ text }: { text: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      notify('screens.copy.failed', { type: 'warning' });
    }
  };
  const label = translate(copied ? 'screens.copy.done' : 'screens.copy.do');
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={(event) => {
        // In a row, copying must not open the record.
        event.stopPropagation();
        void copy();
      }}
    >
      {copied ? <CheckIcon fontSize="inherit" /> : <ContentCopyIcon fontSize="inherit" />}
    </IconButton>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '& code': { fontSize: '0.8125rem', overflowWrap: 'anywhere', minWidth: 0 },
  // No higher than the text next to it.
  '& button': { marginBlock: -6 },
  '& code[data-dense]': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
});
