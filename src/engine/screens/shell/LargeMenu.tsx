import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { FilterField, sought } from './FilterField.tsx';
import type { MenuGroup } from './menu.ts';

type Line = { key: string; label: string; to?: string };

const rowHeight = 36;

/** Virtualised, with a filter. */
export function LargeMenu({ groups: all }: { groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { groups, foot } = useMemo(() => parted(all), [all]);
  const { lines, found } = useMemo(() => linesOf(groups, text, translate), [groups, text, translate]);
  const open = lines.findIndex(({ to }) => to !== undefined && (pathname === to || pathname.startsWith(`${to}/`)));
  // Rows are read during render only, and never memoised.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 12,
    // Starts at the current page; afterwards it keeps its position.
    initialOffset: () => Math.max(0, (open - 6) * rowHeight),
  });
  return (
    <Menu aria-label={translate('shell.menu.label')}>
      <FilterField
        text={text}
        onChange={setText}
        label={translate('shell.filter')}
        status={found === 0 ? translate('shell.filterNone', { text }) : translate('shell.filterCount', { smart_count: found })}
        onEnter={() => {
          const first = lines.find(({ to }) => to !== undefined)?.to;
          if (text !== '' && first !== undefined) void navigate(first);
        }}
      />
      <div ref={box}>
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start, size }) => {
            const { label = '', to } = lines[index] ?? {};
            return (
              <li key={key} style={{ transform: `translateY(${start}px)`, height: size }}>
                {to === undefined ? <b>{label}</b> : <NavLink to={to}>{label}</NavLink>}
              </li>
            );
          })}
        </ul>
      </div>
      {foot.map(({ name, label, fallback, path }) => (
        <p key={name}>
          <NavLink to={path}>{translate(label, { _: translate(fallback) })}</NavLink>
        </p>
      ))}
    </Menu>
  );
}

/** Groups whose names begin with a tilde stay at the foot, unfiltered. */
function parted(all: readonly MenuGroup[]): { groups: MenuGroup[]; foot: MenuGroup['entries'] } {
  const isFoot = ({ name }: MenuGroup) => name.startsWith('~');
  return { groups: all.filter((group) => !isFoot(group)), foot: all.filter(isFoot).flatMap(({ entries }) => entries) };
}

function linesOf(
  groups: readonly MenuGroup[],
  text: string,
  translate: (key: string, args?: object) => string,
): { lines: Line[]; found: number } {
  const isSought = sought(text);
  let found = 0;
  const lines = groups.flatMap((group): Line[] => {
    const entries = group.entries
      .map(({ name, label, fallback, path }) => ({ key: name, label: translate(label, { _: translate(fallback) }), to: path }))
      .filter(({ label }) => isSought(label));
    found += entries.length;
    const heading = group.label ? [{ key: `group ${group.name}`, label: translate(group.label) }] : [];
    return entries.length === 0 ? [] : [...heading, ...entries];
  });
  return { lines, found };
}

const Menu = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  flex: 1,
  minHeight: 0,
  // In line with the entries.
  '& small': { padding: theme.spacing(0, 1) },
  '& > p': { display: 'flex', margin: 0, paddingTop: theme.spacing(0.5), borderTop: `1px solid ${theme.palette.divider}` },
  '& > div:last-of-type': { flex: 1, minHeight: 160, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'absolute', insetInline: 0, top: 0, display: 'flex', alignItems: 'stretch' },
  '& :is(li, p) > *': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    padding: theme.spacing(0, 1),
    lineHeight: `${rowHeight}px`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    borderRadius: theme.shape.borderRadius,
  },
  '& b': { fontWeight: 600, fontSize: '0.75rem' },
  '& a:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current=page]': { backgroundColor: theme.palette.action.selected, color: theme.palette.primary.main, fontWeight: 600 },
}));
