import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import type { Confirmation, ConfirmWhen, FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { previewOf } from '../values/registry.ts';
import { FoundRows, type AffectedRecords } from './confirmChecks.tsx';

interface Props {
  formPlan: FormPlan;
  values: Values;
  before: Values;
  found?: AffectedRecords | undefined;
  sending?: boolean;
  onConfirm: (typed: Values) => void;
  onClose: () => void;
}

export function confirmationOf({ confirm }: FormPlan, values: Values, before: Values): Confirmation | undefined {
  const all: readonly Confirmation[] = typeof confirm === 'object' ? [confirm].flat() : confirm ? [{}] : [];
  const holds = (when: ConfirmWhen) =>
    'asked' in when
      ? true
      : 'changed' in when
        ? textOf(at(values, when.changed)) !== textOf(at(before, when.changed))
        : at(values, when.field) === when.is;
  return all.find(({ when = [] }) => [when].flat().every(holds));
}

/** The order of ids does not matter. */
const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : (value ?? null));

export function ConfirmSave({ formPlan, values, before, found, sending = false, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const { scope } = useShell();
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  const words = { ...Object.fromEntries(texts), ...scope?.words, smart_count: found?.total ?? 0 };
  const [text, setText] = useState('');
  const { typed, preview, words: own } = confirmationOf(formPlan, values, before) ?? {};
  const key = `forms.${formPlan.id.replaceAll('/', '.')}.confirm${own === undefined ? '' : `.${own}`}`;
  const Preview = preview === undefined ? undefined : previewOf(preview);
  const matches = typed === undefined || text === typed.text;
  const wrong = !matches && text !== '' && !typed.text.startsWith(text);
  return (
    <ConfirmDialog
      title={translate(`${key}.title`, { ...words, _: translate('ra.message.are_you_sure') })}
      text={translate(`${key}.text`, { ...words, _: '' })}
      confirm={translate(`${key}.yes`, { _: translate('ra.action.save') })}
      disabled={!matches || sending}
      onConfirm={() => matches && onConfirm(typed ? { [typed.field]: text } : {})}
      onClose={onClose}
    >
      {(Preview ?? typed ?? found) && (
        <>
          {found && <FoundRows found={found} />}
          {Preview && createElement(Preview, { values, before })}
          {typed && (
            <TextField
              fullWidth
              autoFocus
              autoComplete="off"
              label={translate('screens.form.typeToConfirm', { text: typed.text })}
              value={text}
              error={wrong}
              helperText={wrong ? translate('screens.form.typedWrong') : ' '}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !matches || sending) return;
                // The form regains the focus during this key press, and would be submitted again.
                event.preventDefault();
                onConfirm({ [typed.field]: text });
              }}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
