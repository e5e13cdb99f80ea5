import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

export interface Tab {
  name: string;
  label: ReactNode;
  to: string;
}

interface Props {
  tabs: readonly Tab[];
  current: string;
  label: string;
  vertical?: boolean;
  /** Numbered steps in boxes. @default tabs on a line */
  look?: 'steps' | undefined;
  panel: string;
}

/** Links, also for another window. Single tab stop; arrows, Home and End open tabs (WAI-ARIA: automatic activation). */
export function TabBar({ tabs, current, label, panel, look, vertical = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Keeps the open tab in sight, also after the bar has become narrower.
  useLayoutEffect(() => {
    const bar = list.current;
    const open = document.getElementById(tabId(panel, current));
    if (!bar || !open) return undefined;
    const reveal = () => {
      const [{ left, width }, at] = [bar.getBoundingClientRect(), open.getBoundingClientRect()];
      bar.scrollLeft += at.left - left - (width - at.width) / 2;
    };
    // An observer begins with a call once the page has its layout, which must not be made twice.
    if (typeof ResizeObserver === 'undefined') return reveal();
    const observer = new ResizeObserver(reveal);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [panel, current]);
  const go = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetOf(
      event.key,
      tabs.findIndex(({ name }) => name === current),
      tabs.length,
    );
    const target = to === undefined ? undefined : tabs[to];
    if (!target) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[to as number]?.focus();
    void navigate(target.to);
  };
  return (
    <List
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : undefined}
      data-vertical={vertical || undefined}
      data-look={look}
      className="screen-only"
      onKeyDown={go}
    >
      {tabs.map((tab) => {
        const open = tab.name === current;
        return (
          <Link
            key={tab.name}
            id={tabId(panel, tab.name)}
            role="tab"
            to={tab.to}
            aria-selected={open}
            aria-controls={open ? panel : undefined}
            tabIndex={open ? 0 : -1}
          >
            {tab.label}
          </Link>
        );
      })}
    </List>
  );
}

export const tabId = (panel: string, name: string): string => `${panel}-${name}`;

function targetOf(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}

const List = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& a': {
    flexShrink: 0,
    padding: theme.spacing(1, 1.5),
    marginBottom: -1,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    borderBottom: '2px solid transparent',
    borderRadius: `${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0 0`,
  },
  '& a:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  // Inside the bar, which clips.
  '& a:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('md')]: {
    '&[data-vertical]': {
      flexDirection: 'column',
      borderBottom: 0,
      borderRight: `1px solid ${theme.palette.divider}`,
      overflow: 'visible',
    },
    '&[data-vertical] a': {
      marginBottom: 0,
      marginRight: -1,
      whiteSpace: 'normal',
      borderBottom: 0,
      borderRight: '2px solid transparent',
      borderRadius: `${theme.shape.borderRadius}px 0 0 ${theme.shape.borderRadius}px`,
    },
    '&[data-vertical] a[aria-selected=true]': { borderRightColor: theme.palette.primary.main },
  },
  '&[data-look] a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginBottom: 0,
    padding: theme.spacing(0.75, 1.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '&[data-look] a[aria-selected=true]': { borderColor: theme.palette.primary.main },
  '& a[aria-selected=true]': { color: theme.palette.primary.main, borderBottomColor: theme.palette.primary.main },
}));
