import type { ComponentType } from 'react';
import type { Widget } from '../values/registry.ts';
import { useHelp } from './useHelp.ts';
import type { InputProps } from '../values/input.ts';

interface SourceInputProps {
  source: string;
  label: string;
  helperText: string | false;
  isRequired: boolean;
  disabled: boolean;
  onBlur: () => void;
  parse?: (value: string) => string;
}

/** Components find their value by `source`: in the record, or in the form. */
interface Components {
  Field?: ComponentType<{ source: string }>;
  Input?: ComponentType<SourceInputProps>;
}

/** Any component with a `source` works; rules stay in the form's schema. */
export function fromReactAdmin({ Field, Input }: Components): Widget {
  return {
    ...(Field && { Field: ({ column }) => <Field source={column.path} /> }),
    ...(Input && { Input: (props: InputProps) => <SourceInput {...props} Input={Input} /> }),
  };
}

function SourceInput({ field, value, onBlur, disabled = false, Input }: InputProps & Required<Pick<Components, 'Input'>>) {
  return (
    <div data-field={field.name}>
      <Input
        source={field.name}
        label={field.label}
        helperText={useHelp(field) || false}
        isRequired={field.required}
        disabled={disabled}
        onBlur={onBlur}
        // Empty texts stay texts, as the form began; react-admin would make them null.
        {...(typeof value === 'string' && { parse: asTyped })}
      />
    </div>
  );
}

const asTyped = (text: string): string => text;
