import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { EntryLink, type CalendarProps } from './EntryLink.tsx';
import type { Day } from './days.ts';

interface Props extends CalendarProps {
  /** YYYY-MM of a month; a week shows all of its entries. */
  month: string | undefined;
  onDay: (day: Day) => void;
}

/** Entries of a day in a month, before “+12 more”. */
const mostInMonth = 3;

/** Weeks as rows; a day leads to all of its entries. */
export function Grid({ plan, calendar, days, entries, today, open, month, onDay }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: Day) => written.format(Date.parse(`${day}T00:00:00Z`));
  };
  const [weekday, date, whole] = [
    format({ weekday: 'short' }),
    format({ day: 'numeric' }),
    format({ weekday: 'long', day: 'numeric', month: 'long' }),
  ];
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <Box>
      <table data-week={month === undefined || undefined}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const all = entries.get(day) ?? [];
                const shown = month === undefined || all.length <= mostInMonth + 1 ? all : all.slice(0, mostInMonth);
                return (
                  <td key={day} data-day={day} data-outside={(month !== undefined && !day.startsWith(month)) || undefined}>
                    <button
                      type="button"
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={translate('screens.calendar.dayOf', { day: whole(day), smart_count: all.length })}
                      onClick={() => onDay(day)}
                    >
                      {date(day)}
                    </button>
                    {shown.map((entry) => (
                      <EntryLink key={entry.row.id} {...{ plan, calendar, open, entry }} />
                    ))}
                    {shown.length < all.length && (
                      <button type="button" className="more" onClick={() => onDay(day)}>
                        {translate('screens.calendar.more', { smart_count: all.length - shown.length })}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& > table': { width: '100%', minWidth: 640, tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { ...theme.typography.caption, padding: theme.spacing(0.5, 1), textAlign: 'start', color: theme.palette.text.secondary },
  '& td': {
    height: 112,
    padding: 4,
    verticalAlign: 'top',
    border: `1px solid ${theme.palette.divider}`,
    '& > div': { marginTop: 2 },
  },
  '& [data-week] td': { height: 320 },
  '& td[data-outside]': { backgroundColor: theme.palette.background.default },
  '& button': {
    ...theme.typography.caption,
    minWidth: 24,
    minHeight: 24,
    padding: theme.spacing(0, 0.75),
    color: theme.palette.text.primary,
    background: 'none',
    border: 0,
    borderRadius: 12,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '&[aria-current]': { color: theme.palette.primary.contrastText, backgroundColor: theme.palette.primary.main, fontWeight: 600 },
    '&.more': { color: theme.palette.text.secondary },
  },
  '& td[data-outside] > button:not([aria-current])': { color: theme.palette.text.secondary },
}));
