import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FilterField, sought } from '../screens/shell/FilterField.tsx';
import { PageLayout } from '../screens/layout/PageLayout.tsx';
import { RecordCard } from '../screens/layout/RecordSkeleton.tsx';
import { readNotShown } from './server.ts';
import { raised } from '../screens/values/surfaces.ts';

/** Virtualised, with a filter. */
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
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  const found = useMemo(() => things.filter(sought(deferred)), [things, deferred]);
  // Rows are read during render only, and never memoised.
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
      <FilterField
        text={text}
        onChange={setText}
        label={translate('any.notShown.filter')}
        status={
          found.length === 0
            ? translate('any.notShown.none', { text: deferred })
            : translate('any.notShown.count', { smart_count: found.length })
        }
      />
      {/* Focusable, so that the keyboard can scroll it. */}
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

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minHeight: 0,
  padding: theme.spacing(2),
  ...raised(theme),
  '& > div:last-of-type': { overflowY: 'auto', maxHeight: 'max(240px, calc(100dvh - 340px))', overscrollBehavior: 'contain' },
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
