import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import type { Confirmation, ConfirmWhen, FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { previewOf } from '../values/registry.ts';
import { FoundRows, type Found } from './askedFirst.tsx';

interface Props {
  formPlan: FormPlan;
  /** What is about to be saved. */
  values: Values;
  /** What stood in the form when it was opened. */
  before: Values;
  /** What the platform was asked beforehand. */
  found?: Found | undefined;
  /** It was confirmed, and is under way. */
  sending?: boolean;
  /** Told what was typed, under the field that takes it. */
  onConfirm: (typed: Values) => void;
  onClose: () => void;
}

/** What Save asks first with these values, if anything. */
export function confirmationOf({ confirm }: FormPlan, values: Values, before: Values): Confirmation | undefined {
  const all: readonly Confirmation[] = typeof confirm === 'object' ? [confirm].flat() : confirm ? [{}] : [];
  const holds = (when: ConfirmWhen) =>
    // What the platform has to be asked is asked by who asks this.
    'asked' in when
      ? true
      : 'changed' in when
        ? textOf(at(values, when.changed)) !== textOf(at(before, when.changed))
        : at(values, when.field) === when.is;
  return all.find(({ when = [] }) => [when].flat().every(holds));
}

/** A value as a text that tells whether it is another; the order of ids says nothing. */
const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : (value ?? null));

/** Asks before a form is saved whose Save settles something for good; some want a text typed, so that nobody does it by a slip. */
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
                // The form has the focus again before the browser is done with the key, and would be sent once more.
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
