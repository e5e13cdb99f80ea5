import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { later } from '../values/later.tsx';
import { cardsBelow } from '../values/measures.ts';
import { ActionCommand } from './ActionCommand.tsx';
import { PressButton } from './ActionButton.tsx';
import { offeredOf } from './choices.ts';
import type { PressOptions } from './PressOptions.ts';
import { useActionPress } from './useActionPress.tsx';

interface Props extends PressOptions {
  actions: readonly ActionPlan[];
  disabled?: boolean;
}

export function ActionBar({ actions: all, disabled = false, ...options }: Props) {
  const records = options.records ?? (options.record && [options.record]);
  const actions = offeredOf(all, { switches: options.switches, records });
  const translate = useTranslate();
  const { press, running, dialogs } = useActionPress(options);
  const menu = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const small = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const narrow = useMediaQuery('(max-width: 1359.95px)', { noSsr: true });
  const target = {
    plan: options.plan,
    ids: options.ids,
    matching: options.matching,
    parent: options.parent,
    switches: options.switches,
    records,
  };
  const fitting = buttonsIn(small ? 0 : narrow ? 1 : 2, actions.length);
  const [shown, rest] = [actions.slice(0, fitting), actions.slice(fitting)];
  const more = translate(fitting === 0 ? 'screens.tools.actions' : 'screens.tools.more');
  return (
    <>
      {shown.map((action) => (
        <PressButton
          key={action.name}
          {...target}
          action={action}
          disabled={disabled || (running !== undefined && running !== action.name)}
          running={running === action.name}
          onPress={press}
        />
      ))}
      {rest.length > 0 && (
        <Button
          ref={menu}
          variant="outlined"
          sx={{ flexShrink: 0 }}
          startIcon={<MoreHoriz />}
          disabled={disabled}
          loading={rest.some(({ name }) => name === running)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={() => void ActionMenu.preload()}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {more}
        </Button>
      )}
      {rest.map((action) => (
        <ActionCommand
          key={action.name}
          {...target}
          action={action}
          disabled={disabled || running !== undefined}
          run={() => press(action, menu.current ?? undefined)}
        />
      ))}
      {anchor && (
        <ActionMenu
          {...target}
          actions={rest}
          anchor={anchor}
          onPress={(action) => press(action, anchor)}
          onClose={() => setAnchor(null)}
        />
      )}
      {dialogs}
    </>
  );
}

/** No menu for a single action. */
const buttonsIn = (room: number, actions: number): number => (actions <= room + 1 ? actions : room);

const ActionMenu = later(async () => (await import('./ActionMenu.tsx')).ActionMenu);
