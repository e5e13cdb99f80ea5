import { useRecordContext, useTranslate } from 'ra-core';
import { Control } from '../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../engine/screens/values/input.ts';
import { TextBox } from '../../engine/screens/widgets/TextBox.tsx';
import { useSuggestions } from '../../engine/screens/widgets/useSuggestions.ts';

/** Checks uniqueness while typing (specification 3 §5), except for the record's own name; the platform checks again on Save. */
export function UniqueName(props: InputProps) {
  const translate = useTranslate();
  const own = useRecordContext()?.[props.field.name];
  const typed = typeof props.value === 'string' ? props.value.trim() : '';
  const { suggestions, text, look } = useSuggestions<boolean>('AppsCheckWorkflowSetNameDuplicatedByName', {
    variables: (name) => (name === '' || name === own ? null : { name }),
    read: (answer) => [answer === true],
    milliseconds: 300,
  });
  const taken = text === typed && suggestions[0] === true;
  const error = props.error ?? (taken ? translate('screens.form.nameTaken') : undefined);
  const change = (value: unknown) => {
    props.onChange(value);
    look(String(value ?? '').trim());
  };
  return (
    <Control {...props} onChange={change} {...(error && { error })}>
      {(control) => <TextBox {...control} />}
    </Control>
  );
}
