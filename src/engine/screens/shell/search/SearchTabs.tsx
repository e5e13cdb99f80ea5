import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import type { Kind } from './kinds.ts';

interface Props {
  id: string;
  kinds: readonly Kind[];
  current: string;
  onChange: (name: string) => void;
}

/** Single tab stop; arrows open the next (WAI-ARIA: tabs with automatic activation). */
export function SearchTabs({ id, kinds, current, onChange }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = kinds.findIndex(({ name }) => name === current);
    const to = (index + step + kinds.length) % kinds.length;
    onChange(kinds[to]?.name ?? current);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Tabs ref={list} role="tablist" aria-label={translate('shell.search')} onKeyDown={onKeyDown}>
      {kinds.map(({ name }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === current}
          aria-controls={name === current ? `${id}-panel` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {translate(`search.tabs.${name}`)}
        </button>
      ))}
    </Tabs>
  );
}

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& button': {
    ...theme.typography.body2,
    padding: theme.spacing(1, 1.5),
    marginBottom: -1,
    fontWeight: 600,
    cursor: 'pointer',
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderBottom: '2px solid transparent',
  },
  '& button:hover': { color: theme.palette.text.primary },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& button[aria-selected=true]': { color: theme.palette.primary.main, borderBottomColor: theme.palette.primary.main },
}));
