import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';
import { TextBox } from './TextBox.tsx';

/** Write-only: always empty; a blank box keeps the stored secret. */
export function Secret(props: InputProps) {
  const translate = useTranslate();
  const { isSet, helpText } = props.field;
  const words = isSet ? translate('screens.form.secret.keeps') : undefined;
  const field = { ...props.field, ...(words && { helpText: [helpText, words].filter(Boolean).join(' ') }) };
  return (
    <Control {...props} field={field}>
      {(control) => <TextBox {...control} type="password" {...(isSet && { placeholder: translate('screens.form.secret.set') })} />}
    </Control>
  );
}
