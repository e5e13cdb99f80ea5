import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ElementType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { later } from '../values/later.tsx';
import type { MenuGroup } from './menu.ts';
import { registeredIcon } from '../values/registry.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { tall } from '../values/sticks.ts';

interface SideMenuProps {
  groups: MenuGroup[];
  drawer: boolean;
  open: boolean;
  onClose: () => void;
  collapsed: boolean;
  onCollapse: () => void;
}

export function SideMenu({ groups, drawer, open, onClose, collapsed, onCollapse }: SideMenuProps) {
  const translate = useTranslate();
  const large = groups.reduce((sum, { entries }) => sum + entries.length, 0) > most;
  if (drawer) {
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': translate('shell.menu.label'), sx: { width: 280, p: 1 } } }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton onClick={onClose} aria-label={translate('shell.topBar.closeMenu')}>
            <Close />
          </IconButton>
        </Box>
        {large ? <LargeMenu groups={groups} /> : <Entries groups={groups} collapsed={false} />}
      </Drawer>
    );
  }
  const label = translate(collapsed ? 'shell.topBar.expandMenu' : 'shell.topBar.collapseMenu');
  return (
    <Box
      className="screen-only"
      sx={{
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        width: collapsed ? 64 : 232,
        [tall]: { position: 'sticky', top: 56, height: 'calc(100dvh - 56px)', overflowY: 'auto' },
        p: 1.5,
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      {!large ? <Entries groups={groups} collapsed={collapsed} /> : !collapsed && <LargeMenu groups={groups} />}
      {(!large || collapsed) && <Box sx={{ flex: 1 }} />}
      <Tooltip title={label} placement="right">
        <IconButton
          onClick={onCollapse}
          aria-label={label}
          aria-expanded={!collapsed}
          sx={{ alignSelf: collapsed ? 'center' : 'flex-end' }}
        >
          {collapsed ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Longer menus have a filter. */
const most = 40;

const LargeMenu = later(async () => (await import('./LargeMenu.tsx')).LargeMenu);

function Entries({ groups, collapsed }: { groups: MenuGroup[]; collapsed: boolean }) {
  const translate = useTranslate();
  const { links } = useShell();
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={{ display: 'grid', gap: 2 }}>
      {groups.map((group) => (
        <Box key={group.name} role="group" aria-label={group.label ? translate(group.label) : undefined}>
          {!collapsed && group.label && (
            <Typography aria-hidden variant="overline" color="textSecondary" component="div" sx={{ px: 1 }}>
              {translate(group.label)}
            </Typography>
          )}
          {group.entries.map((entry) => (
            <Entry
              key={entry.name}
              label={translate(entry.label, { _: translate(entry.fallback) })}
              icon={registeredIcon(entry.icon ?? '')}
              collapsed={collapsed}
              component={NavLink}
              to={entry.path}
              {...(entry.end && { end: true })}
            />
          ))}
        </Box>
      ))}
      {links.length > 0 && (
        <div>
          {links.map(({ name, href }) => {
            const label = translate(`shell.menu.${name}`);
            const spoken = translate('shell.menu.external', { label });
            return (
              <Entry
                key={name}
                label={label}
                spoken={spoken}
                icon={OpenInNew}
                collapsed={collapsed}
                component="a"
                href={href}
                target="_blank"
                rel="noreferrer"
              />
            );
          })}
        </div>
      )}
    </Box>
  );
}

interface EntryProps {
  label: string;
  spoken?: string;
  /** @default the first two letters of its name */
  icon: ElementType | undefined;
  collapsed: boolean;
  component: ElementType;
  to?: string;
  end?: boolean;
  href?: string;
  target?: string;
  rel?: string;
}

function Entry({ label, spoken, icon: Icon, collapsed, ...target }: EntryProps): ReactNode {
  const link = (
    <Box
      {...target}
      aria-label={spoken ?? (collapsed ? label : undefined)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: collapsed ? 'center' : 'flex-start',
        gap: 1.5,
        minHeight: 40,
        px: 1,
        borderRadius: 1,
        color: 'text.secondary',
        fontWeight: 500,
        textDecoration: 'none',
        '& svg': { fontSize: 20 },
        '& i': {
          flex: 'none',
          width: 20,
          border: 1,
          borderRadius: 1,
          fontSize: 11,
          fontStyle: 'normal',
          lineHeight: '18px',
          textAlign: 'center',
        },
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        // NavLink says which page is open.
        '&[aria-current=page]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
      }}
    >
      {Icon ? <Icon aria-hidden /> : <i aria-hidden>{label.slice(0, 2)}</i>}
      {!collapsed && <span>{label}</span>}
    </Box>
  );
  return collapsed ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
