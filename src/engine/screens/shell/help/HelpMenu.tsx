import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Block from '@mui/icons-material/Block';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { helpParts } from '../../values/registry.ts';
import { useShell } from '../../values/ShellProvider.tsx';
import { LabelledMenu } from '../../widgets/LabelledMenu.tsx';
import { Tag } from '../../widgets/Tag.tsx';

interface Props {
  anchor: HTMLElement;
  fresh: boolean;
  shortcuts: () => void;
  why: () => void;
  news: () => void;
  onClose: () => void;
}

export function HelpMenu({ anchor, fresh, shortcuts, why, news, onClose }: Props) {
  const translate = useTranslate();
  const { supportUrl, docsUrl } = useShell();
  const { links = [], news: hasNews } = helpParts();
  const addresses = [
    ...(docsUrl ? [{ label: translate('shell.help.docs'), href: docsUrl, Icon: MenuBookOutlined }] : []),
    ...links
      .filter(({ href }) => isAddress(href))
      .map(({ label, href }) => ({ label: translate(label, { _: label }), href, Icon: MenuBookOutlined })),
    ...(supportUrl && isAddress(supportUrl) ? [{ label: translate('palette.support'), href: supportUrl, Icon: MailOutlined }] : []),
  ];
  const entry = (label: string, Icon: ComponentType<{ fontSize: 'small' }>, run: () => void, keys?: string) => (
    <MenuItem
      key={label}
      aria-keyshortcuts={keys}
      onClick={() => {
        onClose();
        run();
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <Box component="span" sx={{ flex: 1, pr: 2 }}>
        {label}
      </Box>
      {keys && (
        <Box component="kbd" aria-hidden sx={{ font: 'inherit', color: 'text.secondary' }}>
          {keys}
        </Box>
      )}
      {Icon === AutoAwesomeOutlined && fresh && <Tag>{translate('shell.help.new')}</Tag>}
    </MenuItem>
  );
  return (
    <LabelledMenu
      label={translate('shell.help.label')}
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      paper={{ sx: { mt: 0.5, minWidth: 260, maxWidth: 'calc(100vw - 32px)' } }}
    >
      {entry(translate('palette.shortcuts'), KeyboardOutlined, shortcuts, '?')}
      {entry(translate('palette.why'), Block, why)}
      {hasNews && entry(translate('shell.help.news'), AutoAwesomeOutlined, news)}
      {addresses.length > 0 && <Divider />}
      {addresses.map(({ label, href, Icon }) => (
        <MenuItem
          key={`${label} ${href}`}
          component="a"
          href={href}
          onClick={onClose}
          {...(!href.startsWith('mailto:') && {
            target: '_blank',
            rel: 'noreferrer',
            'aria-label': translate('shell.menu.external', { label }),
          })}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {label}
          </Box>
        </MenuItem>
      ))}
    </LabelledMenu>
  );
}

/** A configuration may name anything; script addresses are none. */
const isAddress = (href: string): boolean => URL.canParse(href) && ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol);
