import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { at } from '../../plan/sources.ts';
import type { FieldInForm } from '../widgets/fieldset.ts';
import { initialValues } from '../values/formValues.ts';

/** Switching it off empties the field (specification 2 §5 “clears its dependents”). */
export function WithSwitch({ Field, ...props }: FieldInForm & { Field: ComponentType<FieldInForm> }) {
  const { setValue } = useFormContext();
  const { control } = props;
  const { shownWith = '' } = props.field;
  const field = useMemo(() => {
    const { shownWith: _, ...shown } = props.field;
    return shown;
  }, [props.field]);
  const on = useWatch({ name: shownWith, control }) === true;
  const was = useRef(on);
  useEffect(() => {
    const { default: _, ...empty } = field;
    if (was.current && !on) setValue(field.name, at(initialValues({ fields: [empty] }), field.name), { shouldDirty: true });
    was.current = on;
  }, [on, field, setValue]);
  return on ? <Field {...props} field={field} /> : null;
}
