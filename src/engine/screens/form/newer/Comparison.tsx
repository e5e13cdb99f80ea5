import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Difference } from './differences.ts';
import { FieldValue } from './FieldValue.tsx';
import { MineOrTheirs } from './MineOrTheirs.tsx';

interface Props {
  found: Difference[];
  theirs: string[];
  onChoose: (theirs: string[]) => void;
}

export function Comparison({ found, theirs, onChoose }: Props) {
  const translate = useTranslate();
  return found.map(({ field, mine, theirs: other }) => {
    const shown = (value: unknown) => (
      <Value>
        <FieldValue field={field} value={value} />
      </Value>
    );
    return (
      <MineOrTheirs
        key={field.name}
        legend={translate(field.label)}
        sides={{ mine: shown(mine), theirs: shown(other) }}
        chosen={theirs.includes(field.name) ? 'theirs' : 'mine'}
        onChoose={(side) => onChoose(side === 'theirs' ? [...theirs, field.name] : theirs.filter((name) => name !== field.name))}
      />
    );
  });
}

const Value = styled('span')({ display: 'block', maxHeight: 180, overflow: 'auto' });
