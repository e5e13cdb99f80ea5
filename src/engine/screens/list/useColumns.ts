import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { columnsEach, isWhile, type OpenSwitch, type Switched } from '../values/switches.ts';
import { clampWidth, inOrder, isShown, readLayout, sameLayout, type Density, type Layout } from './layout.ts';

export function useColumns(plan: Plan, archived: boolean, view?: { _id: string; layout?: unknown }, shown = allShown) {
  const { userId } = useScreens();
  // All layouts of a list under one key, so that a view renders in its own at once.
  const [kept, setKept] = useStore<Record<string, Layout>>(`${userId}.${plan.name}.columns`, none);
  // The last choice holds in every list that has none of its own.
  const [usual, setUsual] = useStore<Density | undefined>(`${userId}.density`);
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const key = view?._id ?? '';
  const input = view?.layout;
  return useMemo(() => {
    const all = plan.columns.filter(
      ({ only, while: when }) => (only === undefined || only === (archived ? 'archive' : 'list')) && isWhile(plan, when, shown.switched),
    );
    const saved = readLayout(input);
    const layout = kept[key] ? readLayout(kept[key]) : saved;
    const { shown: chosen = {}, widths = {}, density = usual ?? (wide ? 'compact' : 'comfortable') } = layout;
    const ordered = inOrder(all, layout.order);
    const isVisible = (column: ColumnPlan) => isShown(column, layout);
    const change = (part: Layout) => setKept({ ...kept, [key]: readLayout({ ...layout, ...part }) });
    return {
      all: ordered,
      visible: columnsEach(plan, withWidths(ordered.filter(isVisible), widths), shown.open),
      isVisible,
      density,
      layout,
      widthOf: ({ path }: ColumnPlan): number | undefined => widths[path],
      changed: !sameLayout(layout, saved),
      toggle: (column: ColumnPlan) => change({ shown: { ...chosen, [column.path]: !isVisible(column) } }),
      move: (path: string, to: number) => {
        const paths = ordered.map((each) => each.path).filter((each) => each !== path);
        change({ order: [...paths.slice(0, to), path, ...paths.slice(to)] });
      },
      /** Without pixels, restores the plan's width. */
      resize: (path: string, width: number | undefined) => {
        const { [path]: _, ...others } = widths;
        change({ widths: width === undefined ? others : { ...others, [path]: clampWidth(width) } });
      },
      setDensity: (requested: Density) => {
        setUsual(requested);
        change({ density: requested });
      },
      reset: () => setKept(Object.fromEntries(Object.entries(kept).filter(([each]) => each !== key))),
      /** Drops changes to a view, which were saved or discarded. */
      forget: (id: string) => setKept(Object.fromEntries(Object.entries(kept).filter(([each]) => each !== id))),
      offered: all.length > 1,
    };
  }, [plan, archived, key, input, kept, setKept, usual, setUsual, wide, shown]);
}

export type Columns = ReturnType<typeof useColumns>;

/** With one fixed width the other columns share the rest: percentages could leave one of them nothing. */
function withWidths(columns: ColumnPlan[], widths: Record<string, number>): ColumnPlan[] {
  if (!columns.some(({ path }) => widths[path] !== undefined)) return columns;
  return columns.map((column) => {
    const { width: input, ...others } = column;
    const width = widths[column.path];
    return width === undefined ? (input?.endsWith('%') ? others : column) : { ...column, width: `${width}px` };
  });
}

const none: Record<string, Layout> = {};
const allShown: { switched: Switched; open: readonly OpenSwitch[] } = { switched: {}, open: [] };
