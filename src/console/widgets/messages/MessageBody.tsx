import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { TextBox } from '../../../engine/screens/widgets/TextBox.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';

interface Variable {
  name: string;
  isRequired: boolean;
  isOptional: boolean;
  example: string;
}

/** Text of a message, with the variables that it may use: a press inserts one where the cursor stands. */
export function MessageBody(props: InputProps) {
  const { value, onChange, focusRef, disabled } = props;
  const translate = useTranslate();
  const record = useRecordContext();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = (part: string, args: object = {}) => translate(`screens.messageTexts.${part}`, args);
  const variables = (record?.['variables'] ?? []) as Variable[];
  const isSms = record?.['channel'] === 'SMS';
  const isTemplate = record?.['state'] === 'PROVIDER';
  const insert = (name: string) => {
    const typed = typeof value === 'string' ? value : '';
    const { selectionStart = typed.length, selectionEnd = typed.length } = box.current ?? {};
    const braced = `{{${name}}}`;
    onChange(typed.slice(0, selectionStart) + braced + typed.slice(selectionEnd));
    const end = selectionStart + braced.length;
    // After the box shows the new text.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(end, end);
    });
  };
  const refer = (element: HTMLElement | null) => {
    box.current = element as HTMLTextAreaElement | null;
    focusRef(element);
  };
  return (
    <Frame>
      {isTemplate && <Alert severity="warning">{text('providerFirst')}</Alert>}
      <Control {...props} focusRef={refer}>
        {(control) => <TextBox {...control} multiline />}
      </Control>
      <p>{text(isSms ? 'smsHelp' : 'markup')}</p>
      <Variables aria-label={text('variablesLabel')}>
        {variables.map(({ name, isRequired, isOptional, example }) => (
          <li key={name}>
            <Button size="small" disabled={disabled ?? false} onClick={() => insert(name)} aria-label={text('insert', { name })}>
              {`{{${name}}}`}
            </Button>
            <span>
              {text(`variables.${name}`)}
              {isRequired && <strong> {text('required')}</strong>}
              {isOptional && ` ${text('optional')}`}
              {example && <small>{text('example', { example })}</small>}
            </span>
          </li>
        ))}
      </Variables>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& > p': { ...theme.typography.caption, margin: 0, color: theme.palette.text.secondary, whiteSpace: 'pre-line' },
}));

const Variables = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 160px) minmax(0, 1fr)', gap: theme.spacing(1), alignItems: 'baseline' },
  '& button': { justifyContent: 'start', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', textAlign: 'start' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.palette.text.secondary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('sm')]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
}));
