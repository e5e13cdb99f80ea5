import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { keepInSight, rowsOf } from '../../actions/inSight.ts';
import { pagerHeight } from '../../values/measures.ts';
import type { Collection } from '../useCollection.ts';
import { sticks } from '../../values/sticks.ts';

/** At the foot of a list whose head has switches (specification 3 §2 “a bottom bar”). */
export function SelectionBar({ collection: { selection }, children }: { collection: Collection; children: ReactNode }) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const last = selection.selected.at(-1);
  // Keep the row ticked last in sight, since the bar covers the foot of the list.
  useEffect(() => {
    if (bar.current && last !== undefined) keepInSight(rowsOf([last]), bar.current.getBoundingClientRect().top);
  }, [last]);
  return (
    <Bar ref={bar} className="screen-only">
      <strong role="status">{translate('screens.list.selected', { smart_count: selection.count })}</strong>
      <Button color="inherit" onClick={selection.clear}>
        {translate('screens.list.clearSelection')}
      </Button>
      {children}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...sticks({ bottom: pagerHeight }),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  backgroundColor: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.divider}`,
  boxShadow: theme.shadows[4],
  '& > strong': { fontWeight: 600 },
  '& > button:first-of-type': { marginInlineEnd: 'auto' },
}));
