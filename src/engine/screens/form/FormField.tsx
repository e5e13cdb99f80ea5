import { createElement, memo } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { inputOf } from '../widgets/inputs.ts';
import type { FieldInForm } from '../widgets/fieldset.ts';
import { asksByGroup, asksByRows } from '../values/formValues.ts';
import { GroupField } from './GroupField.tsx';
import { messageAt } from './resolver.ts';
import { ForValues } from './ForValues.tsx';
import { WithSwitch } from './WithSwitch.tsx';
import { RowsField } from './rows/RowsField.tsx';

export const FormField = memo(function FormField(props: FieldInForm) {
  const { field } = props;
  if (field.shownFor !== undefined) return <ForValues {...props} Field={FormField} />;
  if (field.shownWith !== undefined) return <WithSwitch {...props} Field={FormField} />;
  if (asksByRows(field)) return <RowsField {...props} field={field} Field={FormField} />;
  if (asksByGroup(field)) return <GroupField {...props} field={field} Field={FormField} />;
  return <ValueField {...props} />;
});

function ValueField({ field, control, onLeave, empty }: FieldInForm) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name: field.name, control });
  // The controller's own state has errors of this very path only, not of those below it.
  const { errors } = useFormState({ control, name: field.name });
  return createElement(inputOf(field), {
    field,
    value,
    onChange,
    onBlur: () => {
      onBlur();
      onLeave(field, value);
    },
    focusRef: ref,
    error: messageAt(errors, field.name),
    ...(empty !== undefined && { empty }),
    errorAt: (path: string) => messageAt(errors, `${field.name}.${path}`),
  });
}
