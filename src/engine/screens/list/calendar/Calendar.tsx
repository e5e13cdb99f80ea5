import Left from '@mui/icons-material/ChevronLeft';
import Right from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { useLocaleState, useStore, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarPlan } from '../../../plan/Plan.ts';
import { at } from '../../../plan/sources.ts';
import { enterByKey } from '../../values/focus/enterByKey.ts';
import { cardsBelow } from '../../values/measures.ts';
import { isDay, spanInWords } from '../../values/regionDays.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTexts } from '../../values/useTexts.ts';
import type { Collection } from '../useCollection.ts';
import { Agenda } from './Agenda.tsx';
import { dayOf, entriesByDay, firstWeekday, shownDays, spans, step, type Day, type Span } from './days.ts';
import { Grid } from './Grid.tsx';
import { mostEntries, useCalendarRows } from './useCalendarRows.ts';

interface Props {
  collection: Collection;
  calendar: CalendarPlan;
  open?: ((id: string) => string) | undefined;
}

/** Times are the reader's, as in every list. */
export function Calendar({ collection, calendar, open }: Props) {
  const { plan } = collection;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { userId } = useScreens();
  const texts = useTexts(true);
  const small = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const [query, setQuery] = useSearchParams();
  const [kept, setKept] = useStore<string>(`${userId}.${plan.name}.span`, '');
  const today = dayOf(dayjs());
  const asked = query.get('on') ?? '';
  const on = isDay(asked) ? asked : today;
  const span = spans.find((each) => each === (query.get('span') ?? kept)) ?? (small ? 'agenda' : 'month');
  const first = firstWeekday(locale);
  const days = useMemo(() => shownDays(span, on, first), [span, on, first]);
  const { data, error, isPending, isFetching, refetch } = useCalendarRows(collection, calendar, days);
  const entries = useMemo(
    () =>
      entriesByDay(data?.data ?? [], (row) => ({ from: at(row, calendar.from), until: calendar.until && at(row, calendar.until) }), days),
    [data, calendar, days],
  );
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<Day>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-day="${focus.current}"] button`)?.focus();
    focus.current = undefined;
  });
  const isShown = texts && !(error && !data);
  useEffect(() => (isShown && root.current ? enterByKey(root.current, firstOf(today)) : undefined), [isShown, today]);
  usePageCommand({ id: 'days', label: translate('screens.calendar.keys'), keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown' });
  if (!texts) return null;

  const go = (day: Day, to: Span = span) => {
    if (to !== span) setKept(to);
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (day === today) next.delete('on');
        else next.set('on', day);
        next.set('span', to);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day'];
    const day = here === undefined ? undefined : moved(event.key, here, span);
    if (day === undefined) return;
    event.preventDefault();
    focus.current = day;
    if (days.includes(day) && (span !== 'month' || dayjs(day).isSame(on, 'month'))) {
      root.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus();
      focus.current = undefined;
    } else go(day);
  };
  const title =
    span === 'month' || span === 'agenda'
      ? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(dayjs(on).toDate())
      : spanInWords({ from: days[0] ?? on, to: days.at(-1) ?? on }, locale, translate);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = { plan, calendar, days, entries, today, open, loading: isPending };
  return (
    <>
      <Bar>
        <IconButton size="small" aria-label={translate('screens.calendar.previous')} onClick={() => go(step(span, on, -1))}>
          <Left />
        </IconButton>
        <IconButton size="small" aria-label={translate('screens.calendar.next')} onClick={() => go(step(span, on, 1))}>
          <Right />
        </IconButton>
        <Button size="small" onClick={() => go(today)}>
          {translate('screens.calendar.today')}
        </Button>
        <h2 aria-live="polite">{title}</h2>
        <span className="zone">{translate('screens.calendar.zone', { zone: zone.replaceAll('_', ' ') })}</span>
        <div role="group" aria-label={translate('screens.calendar.span')}>
          {spans.map((each) => (
            <SpanButton key={each} span={each} pressed={each === span} onClick={() => go(on, each)} />
          ))}
        </div>
      </Bar>
      {data?.follows && (
        <Notice role="status">{translate('screens.calendar.tooMany', { number: mostEntries.toLocaleString(locale) })}</Notice>
      )}
      {error && !data ? (
        <Notice role="alert">
          {translate('screens.calendar.failed')}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        </Notice>
      ) : (
        // Keys of its entries arrive here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div ref={root} role="group" aria-label={title} onKeyDown={onKey} aria-busy={isFetching || undefined}>
          {span === 'agenda' || span === 'day' ? (
            <Agenda {...shown} />
          ) : (
            <Grid {...shown} month={span === 'month' ? on.slice(0, 7) : undefined} onDay={(day) => go(day, 'day')} />
          )}
        </div>
      )}
    </>
  );
}

interface SpanProps {
  span: Span;
  pressed: boolean;
  onClick: () => void;
}

function SpanButton({ span, pressed, onClick }: SpanProps) {
  const translate = useTranslate();
  const label = translate(`screens.calendar.${span}`);
  usePageCommand(pressed ? undefined : { id: `span.${span}`, label: translate('screens.shownAs.show', { kind: label }), run: onClick });
  return (
    <Button size="small" aria-pressed={pressed} variant={pressed ? 'outlined' : 'text'} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Today, where it is among the days shown, else the first of them. */
const firstOf =
  (today: Day) =>
  (root: HTMLElement): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-day="${today}"] :is(button, a)`) ?? root.querySelector<HTMLElement>('[data-day] :is(button, a)');

/** The day that a key leads to; undefined for another key. */
function moved(key: string, day: Day, span: Span): Day | undefined {
  const from = dayjs(day);
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const by = days[key];
  if (by !== undefined) return dayOf(from.add(by, 'day'));
  if (key === 'PageUp' || key === 'PageDown') {
    const direction = key === 'PageUp' ? -1 : 1;
    return dayOf(span === 'month' ? from.add(direction, 'month') : from.add(direction * (span === 'week' ? 7 : 1), 'day'));
  }
  return undefined;
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1, 1.5),
  '& > h2': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0 },
  '& > .zone': { ...theme.typography.caption, color: theme.palette.text.secondary, marginInlineEnd: 'auto' },
}));

const Notice = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, padding: theme.spacing(1, 2) }));
