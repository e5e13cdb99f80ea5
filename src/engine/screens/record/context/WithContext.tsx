import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { useDeferredValue, type ReactNode } from 'react';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { topBarHeight } from '../../values/measures.ts';
import { laterWorded } from '../../values/later.tsx';
import { operationFor } from '../../values/registry.ts';
import { sticks } from '../../values/sticks.ts';
import { useTools } from '../../values/useAsk.ts';
import { factsOf } from './facts.ts';

/** Details for the column of context; empty where the window has no room for it. */
export function useContextFacts(plan: Plan): readonly ColumnPlan[] {
  return useMediaQuery(roomy, { noSsr: true }) ? factsOf(plan) : none;
}

interface Props {
  plan: Plan;
  record: RaRecord | undefined;
  facts: readonly ColumnPlan[];
  /** When the record was read, in ms. */
  at: number;
  /** Width of what stands on the left. */
  width: number;
  children: ReactNode;
}

/** A column next to a record or its form, with room of its own from the start, so that it moves nothing. */
export function WithContext({ plan, record, facts, at, width, children }: Props) {
  const { offers } = useTools();
  const wide = useMediaQuery(roomy, { noSsr: true });
  // After the record itself is painted.
  const shown = useDeferredValue(record, undefined);
  const offered = facts.length > 0 || offers(operationFor('auditTrail'));
  if (!wide || !offered || plan.get === undefined) return <>{children}</>;
  return (
    <Columns width={width}>
      <div>{children}</div>
      <aside>{shown && <Context plan={plan} record={shown} facts={facts} at={at} />}</aside>
    </Columns>
  );
}

const Context = laterWorded(async () => (await import('./ContextColumn.tsx')).ContextColumn);

export const preloadContext = (): Promise<void> => Context.preload();

const none: readonly ColumnPlan[] = [];
const roomy = '(min-width: 1280px)';

const Columns = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{ width: number }>(({ theme, width }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width}px) minmax(300px, 1fr)`,
  gap: theme.spacing(3),
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  '& > aside': { ...sticks({ top: topBarHeight + 24 }), maxWidth: 480, minWidth: 0 },
  // A form that needs the room has it.
  '&:has(form [data-wide], [data-wide] form)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
  '@media print': { display: 'block', '& > aside': { position: 'static' } },
}));
