import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import type { InputBaseProps } from '@mui/material/InputBase';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { later } from '../values/later.tsx';
import { Box } from './TextBox.tsx';
import { patternOf, readDay, writeDay } from './typedDay.ts';

interface Props extends Omit<InputBaseProps, 'value' | 'onChange' | 'type'> {
  /** YYYY-MM-DD, or any other typed text, which is shown unchanged. */
  value: string;
  /** Receives YYYY-MM-DD, an empty text, or the typed text if it is not a date. */
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Label of the box, which names its calendar button. */
  label: string;
}

/** The browser's own date input would follow the browser's language instead of the chosen one. */
export function DayBox({ value, onChange, min, max, label, onBlur, inputProps, ...rest }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const day = readDay(value, locale);
  const written = day === value ? writeDay(value, locale) : value;
  const [typed, setTyped] = useState({ text: written, of: value });
  // Changed from outside: by a calendar, a reset or the address.
  const text = typed.of === value ? typed.text : written;
  const type = (next: string) => {
    // Two digits may be the start of a four-digit year: read them on blur.
    const read = next.trim() === '' ? '' : (/\d{4}/.test(next) && readDay(next, locale)) || next;
    setTyped({ text: next, of: read });
    if (read !== value) onChange(read);
  };
  const leave = () => {
    setTyped({ text: day ? writeDay(day, locale) : value, of: day ?? value });
    if (day && day !== value) onChange(day);
  };
  const pattern = patternOf(locale);
  return (
    <>
      <Box
        {...rest}
        value={text}
        placeholder={pattern}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter') leave();
          else if (event.altKey && event.key === 'ArrowDown') setAnchor(boxOf(event.currentTarget));
        }}
        // A label around the box would include the calendar button's name.
        inputProps={{ maxLength: 30, inputMode: 'text', ...(rest.id === undefined && { 'aria-label': label }), ...inputProps }}
        endAdornment={
          <IconButton
            size="small"
            edge="end"
            disabled={rest.disabled || rest.readOnly}
            aria-haspopup="dialog"
            aria-label={translate('screens.form.calendar', { label })}
            onPointerEnter={() => void DayCalendar.preload()}
            onFocus={() => void DayCalendar.preload()}
            onClick={({ currentTarget }) => setAnchor(boxOf(currentTarget))}
          >
            <CalendarToday fontSize="inherit" />
          </IconButton>
        }
      />
      {anchor && (
        <DayCalendar
          anchor={anchor}
          day={day}
          min={min}
          max={max}
          locale={locale}
          label={label}
          onPick={(picked) => {
            setAnchor(null);
            onChange(picked);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** Below the whole box. */
const boxOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('.MuiInputBase-root') ?? element;

const DayCalendar = later(async () => (await import('./DayCalendar.tsx')).DayCalendar);
