import InputBase from '@mui/material/InputBase';
import { alpha, styled } from '@mui/material/styles';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { ControlProps } from './Control.tsx';

interface Props extends ControlProps {
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  /** Turns what was typed into the form's value. @default the text itself */
  parse?: (text: string) => unknown;
  /** Turns the form's value into what stands in the box. @default the value as text */
  format?: (value: unknown) => string;
  end?: ReactNode;
  monospace?: boolean;
  step?: number | 'any';
  placeholder?: string;
}

export function TextBox({ type, multiline = false, parse, format, end, monospace, step, placeholder, ...control }: Props) {
  const { id, field, value, onChange, onBlur, focusRef, disabled } = control;
  return (
    <Box
      id={id}
      {...(type && { type })}
      multiline={multiline}
      {...(multiline && { minRows: 3, maxRows: 12 })}
      fullWidth
      {...(placeholder !== undefined && { placeholder })}
      disabled={disabled ?? false}
      readOnly={field.readOnly ?? false}
      error={control['aria-invalid'] === true}
      value={format ? format(value) : value === undefined || value === null ? '' : String(value)}
      onChange={(event) => onChange(parse ? parse(event.target.value) : event.target.value)}
      onBlur={onBlur}
      inputRef={focusRef}
      endAdornment={end}
      name={field.name}
      // Browsers would offer personal data for a field named like one.
      autoComplete={field.writeOnly ? 'new-password' : 'off'}
      inputProps={{
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': control['aria-invalid'],
        'aria-required': control['aria-required'],
        spellCheck: multiline,
        ...(step !== undefined && { step }),
        ...(monospace && { style: { fontFamily: 'ui-monospace, monospace' } }),
      }}
    />
  );
}

/** Placeholder of an input while its code loads; unusable, so hidden from assistive technology. */
export const BoxToCome = () => <Box fullWidth disabled inputProps={{ 'aria-hidden': true }} />;

export const Box = styled(InputBase)(({ theme }) => ({
  ...theme.typography.body2,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${alpha(theme.palette.text.primary, 0.45)}`,
  backgroundColor: theme.palette.background.paper,
  padding: theme.spacing(0, 1.25),
  minHeight: 38,
  transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 120 }),
  '& .MuiInputBase-input': { padding: theme.spacing(0.875, 0), height: 'auto' },
  '&.MuiInputBase-multiline': { padding: theme.spacing(0, 1.25) },
  '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused)': { borderColor: theme.palette.text.primary },
  '&.Mui-focused': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  '&.Mui-error': { borderColor: theme.palette.error.main },
  '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 1px ${theme.palette.error.main}` },
  '&.Mui-readOnly, &.Mui-disabled': { backgroundColor: theme.palette.action.hover },
}));
