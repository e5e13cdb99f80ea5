import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { Plan, ViewPlan } from '../../../plan/Plan.ts';
import { TabBar } from '../../layout/tabs/TabBar.tsx';
import { Tag } from '../../widgets/Tag.tsx';
import { firstSort, pageSizes, writeListState, type ListState } from '../listState.ts';
import { tabName, type OpenSwitch, type SwitchChoice } from '../../values/switches.ts';
import type { Collection } from '../useCollection.ts';
import { columnsSwitch } from '../useShownAs.ts';

/** Steps for rows, tabs for values (specification 3 §2); a choice resets the list, and keeps the switches before it (§4). */
export function SwitchBars({ collection, panel, shown }: { collection: Collection; panel: string; shown: ViewPlan }) {
  const { plan, state, switches, total, loading } = collection;
  // A board's columns are all choices of its switch at once.
  const columns = columnsSwitch(shown);
  const [query] = useSearchParams();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Bars>
      {switches.map((one, index) => {
        if (one.name === columns) return null;
        const steps = plan.switches?.[index]?.rows !== undefined;
        const tabs = one.choices.map((choice, place) => ({
          name: tabName(one.name, choice.id),
          label: steps ? <Step number={place + 1} choice={choice} /> : translate(choice.label),
          to: `?${addressOf(query, plan, state, switches.slice(0, index), place > 0 ? { [one.name]: choice.id } : {}).toString()}`,
        }));
        const open = one.choices[one.open];
        return (
          <TabBar
            key={one.name}
            tabs={tabs}
            current={open ? tabName(one.name, open.id) : ''}
            label={translate(`resources.${plan.name}.switches.${one.name}.label`)}
            panel={panel}
            look={steps ? 'steps' : undefined}
          />
        );
      })}
      <Total role="status">
        {total !== undefined &&
          !loading &&
          columns === undefined &&
          translate('screens.list.total', { smart_count: total, number: total.toLocaleString(locale) })}
      </Total>
    </Bars>
  );
}

function Step({ number, choice: { label, tag } }: { number: number; choice: SwitchChoice }) {
  const translate = useTranslate();
  return (
    <>
      <b aria-hidden>{number}</b>
      <span>{label || translate('screens.list.unnamedTab', { number })}</span>
      {tag && <Tag tone="info">{translate(tag)}</Tag>}
    </>
  );
}

/** Without search, filters, page or an open panel; the order stays. */
function addressOf(
  query: URLSearchParams,
  plan: Plan,
  state: ListState,
  before: readonly OpenSwitch[],
  chosen: Record<string, string>,
): URLSearchParams {
  const kept = before.flatMap(({ name, choices, open }): [string, string][] => (open > 0 ? [[name, choices[open]?.id ?? '']] : []));
  const switches = { ...Object.fromEntries(kept), ...chosen };
  const first = firstSort(plan, state.switches);
  const own = state.sort && (state.sort.of || state.sort.field !== first?.field || state.sort.order !== first.order);
  const bare = new URLSearchParams(query);
  if (plan.panel) bare.delete(plan.panel);
  return writeListState(bare, plan, {
    page: 1,
    perPage: pageSizes[0],
    sort: own ? state.sort : firstSort(plan, switches),
    search: '',
    filters: {},
    as: state.as,
    switches,
  });
}

const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(1, 1.5, 0),
  '& > [role=tablist]:not(:last-of-type)': { gridColumn: '1 / -1' },
  '& > [role=tablist]': { borderBottom: 0 },
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Total = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));
