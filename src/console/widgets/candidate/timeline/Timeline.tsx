import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { at, type Values } from '../../../../engine/plan/sources.ts';
import { useDateFormats } from '../../../../engine/screens/values/dates.ts';
import type { FieldProps } from '../../../../engine/screens/values/field.ts';
import { byDay, kinds, timeline, type Kind } from './entries.ts';
import { EntryLine } from './EntryLine.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { useNotes } from './useNotes.ts';
import { useTimeline } from './useTimeline.ts';

/** Everything about an application in the order of time: what was done, what was sent and what was noted. */
export function TimelineField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const { date: day, time, long } = useDateFormats();
  const id = String(record['_id'] ?? record['id']);
  const [kind, setKind] = useState<Kind>('all');
  const { messages, notes, seesMessages, seesNotes, isLoading, failed, older, reload } = useTimeline(id);
  const own = useNotes(id, reload);
  const history = at(record, 'history');
  const events = Array.isArray(history) ? (history as Values[]) : [];
  const { entries, hasMore } = timeline({ events, messages, notes }, kind);
  const offered = kinds.filter((each) => (each !== 'messages' || seesMessages) && (each !== 'notes' || seesNotes));
  const writes = own.writes && seesNotes && !at(record, 'candidate.purgedAt');
  return (
    <Whole>
      {writes && (kind === 'all' || kind === 'notes') && <NoteEditor key={id} applicationId={id} save={own.save} />}
      {offered.length > 2 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={translate('screens.timeline.filter')}
          onChange={(_, value: Kind | null) => value && setKind(value)}
        >
          {offered.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`screens.timeline.kinds.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {failed.length > 0 && (
        <p role="alert">
          {translate('screens.timeline.loadFailed')}{' '}
          <Button onClick={() => failed.forEach((each) => void each.refetch())}>{translate('screens.timeline.tryAgain')}</Button>
        </p>
      )}
      {isLoading && <Skeleton width="70%" height={28} animation={false} />}
      {byDay(entries, (moment) => day(moment) ?? '').map(([date, all]) => (
        <section key={date} aria-label={date}>
          <h4>{date}</h4>
          <ol>
            {all.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`} data-kind={entry.kind}>
                <EntryLine entry={entry} record={record} applicationId={id} notes={own} />
                <time dateTime={entry.at} title={long(entry.at) ?? undefined}>
                  {time(entry.at)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {entries.length === 0 && !isLoading && failed.length === 0 && <p>{translate(`screens.timeline.empty.${kind}`)}</p>}
      {hasMore && older && <Button onClick={older}>{translate('screens.timeline.older')}</Button>}
    </Whole>
  );
}

const Whole = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  '& > p': { margin: 0, color: theme.palette.text.secondary },
  '& h4': { ...theme.typography.caption, fontWeight: 600, margin: theme.spacing(0, 0, 1), color: theme.palette.text.secondary },
  '& section': { border: '0 !important', padding: '0 !important' },
  '& section > ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1),
    padding: theme.spacing(0, 0, 2, 2.5),
    borderInlineStart: `2px solid ${theme.palette.divider}`,
    marginInlineStart: 5,
    overflowWrap: 'anywhere',
  },
  '& ol > li:last-of-type': { borderColor: 'transparent' },
  '& ol > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -6,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: theme.palette.background.paper,
    border: `2px solid ${theme.palette.text.secondary}`,
  },
  '& ol > li[data-kind=notes]::before': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.primary.main },
  '& ol > li > time': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& article': { display: 'grid', gap: theme.spacing(0.5), minWidth: 0 },
  '& article > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1), minHeight: 24 },
  '& article > header > span:has(button)': { marginInlineStart: 'auto' },
  '& article strong': { fontWeight: 600, minWidth: 0 },
  '& article > p': { margin: 0 },
  '& article > footer': { display: 'flex', gap: theme.spacing(1), marginInlineStart: -5 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));
