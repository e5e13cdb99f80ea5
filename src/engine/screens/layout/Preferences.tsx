import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocaleState, useLocales, useTranslate } from 'ra-core';
import { useId } from 'react';
import { appearances, useShell, type Appearance } from '../values/ShellProvider.tsx';

/** Theme and language, stored in this browser. */
export function Preferences() {
  const translate = useTranslate();
  const { appearance, setAppearance } = useShell();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  return (
    <>
      <Choice
        label={translate('shell.user.theme')}
        value={appearance}
        options={appearances.map((value) => ({ value, name: translate(`shell.user.${value}`) }))}
        onChange={(value) => setAppearance(value as Appearance)}
      />
      <Choice
        label={translate('shell.user.language')}
        value={locales?.some((one) => one.locale === locale) ? locale : 'en-US'}
        options={(locales ?? []).map((one) => ({ value: one.locale, name: one.name }))}
        onChange={setLocale}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; name: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={id} variant="caption" color="textSecondary">
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_, next: string | null) => next && onChange(next)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
