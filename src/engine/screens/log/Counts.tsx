import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FilterPlan, Plan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { useFacets } from '../list/tools/useFacets.ts';

interface Props {
  plan: Plan;
  searched: Values;
  onSearch: (part: Values) => void;
}

/** A status chosen here is set in the search form. */
export function Counts({ plan, searched, onSearch }: Props) {
  const { facets } = useFacets({ plan, archived: false, parent: undefined, request: { filter: searched } });
  const counted = plan.filters.filter(({ name, choices }) => choices && (facets?.get(name)?.size ?? 0) > 0);
  if (counted.length === 0) return null;
  return (
    <Strips>
      {counted.map((filter) => (
        <Strip
          key={filter.name}
          filter={filter}
          counts={facets?.get(filter.name) ?? new Map()}
          chosen={[at(searched, filter.name) ?? []].flat().map(String)}
          onChange={(chosen) => onSearch({ [filter.name]: chosen })}
        />
      ))}
    </Strips>
  );
}

interface StripProps {
  filter: FilterPlan;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: (chosen: unknown) => void;
}

function Strip({ filter, counts, chosen, onChange }: StripProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [all, setAll] = useState(false);
  const several = filter.kind === 'choices';
  const present = (filter.choices ?? []).filter(({ id }) => counts.has(id) || chosen.includes(id));
  const ordered = present.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  const shown = all ? ordered : ordered.filter(({ id }, index) => index < few || chosen.includes(id));
  const toggle = (id: string) => {
    const rest = chosen.filter((each) => each !== id);
    if (several) onChange(chosen.includes(id) ? rest : [...chosen, id]);
    else onChange(chosen.includes(id) ? undefined : id);
  };
  const label = translate(filter.label);
  return (
    <Line role="group" aria-label={translate('screens.log.countsBy', { label })}>
      <b>{label}</b>
      {shown.map(({ id, label: words }) => (
        <ButtonBase key={id} component="button" type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {translate(words)} <span>{(counts.get(id) ?? 0).toLocaleString(locale)}</span>
        </ButtonBase>
      ))}
      {ordered.length > few && (
        <ButtonBase type="button" data-more onClick={() => setAll(!all)} aria-expanded={all}>
          {translate(all ? 'screens.log.fewerCounts' : 'screens.log.moreCounts', { smart_count: ordered.length - few })}
        </ButtonBase>
      )}
    </Line>
  );
}

/** A log has some forty kinds of mail: the rest is loaded on demand. */
const few = 6;

const Strips = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), margin: 0 }));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  '& > b': { ...theme.typography.caption, fontWeight: 600, color: theme.palette.text.secondary, minWidth: 88 },
  '& > button': {
    ...theme.typography.body2,
    minHeight: 28,
    gap: theme.spacing(0.75),
    padding: theme.spacing(0, 1.25),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 14,
    backgroundColor: theme.palette.background.paper,
    '& > span': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '&[aria-pressed=true]': {
      borderColor: theme.palette.primary.main,
      color: theme.palette.primary.main,
      '& > span': { color: 'inherit' },
    },
    '&[data-more]': { borderColor: 'transparent', backgroundColor: 'transparent', color: theme.palette.primary.main },
  },
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none' } },
}));
