import { createElement, memo } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { inputOf } from '../widgets/inputs.ts';
import type { FieldInForm } from '../widgets/fieldset.ts';
import { asksByGroup, asksByRows } from '../values/formValues.ts';
import { GroupField } from './GroupField.tsx';
import { messageAt } from './resolver.ts';
import { WithSwitch } from './WithSwitch.tsx';
import { RowsField } from './rows/RowsField.tsx';

/** One field of a form: a value asked for by the widget of its kind, rows of fields, or a group of them. */
export const FormField = memo(function FormField(props: FieldInForm) {
  const { field } = props;
  if (field.shownWith !== undefined) return <WithSwitch {...props} Field={FormField} />;
  if (asksByRows(field)) return <RowsField {...props} field={field} Field={FormField} />;
  if (asksByGroup(field)) return <GroupField {...props} field={field} Field={FormField} />;
  return <ValueField {...props} />;
});

function ValueField({ field, control, onLeave, empty }: FieldInForm) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name: field.name, control });
  // Not the controller's own state: that hears of faults at this very path only, and not of those below it.
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
