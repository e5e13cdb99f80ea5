import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from './usePageTitle.ts';

/** Where the back arrow leads: a path of the console, or (`href`) an address outside. */
export type Back = { label: string } & ({ to: string; href?: never } | { href: string; to?: never });

export interface PageLayoutProps {
  /** The page's one h1, and its name in the browser's tab. */
  title: string;
  back?: Back;
  actions?: ReactNode;
  children: ReactNode;
}

/** Every page of the console: title, back arrow, actions, content (spec 1 §2.1). */
export function PageLayout({ title, back, actions, children }: PageLayoutProps) {
  usePageTitle(title);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, md: 3 }, minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {back && <BackArrow back={back} />}
        <Typography variant="h1" sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}

function BackArrow({ back }: { back: Back }) {
  const translate = useTranslate();
  const label = translate('shell.back', { page: back.label });
  const target = back.to === undefined ? { component: 'a' as const, href: back.href } : { component: Link, to: back.to };
  return (
    <Tooltip title={label}>
      <IconButton {...target} aria-label={label} edge="start">
        <ArrowBack fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
