import { memo } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { FieldPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { inputOf } from '../widgets/inputs.ts';

interface Props {
  field: FieldPlan;
  control: Control<Values>;
  /** The field was left, with this value. */
  onLeave: (field: FieldPlan, value: unknown) => void;
}

/** One field of a form, asked for by the widget of its kind. */
export const FormField = memo(function FormField({ field, control, onLeave }: Props) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ name: field.name, control });
  const Input = inputOf(field);
  return (
    <Input
      field={field}
      value={value}
      onChange={onChange}
      onBlur={() => {
        onBlur();
        onLeave(field, value);
      }}
      focusRef={ref}
      error={error?.message}
    />
  );
});
