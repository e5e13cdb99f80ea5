import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Consequences, Names, Refused } from './TriedEffect.tsx';
import { sparedIn, type TriedAction } from './tries.ts';

interface Props {
  action: ActionPlan;
  label: string;
  choice: string | undefined;
  /** Effects without the spared rows. */
  effect: TriedAction;
  count: (spared: boolean) => Promise<TriedAction | undefined>;
  onConfirm: (spared: boolean) => void;
  onClose: () => void;
}

export function TriedDialog({ action, label, choice, effect, count, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const [spares, setSpares] = useState(true);
  const [whole, setWhole] = useState<TriedAction>();
  const left = sparedIn(effect);
  const shown = spares ? effect : whole;
  const changed = shown?.changed ?? 0;
  useEffect(() => {
    let isOpen = true;
    if (!spares && !whole) void count(false).then((found) => isOpen && (found ? setWhole(found) : setSpares(true)));
    return () => {
      isOpen = false;
    };
  });
  const say = (key: string, number: number) => translate(`screens.tried.${key}`, { smart_count: number, number });
  return (
    <ConfirmDialog
      title={translate(choice === undefined ? 'screens.tried.title' : 'screens.tried.titleOf', {
        action: label,
        choice,
        smart_count: changed,
        number: changed,
      })}
      {...(action.undo && { text: translate('screens.tried.undo') })}
      confirm={label}
      disabled={changed === 0}
      final={!action.undo}
      onConfirm={() => onConfirm(spares)}
      onClose={onClose}
    >
      {shown && <Consequences effect={shown} />}
      {left && (
        <div>
          <p style={{ margin: 0 }}>
            {say('spared', left.count)}
            <Names names={left.names} count={left.count} />
          </p>
          <FormControlLabel
            control={<Checkbox checked={!spares} onChange={(_, checked) => setSpares(!checked)} />}
            label={say('include', left.count)}
          />
        </div>
      )}
      {shown && <Refused effect={shown} />}
    </ConfirmDialog>
  );
}
