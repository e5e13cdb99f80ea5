import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocaleState, useLocales, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { appearances, useShell, type Appearance } from '../values/ShellProvider.tsx';

/** Spec 1 §2.2. */
export function UserMenu() {
  const translate = useTranslate();
  const { me, account, appearance, setAppearance, logout } = useShell();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const name = account ?? ([me.firstName, me.lastName].filter(Boolean).join(' ') || me.email);
  const label = translate(account === undefined ? 'shell.user.label' : 'shell.user.unnamed', { name });
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        aria-label={label}
        sx={{ gap: 1, minWidth: 40, px: 1, flex: 'none' }}
      >
        <Avatar sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'action.selected', color: 'primary.main' }}>
          {account === undefined ? initials(me) : <Person fontSize="small" />}
        </Avatar>
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
      </Button>
      <Popover
        id={id}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 304, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2, display: 'grid', gap: 2 },
          },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {me.email !== name && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {me.email}
            </Typography>
          )}
        </Box>
        <Divider />
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
        {logout && (
          <>
            <Divider />
            <Button color="inherit" onClick={logout} startIcon={<Logout fontSize="small" />} sx={{ justifyContent: 'flex-start' }}>
              {translate('shell.user.logout')}
            </Button>
          </>
        )}
      </Popover>
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

const initials = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  ((firstName[0] ?? '') + (lastName[0] ?? '') || (email[0] ?? '?')).toUpperCase();
