import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { NotifyPart, type NotifyChoice } from './notify/NotifyPart.tsx';
import { Consequences, Names, Refused } from './TriedEffect.tsx';
import { sparedIn, type TriedAction } from './tries.ts';

interface Props {
  /** Name of the resource, whose texts may say what its rows are. */
  resource: string;
  action: ActionPlan;
  label: string;
  choice: string | undefined;
  /** Effects without the spared rows. */
  effect: TriedAction;
  count: (spared: boolean) => Promise<TriedAction | undefined>;
  onConfirm: (spared: boolean, told: NotifyChoice) => void;
  onClose: () => void;
}

export function TriedDialog({ resource, action, label, choice, effect, count, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const [spares, setSpares] = useState(true);
  const [told, setTold] = useState<NotifyChoice>({ notify: true });
  const [whole, setWhole] = useState<TriedAction>();
  const left = sparedIn(effect);
  const shown = spares ? effect : whole;
  const changed = shown?.changed ?? 0;
  const { notifies } = action;
  const lacksReason = notifies?.reason === true && effect.isReasonRequired === true && told.reason === undefined;
  useEffect(() => {
    let isOpen = true;
    if (!spares && !whole) void count(false).then((found) => isOpen && (found ? setWhole(found) : setSpares(true)));
    return () => {
      isOpen = false;
    };
  });
  const say = (key: string, number: number) => translate(`screens.tried.${key}`, { smart_count: number, number });
  const rows = translate(`resources.${resource}.rows`, { smart_count: changed, number: changed, _: say('rows', changed) });
  return (
    <ConfirmDialog
      title={translate(action.on === 'list' ? 'screens.tried.titleList' : `screens.tried.title${choice === undefined ? '' : 'Of'}`, {
        action: label,
        choice,
        rows,
      })}
      {...(action.undo && { text: translate('screens.tried.undo') })}
      confirm={label}
      disabled={changed === 0 || lacksReason}
      final={!action.undo && !notifies}
      ready={notifies !== undefined && !lacksReason && left === undefined}
      onConfirm={() => onConfirm(spares, told)}
      onClose={onClose}
    >
      {shown && notifies && <NotifyPart notifies={notifies} effect={shown} choice={told} onChange={setTold} />}
      {shown && <Consequences effect={shownElsewhere(shown, notifies !== undefined)} />}
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

/** Effects without those that the part about notifications shows. */
const shownElsewhere = (effect: TriedAction, notifies: boolean): TriedAction => ({
  ...effect,
  ...(notifies && { reported: 0 }),
  ...(notifies && effect.messages?.length && { mailed: 0, texted: 0 }),
});
