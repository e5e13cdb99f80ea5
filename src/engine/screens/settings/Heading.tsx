import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { forbids } from '../actions/forbids.ts';
import { useTabs } from '../layout/tabs/useTabs.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { childrenOf } from '../record/childPlans.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { ChildButton } from './ChildButton.tsx';

/** The name of the settings with what can be done with them, and the lists below them, each behind a button. */
export function Heading({ plan, record }: { plan: Plan; record: RaRecord | undefined }) {
  const translate = useTranslate();
  const screens = useScreens();
  const { actions } = useAvailability();
  const children = record ? childrenOf(Object.values(screens.plans), plan, screens).filter(({ list }) => list) : [];
  // With help per field, the text above them is the `intro`.
  const help = translate(`resources.${plan.name}.intro`, { _: translate(`resources.${plan.name}.help`, { _: '' }) });
  const name = translate(`resources.${plan.name}.name`);
  const { title, tabs } = useTabs(plan);
  const isBelowOthers = screens.plans[plan.parent ?? '']?.kind === 'settings';
  const hasName = isBelowOthers || title !== name || tabs !== undefined;
  if (!hasName && !help && (!record || (children.length === 0 && offered(actions(plan, 'record'), record).length === 0))) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, maxWidth: 720 }}>
        {/* The page's own heading may say it already. */}
        {hasName && <Typography variant="h2">{name}</Typography>}
        {help && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {help}
          </Typography>
        )}
      </Box>
      {record && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children.map((child) => (
            <ChildButton key={child.name} plan={child} parent={record} />
          ))}
          <ActionBar
            plan={plan}
            actions={offered(actions(plan, 'record'), record)}
            ids={[String(record.id)]}
            record={record}
            onDone={nothing}
          />
        </Box>
      )}
    </Box>
  );
}

/** Hides actions that the settings' state forbids: no selection could enable them. */
const offered = (actions: readonly ActionPlan[], record: RaRecord): ActionPlan[] =>
  actions.filter((action) => action.toggles === undefined && !forbids(action, record));

/** Changed settings are refetched anyway. */
const nothing = () => undefined;
