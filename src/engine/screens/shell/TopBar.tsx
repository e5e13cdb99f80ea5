import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ShellTools } from './search/ShellTools.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { BrandMark } from './BrandMark.tsx';
import { scopeParts } from '../values/registry.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { UserMenu } from './UserMenu.tsx';
import { sticks } from '../values/sticks.ts';

/** Brand, scope, tools and user. */
export const TopBar = memo(function TopBar({ onMenu }: { onMenu?: (() => void) | undefined }) {
  const translate = useTranslate();
  const { brandName, place } = useShell();
  const { Switcher } = scopeParts();
  const { base } = useScreens();
  return (
    <Box
      component="header"
      className="screen-only"
      aria-label={translate('shell.topBar.label')}
      sx={{
        ...sticks({ top: 0 }),
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        height: 56,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: 1,
      }}
    >
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={translate('shell.topBar.openMenu')}>
          <MenuIcon />
        </IconButton>
      )}
      <Box
        component={Link}
        to={base || '/'}
        aria-label={translate('shell.topBar.home', { brand: brandName })}
        sx={{ display: 'flex', flex: 'none', borderRadius: 1, color: 'primary.main' }}
      >
        <BrandMark size={30} />
      </Box>
      {place && (
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {brandName}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{` · ${place}`}</Box>
        </Typography>
      )}
      {Switcher && <Switcher />}
      <Box sx={{ flex: 1 }} />
      <ShellTools />
      <UserMenu />
    </Box>
  );
});
