import { styled } from '@mui/material/styles';
import { RecordContextProvider, useTranslate } from 'ra-core';
import type { Plan } from '../../../plan/Plan.ts';
import { useRecord } from '../../values/useRecord.ts';
import { Value } from '../../widgets/Value.tsx';

export function TabbedPageHead({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const { record } = useRecord(plan, 'settings');
  return (
    <RecordContextProvider value={record}>
      <Line aria-busy={!record}>
        {plan.details.map((column) => (
          <div key={column.path}>
            <dt>{translate(column.label)}</dt>
            <dd>{record ? <Value column={column} /> : '\u2007'}</dd>
          </div>
        ))}
      </Line>
    </RecordContextProvider>
  );
}

const Line = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  margin: 0,
  '& > div': { display: 'flex', gap: theme.spacing(1), minWidth: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));
