import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { at } from '../../plan/sources.ts';
import { Group, Help, Legend } from './fieldset.ts';
import type { InputProps } from '../values/input.ts';
import { JsonField } from './Json.tsx';

/** Unknown template items are read-only and unchanged (specification 2 §3). */
export function Unsupported({ field }: InputProps) {
  const translate = useTranslate();
  const value = at(useRecordContext(), field.name);
  return (
    <Group data-field={field.name} tabIndex={-1}>
      <Legend>{translate(field.label)}</Legend>
      <Help>{translate('screens.form.unsupported')}</Help>
      <Code>{field.name}</Code>
      <JsonField value={value} column={{ path: field.name, label: field.label, kind: 'json' }} record={{}} />
    </Group>
  );
}

const Code = styled('code')(({ theme }) => ({
  ...theme.typography.caption,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
}));
