import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Choice } from '../../../plan/Plan.ts';
import { Option } from '../../widgets/Choice.tsx';

interface Props {
  label: string;
  choices: readonly Choice[];
  counts: ReadonlyMap<string, number> | undefined;
  loading: boolean;
  several: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Choices without rows are dimmed, not disabled. */
export function FacetChoices({ label, choices, counts, loading, several, chosen, onChange }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  // Sorted once by frequency: nothing moves under the pointer when the numbers change.
  const [first, setFirst] = useState<ReadonlyMap<string, number>>();
  if (!first && counts && choices.length > long) setFirst(counts);
  const ordered = first ? choices.toSorted((a, b) => (first.get(b.id) ?? 0) - (first.get(a.id) ?? 0)) : choices;
  const toggle = (value: string) =>
    onChange(several ? (chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]) : [value]);
  return (
    <div role="group" aria-labelledby={id} aria-busy={loading || undefined}>
      <Label id={id}>{label}</Label>
      <Lines data-loading={loading || undefined}>
        {!several && (
          <Option>
            <input type="radio" name={id} checked={chosen.length === 0} onChange={() => onChange([])} />
            {translate('screens.list.any')}
          </Option>
        )}
        {ordered.map((choice) => {
          const count = counts && (counts.get(choice.id) ?? 0);
          const words = translate(choice.label);
          return (
            <Option key={choice.id} data-none={count === 0 || undefined}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={several ? undefined : id}
                checked={chosen.includes(choice.id)}
                onChange={() => toggle(choice.id)}
                aria-label={words}
                aria-describedby={count === undefined ? undefined : `${id}-${choice.id}`}
              />
              <span>{words}</span>
              {count !== undefined && (
                <Count id={`${id}-${choice.id}`} aria-label={translate('screens.tools.facet', { smart_count: count })}>
                  {count.toLocaleString(locale)}
                </Count>
              )}
            </Option>
          );
        })}
      </Lines>
    </div>
  );
}

const long = 10;

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, marginBottom: theme.spacing(0.75) }));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  maxHeight: 264,
  overflow: 'auto',
  padding: 2,
  margin: -2,
  '& > label': { minHeight: 24 },
  '& > label > span:first-of-type': { flex: 1, minWidth: 0 },
  '& > label[data-none]': { color: theme.palette.text.secondary },
  '&[data-loading] > label > span:last-of-type:not(:first-of-type)': { opacity: 0.5, transition: 'opacity 120ms 300ms' },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
