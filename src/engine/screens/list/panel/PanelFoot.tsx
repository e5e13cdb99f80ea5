import Check from '@mui/icons-material/Check';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import { PressButton } from '../../actions/ActionButton.tsx';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { isArchived } from '../../actions/available.ts';
import { offeredOf } from '../../actions/choices.ts';
import type { Outcome } from '../../actions/runInParts.ts';
import { useActionPress } from '../../actions/useActionPress.tsx';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { sticks } from '../../values/sticks.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import type { PanelRecord } from './RecordOver.tsx';
import type { Steps } from './useSteps.ts';

interface Props extends Pick<PanelRecord, 'record' | 'complete'> {
  plan: Plan;
  id: string;
  steps: Steps;
}

/** Actions with a letter are buttons, the others are in a menu. Outlives the record, so that the focus stays on a button. */
export function PanelFoot({ plan, id, record, complete, steps }: Props) {
  const translate = useTranslate();
  const { userId } = useScreens();
  const { actions } = useAvailability();
  const [goesOn, setGoesOn] = useStore(`${userId}.panel.goesOn`, false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { press, running, dialogs } = useActionPress({ plan, ids: [id], record, onDone });
  const all = [...actions(plan, isArchived(record) ? 'archived' : 'selection'), ...actions(plan, 'record')];
  const offered = offeredOf(
    all.filter(({ detail }) => detail === undefined),
    { records: record && [record] },
  );
  if (offered.length === 0) return null;
  const lettered = offered.filter(({ key }) => key !== undefined);
  const shown = lettered.length > 0 ? lettered : offered;
  const more = offered.filter((action) => !shown.includes(action));
  const menu = more.length + lettered.length > 0;
  const target = { plan, ids: [id], records: record && [record] };
  return (
    <Foot aria-label={translate('screens.tools.actions')}>
      {shown.map((action) => (
        <PressButton
          key={action.name}
          {...target}
          action={action}
          waiting={!record || !complete}
          disabled={false}
          hint
          running={running === action.name}
          onPress={press}
        />
      ))}
      {menu && (
        <IconButton
          aria-label={translate('screens.tools.more')}
          title={translate('screens.tools.more')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-disabled={!complete || undefined}
          onClick={({ currentTarget }) => complete && setAnchor(currentTarget)}
        >
          <MoreHoriz />
        </IconButton>
      )}
      {anchor && (
        <ActionMenu {...target} actions={more} anchor={anchor} onPress={(action) => press(action, anchor)} onClose={() => setAnchor(null)}>
          {lettered.length > 0 && (
            <MenuItem role="menuitemcheckbox" aria-checked={goesOn} onClick={() => setGoesOn(!goesOn)} divider>
              <ListItemIcon>{goesOn && <Check />}</ListItemIcon>
              {translate('screens.panel.goOn')}
            </MenuItem>
          )}
        </ActionMenu>
      )}
      {dialogs}
    </Foot>
  );

  function onDone(_: string[], { done }: Outcome, { key }: ActionPlan) {
    if (goesOn && key !== undefined && done.includes(id)) steps.go('next');
  }
}

const Foot = styled('footer')(({ theme }) => ({
  ...sticks({ bottom: 0 }),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  // Four actions and the menu stay on one line.
  padding: theme.spacing(1.5, 1.5, 1.5, 2),
  '& .MuiButton-startIcon': { display: 'none' },
  backgroundColor: theme.palette.background.bar,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > button:last-of-type': { marginInlineStart: 'auto' },
  '@media (max-width: 480px)': { paddingInline: theme.spacing(2), '& kbd': { display: 'none' } },
}));
