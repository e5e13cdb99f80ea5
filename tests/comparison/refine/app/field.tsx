import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormContext, type RegisterOptions } from 'react-hook-form';

const required = 'Required';
const maxLength = (value: number) => ({ value, message: `Must be ${value} characters or less` });

export const rules = {
  required: { required },
  name: { required, maxLength: maxLength(100) },
  stageName: { maxLength: maxLength(100) },
  description: { maxLength: maxLength(700) },
  uniqueName: {
    required,
    maxLength: maxLength(50),
    pattern: { value: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'Small letters, digits and hyphens' },
  },
} satisfies { [name: string]: RegisterOptions };

type FieldProps = TextFieldProps & { name: string; rules?: RegisterOptions };

/** A text field of the form around it, with its error. */
export function Field({ name, rules: accepted, ...props }: FieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <TextField
      {...register(name, accepted)}
      {...props}
      error={error !== undefined}
      helperText={error?.message}
      slotProps={{ inputLabel: { shrink: true } }}
      margin="normal"
      fullWidth
    />
  );
}
