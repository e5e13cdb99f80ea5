import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Control } from './Control.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** An id, with a button that copies it. */
export function IdField({ value }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, maxWidth: '100%' }}>
      <code style={{ overflowWrap: 'anywhere' }}>{String(value)}</code>
      <CopyButton text={String(value)} />
    </span>
  );
}

/** An id is shown and copied in a form, hardly ever typed. */
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
