import { useMemo, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInForm } from '../widgets/fieldset.ts';

/** Keeps the value while another choice hides the field, so that choosing back loses nothing. */
export function ForValues({ Field, ...props }: FieldInForm & { Field: ComponentType<FieldInForm> }) {
  const { field: own, control } = props;
  const field = useMemo(() => {
    const { shownFor: _, ...shown } = own;
    return shown;
  }, [own]);
  const value: unknown = useWatch({ name: own.shownFor?.field ?? '', control });
  return typeof value === 'string' && own.shownFor?.is.includes(value) ? <Field {...props} field={field} /> : null;
}
