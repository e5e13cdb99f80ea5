import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { Control } from '../../../../engine/screens/widgets/Control.tsx';
import { TextBox } from '../../../../engine/screens/widgets/TextBox.tsx';
import { FilterChoice, type FilterProps } from './FilterChoice.tsx';
import { parseDays } from './parseDays.ts';
import { thresholdDays } from './presets.ts';
import { useTyped } from './useTyped.ts';

const names = ['dropoutDays', 'leakageDays'] as const;

/** Days until unfinished or unstarted assessments count as lost. */
export function ThresholdFilter({ filter, onChange }: FilterProps) {
  const { dropoutDays, leakageDays } = filter;
  const translate = useTranslate();
  const text = (key: string, values?: object): string => translate(`pages.dashboard.filter.thresholds.${key}`, values);
  const same = dropoutDays === leakageDays;
  const [typed, setTyped] = useTyped<Typed>({ dropoutDays: String(dropoutDays), leakageDays: String(leakageDays) });
  return (
    <FilterChoice
      label={text('label')}
      chosen={same ? text('same', { smart_count: dropoutDays }) : text('both', { dropout: dropoutDays, leakage: leakageDays })}
      changed={!same || dropoutDays !== thresholdDays.first}
    >
      {(close) => (
        <Days
          typed={typed}
          onType={setTyped}
          onApply={(days) => {
            onChange({ ...filter, ...days });
            close();
          }}
        />
      )}
    </FilterChoice>
  );
}

type Typed = Record<(typeof names)[number], string>;
type Thresholds = Record<(typeof names)[number], number>;

interface Props {
  typed: Typed;
  onType: (typed: Typed) => void;
  onApply: (days: Thresholds) => void;
}

function Days({ typed, onType, onApply }: Props) {
  const translate = useTranslate();
  const [tried, setTried] = useState(false);
  const errorOf = (name: (typeof names)[number]) => {
    const validated = parseDays(typed[name]);
    return 'error' in validated ? translate(`pages.dashboard.filter.errors.${validated.error}`, { limit: thresholdDays.most }) : undefined;
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [dropout, leakage] = [parseDays(typed.dropoutDays), parseDays(typed.leakageDays)];
    if ('days' in dropout && 'days' in leakage) onApply({ dropoutDays: dropout.days, leakageDays: leakage.days });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${'error' in dropout ? 'dropoutDays' : 'leakageDays'}]`)?.focus();
  };
  return (
    <form onSubmit={apply} noValidate style={{ display: 'contents' }}>
      {names.map((name) => {
        const error = tried ? errorOf(name) : undefined;
        const label = `pages.dashboard.filter.thresholds.${name}`;
        return (
          <Control
            key={name}
            field={{ name, label: `${label}.label`, help: `${label}.help`, kind: 'number', required: false }}
            value={typed[name]}
            onChange={(value) => onType({ ...typed, [name]: String(value ?? '') })}
            onBlur={nothing}
            focusRef={nothing}
            {...(error !== undefined && { error })}
          >
            {(control) => <TextBox {...control} type="text" />}
          </Control>
        );
      })}
      <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
        {translate('pages.dashboard.filter.apply')}
      </Button>
    </form>
  );
}

const nothing = () => undefined;
