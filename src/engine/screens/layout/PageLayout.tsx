import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLetterKeys } from '../values/useLetterKeys.ts';
import { TabBar, tabId, type Tab } from './tabs/TabBar.tsx';
import { PrintHead } from './PrintHead.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Path of the console, or (`href`) an external address. */
export type Back = { label: string } & ({ to: string; href?: never } | { href: string; to?: never });

export interface PageLayoutProps {
  /** The page's only h1, and the tab's title. */
  title: string;
  back?: Back;
  subtitle?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
  tabs?: { all: readonly Tab[]; current: string } | undefined;
  children: ReactNode;
}

/** Spec 1 §2.1; the record is in react-admin's context. */
export const PageLayout = ({ record, ...page }: PageLayoutProps & { record?: RaRecord | undefined }) => (
  <RecordContextProvider value={record}>
    <Page {...page} />
  </RecordContextProvider>
);

function Page({ title, back, subtitle, badges, actions, tabs, children }: PageLayoutProps) {
  usePageTitle(title);
  const panel = useId();
  const onKeyDown = useLetterKeys();
  // The content is painted first: on a slow machine the buttons take as long as all of it.
  const complete = useDeferredValue(true, false);
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'flex', flexDirection: 'column', gap: tabs ? 2 : { xs: 2, md: 3 }, minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {/* A long title wraps on its line next to the arrow; the rest goes below. */}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 0', minWidth: 'min(100%, 220px)' }}>
          {back && <BackArrow back={back} />}
          <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {complete && badges && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{badges}</Box>}
        </Box>
        {complete && actions && (
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
    <IconButton className="screen-only" {...target} aria-label={label} title={label} edge="start">
      <ArrowBack fontSize="small" />
    </IconButton>
  );
}
