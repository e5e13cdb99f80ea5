import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, type ElementType, type ReactNode } from 'react';
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

/** Each link follows the address by itself. */
const Entries = memo(function Entries({ groups, collapsed }: { groups: MenuGroup[]; collapsed: boolean }) {
  const translate = useTranslate();
  const { links } = useShell();
  return (
    <Links aria-label={translate('shell.menu.label')} data-collapsed={collapsed || undefined}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.label ? translate(group.label) : undefined}>
          {!collapsed && group.label && <p aria-hidden>{translate(group.label)}</p>}
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
        </div>
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
    </Links>
  );
});

/** All entries share a style: with a style each they were a third of those that a first list makes. */
const Links = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { ...theme.typography.overline, margin: 0, paddingInline: theme.spacing(1), color: theme.palette.text.secondary },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 40,
    paddingInline: theme.spacing(1),
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.secondary,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '&[data-collapsed] a': { justifyContent: 'center' },
  '& svg': { fontSize: 20 },
  '& i': {
    flex: 'none',
    width: 20,
    border: '1px solid',
    borderRadius: theme.shape.borderRadius,
    fontSize: 11,
    fontStyle: 'normal',
    lineHeight: '18px',
    textAlign: 'center',
  },
  '& a:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  // NavLink says which page is open.
  '& a[aria-current=page]': { backgroundColor: theme.palette.action.selected, color: theme.palette.primary.main, fontWeight: 600 },
}));

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

function Entry({ label, spoken, icon: Icon, collapsed, component: Target, ...target }: EntryProps): ReactNode {
  const link = (
    <Target {...target} aria-label={spoken ?? (collapsed ? label : undefined)}>
      {Icon ? <Icon aria-hidden /> : <i aria-hidden>{label.slice(0, 2)}</i>}
      {!collapsed && <span>{label}</span>}
    </Target>
  );
  return collapsed ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
