import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

export type Side = 'mine' | 'theirs';

interface Props {
  legend: ReactNode;
  sides: Record<Side, ReactNode>;
  chosen: Side;
  onChoose: (side: Side) => void;
  onlyTheirs?: boolean;
}

export function MineOrTheirs({ legend, sides, chosen, onChoose, onlyTheirs = false }: Props) {
  const translate = useTranslate();
  const name = useId();
  return (
    <Pair>
      <legend>{legend}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            disabled={onlyTheirs && side === 'mine'}
            onChange={() => onChoose(side)}
          />
          <span>
            <b>{translate(`screens.form.newer.${side}`)}</b>
            {sides[side]}
          </span>
        </label>
      ))}
    </Pair>
  );
}

const Pair = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(0.5), overflowWrap: 'anywhere' },
  '& > label': {
    ...theme.typography.body2,
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'flex-start',
    minWidth: 0,
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '& > label[data-chosen]': { borderColor: theme.palette.primary.main },
  '& input': { accentColor: theme.palette.primary.main, width: 16, height: 16, flexShrink: 0, margin: theme.spacing(0.25, 0, 0) },
  '& small': { ...theme.typography.caption, display: 'block', marginTop: theme.spacing(0.5), color: theme.palette.text.secondary },
  '& b': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& > label > span': { minWidth: 0, overflowWrap: 'anywhere' },
}));
