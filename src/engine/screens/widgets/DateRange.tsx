import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { readerZone } from '../values/datePresets.ts';
import { dayAt, daysAfter, isDay, lookBack, momentsOf, todayIn } from '../values/regionDays.ts';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';
import { DayBox } from './DayBox.tsx';
import { patternOf } from './typedDay.ts';

type Range = Record<string, string | undefined>;

/** Days of the reader's clock, as far back as a log goes. */
export const DateRange = (props: InputProps) => <Dates {...props} zone={readerZone()} lookBack={lookBack} />;

/** Start of the first and end of the last day in the zone. */
export function Dates({ zone, lookBack: back, ...props }: InputProps & { zone: string; lookBack?: number }) {
  const { field, value, onChange, errorAt } = props;
  const translate = useTranslate();
  const [from = 'gte', to = 'lte'] = field.fields?.map(({ name }) => name) ?? [];
  const range = (value ?? {}) as Range;
  const [locale] = useLocaleState();
  const [unread, setUnread] = useState<Range>({});
  const [typing, setTyping] = useState<string>();
  const isWrong = [from, to].some((name) => unread[name] !== undefined && name !== typing);
  const days = [range[from], range[to]].map((moment) => dayOf(moment, zone));
  const today = todayIn(zone);
  const least = back === undefined ? undefined : daysAfter(today, -back);
  const notADay = isWrong ? translate('screens.form.notADay', { pattern: patternOf(locale) }) : undefined;
  const error = props.error ?? errorAt?.(from) ?? errorAt?.(to) ?? notADay;
  const change = (name: string, day: string) => {
    const { [name]: _, ...rest } = range;
    // Keep an incomplete date in its box without filtering by it.
    setUnread({ ...unread, [name]: day && !isDay(day) ? day : undefined });
    if (day && !isDay(day)) return;
    const moment = day ? momentsOf({ from: day, to: day }, zone)[name === from ? 'from' : 'to'] : undefined;
    const next: Range = moment ? { ...rest, [name]: moment } : rest;
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <Control {...props} {...(error && { error })} group>
      {({ onBlur, focusRef, disabled, id, ...control }) => (
        <Days>
          {[from, to].map((name, index) => (
            <label key={name} data-field={`${field.name}.${name}`}>
              <span>{translate(`screens.form.dateRange.${index === 0 ? 'from' : 'to'}`)}</span>
              <DayBox
                label={translate(`screens.form.dateRange.${index === 0 ? 'from' : 'to'}`)}
                fullWidth
                value={unread[name] ?? days[index] ?? ''}
                min={index === 0 ? least : (days[0] ?? least)}
                max={index === 0 ? (days[1] ?? today) : today}
                onChange={(day) => change(name, day)}
                onFocus={() => setTyping(name)}
                onBlur={() => {
                  setTyping(undefined);
                  onBlur();
                }}
                disabled={(disabled ?? false) || (field.readOnly ?? false)}
                error={control['aria-invalid'] === true}
                inputRef={index === 0 ? focusRef : undefined}
                inputProps={{
                  'aria-describedby': control['aria-describedby'],
                  'aria-invalid': control['aria-invalid'],
                  'aria-required': control['aria-required'],
                }}
              />
            </label>
          ))}
        </Days>
      )}
    </Control>
  );
}

function dayOf(moment: string | undefined, zone: string): string | undefined {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? undefined : dayAt(time, zone);
}

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  gap: theme.spacing(1),
  '& label > span': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));
