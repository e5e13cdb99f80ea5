import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import type { FieldPlan, FilterPlan } from '../../plan/Plan.ts';
import { yesOrNo } from '../../plan/yesOrNo.ts';
import { useDebounced } from '../values/useDebounced.ts';
import { isEmpty } from '../values/field.ts';
import { inputOf } from '../widgets/inputs.ts';
import { offeredFilters } from './offeredFilters.ts';
import { FacetChoices } from './tools/FacetChoices.tsx';
import { useFacets } from './tools/useFacets.ts';
import { isWhile } from '../values/switches.ts';
import { ConditionsInput } from './conditions/laterConditions.ts';
import type { Collection } from './useCollection.ts';

interface Props {
  collection: Collection;
  anchor: HTMLElement;
  onClose: () => void;
}

export function FilterPanel({ collection, anchor, onClose }: Props) {
  const { plan, state, narrow } = collection;
  const translate = useTranslate();
  const [values, setValues] = useState(state.filters);
  const { offered, facets, loading } = useFacets(collection);
  const apply = (next: Record<string, unknown>) =>
    narrow({ filters: Object.fromEntries(Object.entries(next).filter(([, value]) => !isEmpty(value))) }, { replace: true });
  const applyLater = useDebounced(apply);
  const set = (filter: FilterPlan, value: unknown) => {
    const next = { ...values, [filter.name]: value };
    setValues(next);
    if (typed.has(filter.kind)) applyLater(next);
    else apply(next);
  };
  const clear = () => {
    setValues({});
    apply({});
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': translate('screens.list.filters'), role: 'dialog' } }}
    >
      <Panel>
        {offeredFilters(plan, state.filters).map((filter) => {
          const yesNo = filter.kind === 'boolean' && !filter.widget;
          const off = !isWhile(plan, filter.while, state.switches ?? {});
          const value = values[filter.name];
          if (filter.conditions)
            return (
              <ConditionsInput
                key={filter.name}
                label={translate(filter.label)}
                conditions={filter.conditions}
                value={value}
                onChange={(next) => set(filter, next)}
              />
            );
          if (offered.includes(filter.name) && filter.choices)
            return (
              <FacetChoices
                key={filter.name}
                label={translate(filter.label)}
                choices={filter.choices}
                counts={facets?.get(filter.name)}
                loading={loading}
                several={filter.kind === 'choices'}
                chosen={Array.isArray(value) ? value.map(String) : isEmpty(value) ? [] : [String(value)]}
                onChange={(chosen) => set(filter, filter.kind === 'choices' ? chosen : chosen[0])}
              />
            );
          return createElement(inputOf(yesNo ? { kind: 'choice' } : filter), {
            key: filter.name,
            field: fieldOfFilter(filter, off ? translate(`resources.${plan.name}.onlyWhile.${filter.name}`) : undefined),
            ...(off && { disabled: true }),
            value: yesNo && value !== undefined ? String(value) : value,
            onChange: (chosen: unknown) =>
              set(filter, yesNo && chosen !== undefined ? chosen === 'true' : filter.kind === 'boolean' ? chosen || undefined : chosen),
            onBlur: nothing,
            focusRef: nothing,
            empty: translate('screens.list.any'),
          });
        })}
        <Foot>
          <Button onClick={clear} disabled={Object.keys(state.filters).length === 0}>
            {translate('screens.list.clearFilters')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {translate('screens.list.filtersDone')}
          </Button>
        </Foot>
      </Panel>
    </Popover>
  );
}

const typed = new Set(['text', 'multiline', 'email', 'url', 'number', 'id']);

/** Yes or no is a choice, since a switch has no third state. */
const fieldOfFilter = ({ name, label, kind, widget, choices, reference, parts }: FilterPlan, why?: string): FieldPlan => ({
  name,
  label,
  kind,
  help: '',
  required: false,
  ...(widget && { widget }),
  ...(why !== undefined && { helpText: why }),
  ...(parts && { fields: parts.map((part) => ({ name: part, label, help: '', kind, required: false })) }),
  ...(kind === 'boolean' ? { choices: yesOrNo } : choices && { choices }),
  ...(reference && { reference }),
});

const nothing = () => undefined;

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  background: theme.palette.background.paper,
  width: 320,
  maxWidth: '100%',
  padding: theme.spacing(2),
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  // In reach however low the window is.
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  margin: theme.spacing(0, -2, -2),
  padding: theme.spacing(0.5, 2, 2),
  background: 'inherit',
}));
