import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { alphaOf, opaque } from './colours.ts';

const longest = 9;

/** HEX code with the browser's picker. `of` names the coloured element. */
export function ColourBox({ of, ...props }: InputProps & { of: string }) {
  const translate = useTranslate();
  const { field, value, onChange, onBlur } = props;
  const text = typeof value === 'string' ? value : '';
  const readOnly = field.readOnly ?? false;
  return (
    <Control {...props}>
      {({ id, focusRef, error, ...control }) => (
        <Box
          id={id}
          fullWidth
          value={text}
          readOnly={readOnly}
          error={error !== undefined}
          onChange={(event) => onChange(event.target.value.trim().slice(0, longest))}
          onBlur={() => {
            // Pasted from where colours are written without it.
            if (/^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) onChange(`#${text}`);
            onBlur();
          }}
          inputRef={focusRef}
          name={field.name}
          autoComplete="off"
          startAdornment={
            <Swatch
              type="color"
              aria-label={translate('screens.theme.pick', { of, colour: translate(field.label) })}
              value={opaque(text)}
              disabled={readOnly}
              // HEX code with the browser's picker. `of` names the coloured element.
              onChange={(event) => onChange(event.target.value + alphaOf(text))}
            />
          }
          inputProps={{
            'aria-describedby': control['aria-describedby'],
            'aria-invalid': control['aria-invalid'],
            'aria-required': control['aria-required'],
            spellCheck: false,
            maxLength: longest,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
          }}
          sx={{ paddingInlineStart: 0.5 }}
        />
      )}
    </Control>
  );
}

const Swatch = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 30,
  height: 28,
  marginInlineEnd: theme.spacing(1),
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 5 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 5 },
}));
