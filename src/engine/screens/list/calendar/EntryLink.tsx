import { styled } from '@mui/material/styles';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { CalendarPlan, Plan } from '../../../plan/Plan.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { useDateFormats } from '../../values/dates.ts';
import { Value } from '../../widgets/Value.tsx';
import type { Row } from '../listState.ts';
import type { Day, Entry } from './days.ts';

/** Common to the ways in which a calendar shows its entries. */
export interface CalendarProps {
  plan: Plan;
  calendar: CalendarPlan;
  days: readonly Day[];
  entries: ReadonlyMap<Day, Entry<Row>[]>;
  today: Day;
  open: ((id: string) => string) | undefined;
  loading: boolean;
}

interface Props extends Pick<CalendarProps, 'plan' | 'calendar' | 'open'> {
  entry: Entry<Row>;
  /** With its end and further columns. */
  whole?: boolean;
}

export function EntryLink({ plan, calendar, open, entry, whole = false }: Props) {
  const { row, start, end, goesOn } = entry;
  const translate = useTranslate();
  const formats = useDateFormats();
  const name = titleOf(plan, row) || translate(`resources.${plan.name}.one`);
  const isSameDay = end?.isSame(start, 'day') ?? true;
  const until = end && (isSameDay ? formats.time(end) : formats.dateTime(end));
  const from = goesOn ? formats.date(start) : formats.time(start);
  const time = whole && until ? `${from} – ${until}` : from;
  const to = open?.(row.id);
  const further = plan.columns.filter(
    ({ path, primary, hidden }) => !primary && !hidden && path !== calendar.from && path !== calendar.until,
  );
  const words = (
    <>
      <time dateTime={start.toISOString()}>{time}</time> <span>{name}</span>
    </>
  );
  return (
    <RecordContextProvider value={row}>
      <Box data-id={row.id} data-whole={whole || undefined} title={whole ? undefined : `${time ?? ''} ${name}`}>
        {to ? <Link to={to}>{words}</Link> : words}
        {whole && (
          <span className="further">
            {further.slice(0, 3).map((column) => (
              <span key={column.path}>
                <Value column={column} dense />
              </span>
            ))}
          </span>
        )}
      </Box>
    </RecordContextProvider>
  );
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 0,
  '&:not([data-whole])': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    padding: theme.spacing(0, 0.75),
    backgroundColor: theme.palette.action.selected,
    borderInlineStart: `3px solid ${theme.palette.primary.main}`,
    borderRadius: 3,
    '& > a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', minHeight: 24, lineHeight: '24px' },
  },
  '&[data-whole]': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(0.75, 0),
  },
  '& time': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&[data-whole] time': { display: 'inline-block', minWidth: 148 },
  '& a': { color: theme.palette.text.primary, textDecoration: 'none', '& > span': { fontWeight: 600 } },
  '& a:hover > span': { textDecoration: 'underline' },
  '& a:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, borderRadius: 2 },
  '& .further': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 2),
    color: theme.palette.text.secondary,
    '& > span': { maxWidth: 260 },
  },
}));
