import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { at, type Values } from '../../../engine/plan/sources.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { eventWords } from './eventWords.ts';

export function HistoryField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const { long, dateTime } = useDateFormats();
  const events = at(record, 'history');
  if (!Array.isArray(events) || events.length === 0) return <Missing />;
  return (
    <Timeline>
      {(events as Values[]).map((event) => (
        <li key={String(event['_id'])}>
          <span>{eventWords(event, record, translate)}</span>
          <time dateTime={String(event['at'])} title={long(event['at']) ?? undefined}>
            {dateTime(event['at'])}
          </time>
        </li>
      ))}
    </Timeline>
  );
}

const Timeline = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    padding: theme.spacing(0, 0, 2, 2.5),
    borderInlineStart: `2px solid ${theme.palette.divider}`,
    marginInlineStart: 5,
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0, borderColor: 'transparent' },
  '& li::before': {
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
  '& li:first-of-type::before': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.primary.main },
  '& time': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));
