import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { Control } from '../Control.tsx';
import type { InputProps } from '../../values/input.ts';
import { Box } from '../TextBox.tsx';
import { callingCode, countryOf, homeCountry, international, national, optionsFor, type Country } from './countries.ts';

/** Starts with the country of the scope's region; a number with a plus determines its own. */
export function Phone(props: InputProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { base } = useScreens();
  // 240 countries take a slow machine longer than the rest of a form, which is painted first.
  const complete = useDeferredValue(true, false);
  const held = typeof value === 'string' ? value : '';
  const [country, setCountry] = useState<Country>(() => countryOf(held) ?? homeCountry(base));
  const [typed, setTyped] = useState(() => ({ text: national(held), value: held }));
  // Values from elsewhere, such as a draft, are reformatted; typed ones never.
  const elsewhere = typed.value !== held;
  const text = elsewhere ? national(held) : typed.text;
  const shown = elsewhere ? (countryOf(held) ?? country) : country;

  const change = (next: string, of: Country) => {
    const found = countryOf(next) ?? of;
    const number = international(next, found);
    setCountry(found);
    setTyped({ text: next, value: number });
    onChange(number);
  };
  const tidy = () => {
    if (countryOf(held) && text.startsWith('+')) setTyped({ text: national(held), value: held });
  };
  return (
    <Control {...props}>
      {({ id, field, onBlur, focusRef, disabled, ...control }) => (
        <Box
          id={id}
          type="tel"
          fullWidth
          disabled={disabled ?? false}
          readOnly={field.readOnly ?? false}
          error={control['aria-invalid'] === true}
          value={text}
          onChange={({ target }) => change(target.value, shown)}
          onBlur={() => {
            tidy();
            onBlur();
          }}
          inputRef={focusRef}
          name={field.name}
          autoComplete="off"
          inputProps={{
            'aria-describedby': control['aria-describedby'],
            'aria-invalid': control['aria-invalid'],
            'aria-required': control['aria-required'],
            maxLength: 40,
          }}
          startAdornment={
            <Code>
              <span aria-hidden>
                {shown} +{callingCode(shown)}
              </span>
              <select
                aria-label={translate('screens.form.phone.country')}
                value={shown}
                disabled={(disabled ?? false) || (field.readOnly ?? false)}
                onChange={({ target }) => change(text.startsWith('+') ? national(held) : text, target.value as Country)}
              >
                {(complete ? optionsFor(locale) : [{ id: shown, name: shown, code: callingCode(shown) }]).map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name} (+{option.code})
                  </option>
                ))}
              </select>
            </Code>
          }
        />
      )}
    </Control>
  );
}

/** Short form over a native select, which every keyboard and screen reader supports. */
const Code = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
  padding: theme.spacing(0.25, 1, 0.25, 0),
  marginInlineEnd: theme.spacing(1),
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
  '& select': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', font: 'inherit' },
  '& option': { color: theme.palette.text.primary, backgroundColor: theme.palette.background.paper },
  '&:has(select:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, borderRadius: 2 },
}));
