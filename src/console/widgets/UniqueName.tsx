import { useRecordContext, useTranslate } from 'ra-core';
import { Control } from '../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../engine/screens/values/input.ts';
import { TextBox } from '../../engine/screens/widgets/TextBox.tsx';
import { useSuggestions } from '../../engine/screens/widgets/useSuggestions.ts';

/**
 * A name that no other workflow set may have: asked while it is typed, unless it is the name that the record has already
 * (specification 3 §5). The platform says so again on Save; this only says it earlier.
 */
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
