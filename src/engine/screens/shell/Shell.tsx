import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore, useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageFocus } from '../values/focus/usePageFocus.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useHeldToasts } from './undo/useHeldToasts.ts';
import { useUndoKeys } from './undo/useUndoKeys.ts';
import { menuWithHome } from './menu.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export interface ShellProps {
  banner?: ReactNode;
  /** False if the user may not open the scope. */
  withMenu: boolean;
  children: ReactNode;
}

export function Shell({ banner, withMenu, children }: ShellProps) {
  const translate = useTranslate();
  // Narrower lists need the menu's room.
  const narrow = useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
  const [collapsed, setCollapsed] = useStore('appearance.menuCollapsed', false);
  const screens = useScreens();
  const { plans, base } = screens;
  const groups = useMemo(() => (withMenu ? menuWithHome(plans, base, screens) : []), [plans, base, screens, withMenu]);
  const { pathname } = useLocation();
  const announced = usePageFocus();
  useUndoKeys();
  useHeldToasts();
  // Another page closes the drawer.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const hasMenu = groups.length > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink label={translate('shell.skip')} />
      <TopBar onMenu={narrow && hasMenu ? () => setDrawerAt(pathname) : undefined} />
      {banner}
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        {hasMenu && (
          <SideMenu
            groups={groups}
            drawer={narrow}
            open={drawerAt === pathname}
            onClose={() => setDrawerAt(null)}
            collapsed={collapsed}
            onCollapse={() => setCollapsed(!collapsed)}
          />
        )}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            px: { xs: 2, sm: 3, lg: 4 },
            py: { xs: 2, md: 3 },
            outline: 'none',
          }}
        >
          {children}
        </Box>
      </Box>
      <Announcer title={announced} />
    </Box>
  );
}

function SkipLink({ label }: { label: string }) {
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        // Keeps the fragment of the address.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 16,
        top: -48,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:focus': { top: 8 },
      }}
    >
      {label}
    </Box>
  );
}

/** For pages whose heading did not get the focus. */
function Announcer({ title }: { title: string }) {
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)', whiteSpace: 'nowrap' }}
    >
      {title}
    </Box>
  );
}
