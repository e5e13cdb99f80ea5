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

/** Components of react-admin, or written like its own: they find their value by `source`, a field in the record and an input in the form. */
interface Components {
  Field?: ComponentType<{ source: string }>;
  Input?: ComponentType<SourceInputProps>;
}

/** Makes a widget of react-admin's own components, or of others that take a `source`. Rules stay in the form's schema. */
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
        // An emptied text stays a text, as the form began with; react-admin would make it null.
        {...(typeof value === 'string' && { parse: asTyped })}
      />
    </div>
  );
}

const asTyped = (text: string): string => text;
