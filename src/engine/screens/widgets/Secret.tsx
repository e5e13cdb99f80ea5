import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';
import { TextBox } from './TextBox.tsx';

/** A secret is written and never read: the box is empty also where one is set, says so, and left empty it keeps that one. */
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
