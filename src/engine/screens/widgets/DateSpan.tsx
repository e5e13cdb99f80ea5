import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { datePresets, daysOfPreset, isDatePreset, noDate } from '../values/datePresets.ts';
import type { FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { cityOf, dayAt, spanInWords, todayIn } from '../values/regionDays.ts';
import { useZone } from '../values/ScreensProvider.tsx';
import { ChoiceInput } from './Choice.tsx';
import { Dates } from './DateRange.tsx';

interface Span {
  preset?: string;
  gte?: string;
  lte?: string;
}

/** A preset in words, its days as a tooltip; other spans as days. */
export function DateSpanField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  const words = useSpanWords();
  const { preset } = (value ?? {}) as Span;
  if (!preset) return <>{words(value)}</>;
  return <span title={words(value)}>{translate(`screens.dates.${preset}`)}</span>;
}

/** Presets first; custom dates show two boxes. */
export function DateSpan(props: InputProps) {
  const { field, onChange, focusRef } = props;
  const value = (props.value ?? {}) as Span;
  const { zone, named } = useZone();
  const translate = useTranslate();
  const words = useSpanWords();
  const [opened, setOpened] = useState(false);
  const isDated = Boolean(value.gte ?? value.lte);
  const isCustom = !value.preset && (isDated || opened);
  const names = [...datePresets, ...(field.fields?.some(({ name }) => name === 'isNull') ? [noDate] : []), custom];
  const choose = (chosen: unknown) => {
    setOpened(chosen === custom);
    if (chosen === custom) onChange(isDated ? value : undefined);
    else onChange(chosen === undefined ? undefined : { preset: chosen });
  };
  const days = value.preset && value.preset !== noDate ? words(value) : undefined;
  const help = [days, (days !== undefined || isCustom) && named && translate('screens.dates.zone', { city: cityOf(zone) })];
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <ChoiceInput
        {...props}
        field={{
          ...field,
          kind: 'choice',
          choices: names.map((id) => ({ id, label: `screens.dates.${id}` })),
          ...(help.some(Boolean) && { helpText: help.filter(Boolean).join('. ') }),
        }}
        value={value.preset ?? (isCustom ? custom : undefined)}
        onChange={choose}
      />
      {isCustom && <Dates {...props} field={{ ...field, label: 'screens.dates.custom' }} value={value} zone={zone} focusRef={focusRef} />}
    </div>
  );
}

const custom = 'custom';

/** `1 – 31 Oct 2026`. */
function useSpanWords(): (value: unknown) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { zone } = useZone();
  return (value) => {
    const { preset, gte, lte } = (value ?? {}) as Span;
    if (preset === noDate) return translate(`screens.dates.${noDate}`);
    if (isDatePreset(preset)) return spanInWords(daysOfPreset(preset, todayIn(zone)), locale, translate);
    const day = (moment: string | undefined) =>
      Number.isNaN(Date.parse(moment ?? '')) ? undefined : dayAt(Date.parse(moment ?? ''), zone);
    const [from, to] = [day(gte), day(lte)];
    return spanInWords({ ...(from && { from }), ...(to && { to }) }, locale, translate);
  };
}
