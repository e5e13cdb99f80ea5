import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Option } from '../../../../engine/screens/widgets/Choice.tsx';
import { DayBox } from '../../../../engine/screens/widgets/DayBox.tsx';
import type { Period } from '../filter.ts';
import { validatePeriod, type DayError } from './parseDays.ts';
import { windowNames } from './presets.ts';

/** The days of each window as they are typed; the first one's hold for all unless they differ. */
export type TypedDays = Record<(typeof windowNames)[number], Period> & { separate: boolean };

interface Props {
  typed: TypedDays;
  today: string;
  onType: (typed: TypedDays) => void;
  onApply: (typed: TypedDays) => void;
}

type End = 'from' | 'to';

/** Custom days; errors appear on apply, and wrong input stays as typed. */
export function ChosenDays({ typed, today, onType, onApply }: Props) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, DayError | undefined>>({});
  const shown = typed.separate ? windowNames : windowNames.slice(0, 1);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = Object.fromEntries(
      shown.flatMap((window) => {
        const validated = validatePeriod(typed[window], today);
        return (['from', 'to'] as const).map((end) => {
          return [`${window}.${end}`, validated[end]];
        });
      }),
    );
    setErrors(found);
    const [first] = Object.entries(found).find(([, each]) => each !== undefined) ?? [];
    if (first === undefined) return onApply(typed);
    const input = form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const type = (window: (typeof windowNames)[number], end: End, day: string) => {
    const { [end]: _, ...rest } = typed[window];
    onType({ ...typed, [window]: day ? { ...rest, [end]: day } : rest });
    setErrors({ ...errors, [`${window}.${end}`]: undefined });
  };
  return (
    <Form ref={form} onSubmit={apply} noValidate>
      {shown.map((window) => (
        <fieldset key={window}>
          <legend>{translate(`pages.dashboard.filter.period.${typed.separate ? `windows.${window}` : 'chosen'}`)}</legend>
          {(['from', 'to'] as const).map((end) => (
            <NamedDay
              key={end}
              name={`${window}.${end}`}
              label={translate(`screens.form.dateRange.${end}`)}
              value={typed[window][end] ?? ''}
              max={today}
              error={errors[`${window}.${end}`]}
              onChange={(day) => type(window, end, day)}
            />
          ))}
        </fieldset>
      ))}
      <Option>
        <input
          type="checkbox"
          checked={typed.separate}
          onChange={({ target }) => {
            const same = { consented: typed.submitted, created: typed.submitted };
            onType({ ...typed, ...(target.checked && !typed.separate && same), separate: target.checked });
          }}
        />
        <span>{translate('pages.dashboard.filter.period.separate')}</span>
      </Option>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
        {translate('pages.dashboard.filter.apply')}
      </Button>
    </Form>
  );
}

interface NamedDayProps {
  name: string;
  label: string;
  value: string;
  max: string;
  error: DayError | undefined;
  onChange: (day: string) => void;
}

function NamedDay({ name, label, value, max, error, onChange }: NamedDayProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <label>
      <span>{label}</span>
      <DayBox
        label={label}
        name={name}
        fullWidth
        value={value}
        error={error !== undefined}
        max={max}
        onChange={onChange}
        inputProps={{ 'aria-invalid': error !== undefined, ...(error && { 'aria-describedby': id }) }}
      />
      {error && <em id={id}>{translate(`pages.dashboard.filter.errors.${error}`)}</em>}
    </label>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.palette.divider}`,
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
    alignItems: 'start',
    gap: theme.spacing(1),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(0.5) },
  '& fieldset label > span:first-of-type': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& em': { ...theme.typography.caption, fontStyle: 'normal', color: theme.palette.error.main, display: 'block' },
}));
