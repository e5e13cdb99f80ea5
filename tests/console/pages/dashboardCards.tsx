import { useState, type ReactNode } from 'react';
import type { DashboardFilterState } from '../../../src/console/pages/dashboard/filter.ts';

export type Switched = (filter: DashboardFilterState) => ReactNode;

/** Shows something of one filter, and of the other after a press. */
export function FilterSwitch({ states, show }: { states: readonly [DashboardFilterState, DashboardFilterState]; show: Switched }) {
  const [second, setSecond] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSecond(!second)}>
        Next filter
      </button>
      {show(states[second ? 1 : 0])}
    </>
  );
}

const Undrawn = ({ label }: { label: string }) => <div role="img" aria-label={label} />;

/** Charts in words alone. */
export const undrawn = { Bars: Undrawn, Pie: Undrawn };
