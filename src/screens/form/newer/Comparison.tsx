import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Difference } from './differences.ts';
import { FieldValue } from './FieldValue.tsx';

interface Props {
  found: Difference[];
  /** Names of the fields whose newer value is taken. */
  theirs: string[];
  onChoose: (theirs: string[]) => void;
}

/** Field by field, what stands in the form beside what somebody else has saved, and a choice between them. */
export function Comparison({ found, theirs, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return found.map(({ field, mine, theirs: other }) => {
    const taken = theirs.includes(field.name);
    const take = (them: boolean) => onChoose(them ? [...theirs, field.name] : theirs.filter((name) => name !== field.name));
    const choice = (them: boolean, value: unknown) => (
      <Side chosen={taken === them}>
        <input type="radio" name={`${id}-${field.name}`} checked={taken === them} onChange={() => take(them)} />
        <span>
          <b>{translate(them ? 'screens.form.newer.theirs' : 'screens.form.newer.mine')}</b>
          <Value>
            <FieldValue field={field} value={value} />
          </Value>
        </span>
      </Side>
    );
    return (
      <Field key={field.name}>
        <legend>{translate(field.label)}</legend>
        {choice(false, mine)}
        {choice(true, other)}
      </Field>
    );
  });
}

const Field = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(0.5) },
}));

const Side = styled('label', { shouldForwardProp: (name) => name !== 'chosen' })<{ chosen: boolean }>(({ theme, chosen }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'flex-start',
  minWidth: 0,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${chosen ? theme.palette.primary.main : theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& input': { accentColor: theme.palette.primary.main, width: 16, height: 16, flexShrink: 0, margin: theme.spacing(0.25, 0, 0) },
  '& b': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& > span': { minWidth: 0 },
}));

const Value = styled('span')({ display: 'block', maxHeight: 180, overflow: 'auto', overflowWrap: 'anywhere' });
