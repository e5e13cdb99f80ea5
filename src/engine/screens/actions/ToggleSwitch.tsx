import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'ra-core';
import { useId } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useActionLabel } from './available.ts';
import { forbids } from './forbids.ts';
import { useAction } from './useAction.tsx';

interface Props {
  plan: Plan;
  action: ActionPlan;
  record: RaRecord;
}

/** The switch of an action that toggles a Boolean of the record; a state that forbids it forbids only turning it on. */
export function ToggleSwitch({ plan, action, record }: Props) {
  const translate = useTranslate();
  const labelOf = useActionLabel(plan);
  const { run, running } = useAction(plan);
  const id = useId();
  // Readers without the right still see its state.
  const denied = !useAvailability().may(plan, action);
  const isOn = at(record, action.toggles ?? '') === true;
  const forbidden = !isOn && forbids(action, record);
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const why = denied
    ? translate('screens.form.readOnly')
    : forbidden
      ? translate(key(`whyNot.${action.name}`), { _: translate('screens.tools.otherState') })
      : translate(key(`${action.name}Help`), { _: '' });
  const toggle = (turned: boolean) => {
    const to = turned ? 'on' : 'off';
    const messages = { done: key(`${action.name}.${to}`), failed: key(`${action.name}.${to}Failed`) };
    void run(action, [String(record.id)], { data: { turned }, messages });
  };
  return (
    <div>
      <FormControlLabel
        label={labelOf(action)}
        control={
          <Switch
            checked={isOn}
            disabled={denied || forbidden || running}
            onChange={(_, turned) => toggle(turned)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': why ? id : undefined } }}
          />
        }
      />
      {why && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {why}
        </Typography>
      )}
    </div>
  );
}
