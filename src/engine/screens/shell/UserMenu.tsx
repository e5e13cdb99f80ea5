import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Preferences } from '../layout/Preferences.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { menuOf, userGroup } from './menu.ts';

/** Spec 1 §2.2. */
export function UserMenu() {
  const translate = useTranslate();
  const { me, account, logout } = useShell();
  const screens = useScreens();
  const { plans, base } = screens;
  const own = useMemo(
    () => menuOf(Object.values(plans), base, screens).find(({ name }) => name === userGroup)?.entries ?? [],
    [plans, base, screens],
  );
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
        {own.length > 0 && (
          <Box sx={{ display: 'grid' }}>
            {own.map(({ name: plan, label: key, fallback, path }) => (
              <Button
                key={plan}
                color="inherit"
                component={Link}
                to={path}
                onClick={() => setAnchor(null)}
                startIcon={<Person fontSize="small" />}
                sx={{ justifyContent: 'flex-start' }}
              >
                {translate(key, { _: translate(fallback) })}
              </Button>
            ))}
          </Box>
        )}
        <Divider />
        <Preferences />
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

const initials = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  ((firstName[0] ?? '') + (lastName[0] ?? '') || (email[0] ?? '?')).toUpperCase();
