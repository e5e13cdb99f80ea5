import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { EntryLink, type CalendarProps } from './EntryLink.tsx';

/** The entries one below the other, day by day. */
export function Agenda({ plan, calendar, days, entries, today, open, loading }: CalendarProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const busy = days.filter((day) => (entries.get(day)?.length ?? 0) > 0);
  if (busy.length === 0) return <List>{!loading && <p>{translate('screens.calendar.none')}</p>}</List>;
  return (
    <List>
      {busy.map((day) => (
        <section key={day} data-day={day}>
          <h3 aria-current={day === today ? 'date' : undefined}>{format.format(Date.parse(`${day}T00:00:00Z`))}</h3>
          <ul>
            {entries.get(day)?.map((entry) => (
              <li key={entry.row.id}>
                <EntryLink {...{ plan, calendar, open, entry }} whole />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 2, 2),
  '& > p': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& h3': { ...theme.typography.subtitle2, fontWeight: 600, margin: theme.spacing(1.5, 0, 0.5) },
  '& h3[aria-current]': { color: theme.palette.primary.main },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { borderTop: `1px solid ${theme.palette.divider}`, contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' },
}));
