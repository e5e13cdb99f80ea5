import { useMemo } from 'react';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { Changes } from '../../../engine/screens/layout/Changes.tsx';
import type { Loaded } from '../../../engine/screens/values/useChanges.ts';
import type { ReadTree } from './useTree.ts';

interface Props {
  plan: Plan;
  read: ReadTree;
  loaded: Loaded;
  reload: () => void;
}

/** Says over the tree what changed elsewhere: its departments are the rows of a list. */
export function TreeChanges({ plan, read, loaded, reload }: Props) {
  const asRows = useMemo<Plan>(() => ({ ...plan, live: 'rows' }), [plan]);
  const rows = useMemo(() => [...read.tree.nodes.keys()], [read]);
  return plan.live === undefined ? null : <Changes plan={asRows} rows={rows} loaded={loaded} reload={reload} />;
}
