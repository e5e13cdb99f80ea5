import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TabBar, tabId, type Tab } from './tabs/TabBar.tsx';
import { PrintHead } from './PrintHead.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Where the back arrow leads: a path of the console, or (`href`) an address outside. */
export type Back = { label: string } & ({ to: string; href?: never } | { href: string; to?: never });

export interface PageLayoutProps {
  /** The page's one h1, and its name in the browser's tab. */
  title: string;
  back?: Back;
  /** What it is about, below the title. */
  subtitle?: ReactNode;
  /** What is said of the page beside its title. */
  badges?: ReactNode;
  actions?: ReactNode;
  /** The page's tabs, of which one is open: what it shows are the children. */
  tabs?: { all: readonly Tab[]; current: string } | undefined;
  children: ReactNode;
}

/** Every page of the console: title, back arrow, actions, content (spec 1 §2.1); the record that it is about is in react-admin's context. */
export const PageLayout = ({ record, ...page }: PageLayoutProps & { record?: RaRecord | undefined }) => (
  <RecordContextProvider value={record}>
    <Page {...page} />
  </RecordContextProvider>
);

function Page({ title, back, subtitle, badges, actions, tabs, children }: PageLayoutProps) {
  usePageTitle(title);
  const panel = useId();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: tabs ? 2 : { xs: 2, md: 3 }, minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {/* One line that a long title wraps in: the arrow stays beside it, and what does not fit beside them goes below. */}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 0', minWidth: 'min(100%, 220px)' }}>
          {back && <BackArrow back={back} />}
          <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badges && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{badges}</Box>}
        </Box>
        {actions && (
          <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Box>
        )}
      </Box>
      <PrintHead />
      {subtitle}
      {tabs ? (
        <>
          <TabBar tabs={tabs.all} current={tabs.current} label={title} panel={panel} />
          <Box
            role="tabpanel"
            id={panel}
            aria-labelledby={tabId(panel, tabs.current)}
            sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, md: 3 }, minWidth: 0, flex: 1 }}
          >
            {children}
          </Box>
        </>
      ) : (
        children
      )}
    </Box>
  );
}

function BackArrow({ back }: { back: Back }) {
  const translate = useTranslate();
  const label = translate('shell.back', { page: back.label });
  const target = back.to === undefined ? { component: 'a' as const, href: back.href } : { component: Link, to: back.to };
  return (
    <Tooltip title={label}>
      <IconButton className="screen-only" {...target} aria-label={label} edge="start">
        <ArrowBack fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
