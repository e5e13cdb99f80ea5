import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PageLayout } from '../../screens/shell/PageLayout.tsx';
import { RecordCard } from '../../screens/show/RecordSkeleton.tsx';
import { readNotShown } from './server.ts';

/** What the API has and no page shows, each with why; narrowed by a few letters, and drawn only where it is seen. */
export function NotShown({ host }: { host: string }) {
  const translate = useTranslate();
  const [things, setThings] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => void readNotShown().then(setThings, setFailure), []);
  if (failure) throw failure;
  return (
    <PageLayout title={translate('any.notShown.title')} subtitle={translate('any.notShown.text', { host })}>
      {things ? (
        things.length > 0 ? (
          <Things things={things} />
        ) : (
          <Card>{translate('any.notShown.nothing')}</Card>
        )
      ) : (
        <RecordCard lines={6} />
      )}
    </PageLayout>
  );
}

function Things({ things }: { things: readonly string[] }) {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const found = useMemo(() => narrowed(things, sought), [things, sought]);
  // Its rows are read while it renders, and by nothing that is kept.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => 40,
    getItemKey: (index) => found[index] ?? index,
    overscan: 12,
  });
  return (
    <Card>
      <input
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={translate('any.notShown.filter')}
        aria-label={translate('any.notShown.filter')}
        aria-describedby={id}
        autoComplete="off"
        spellCheck={false}
      />
      <small id={id} role="status">
        {found.length === 0
          ? translate('any.notShown.none', { text: sought })
          : translate('any.notShown.count', { smart_count: found.length })}
      </small>
      {/* What scrolls is reached by the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} role="region" aria-label={translate('any.notShown.title')} tabIndex={0}>
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => (
            <li key={key} data-index={index} ref={rows.measureElement} style={{ transform: `translateY(${start}px)` }}>
              {found[index]}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function narrowed(things: readonly string[], text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? things : things.filter((thing) => words.every((word) => thing.toLowerCase().includes(word)));
}

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minHeight: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > input': {
    ...theme.typography.body2,
    height: 40,
    maxWidth: 420,
    padding: theme.spacing(0, 1.25),
    color: theme.palette.text.primary,
    background: 'none',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& > input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary, marginTop: theme.spacing(0.5) },
  '& > div': { overflowY: 'auto', maxHeight: 'max(240px, calc(100dvh - 340px))', overscrollBehavior: 'contain' },
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));
